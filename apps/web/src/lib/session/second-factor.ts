import { ApiError, type Call } from '@emma/contracts/kit'
import { createEmitter, createStore, type ReadableStore } from '../store.ts'

/** Anchor of the security section in a profile. */
export const securityAnchor = 'seguranca'

/** Refusals that end once the user proves their identity again: by the second factor alone, or also by a password. */
const wanted = { second_factor_required: 'factor', proof_required: 'proof' } as const
export type Wanted = (typeof wanted)[keyof typeof wanted]

/** An identity check that waits for its answer. */
export interface FactorQuestion {
  readonly wants: Wanted
  /** `true` once the server accepted it, `false` if the user gave up. */
  readonly answer: (shown: boolean) => void
}

const question = createStore<FactorQuestion | null>(null)
const setup = createEmitter()
let asking: Promise<boolean> | null = null
let proof: string | undefined

/** For the outlet: the question that is open. */
export const factorQuestion: ReadableStore<FactorQuestion | null> = question

/** Calls the listener when the user must set up a second factor before continuing. */
export const onFactorSetup = setup.subscribe

/** The token for the password just typed: calls carry it until the server asks again. */
export const keepProof = (token: string): void => {
  proof = token
}

/** Asks once, however many calls wait. */
const ask = (wants: Wanted): Promise<boolean> => {
  asking ??= new Promise<boolean>((resolve) => {
    question.set({
      wants,
      answer: (shown) => {
        question.set(null)
        asking = null
        resolve(shown)
      },
    })
  })
  return asking
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.code : undefined
const isWanted = (code: string | undefined): code is keyof typeof wanted =>
  code !== undefined && code in wanted

/**
 * Wraps `call`: if the server asks for proof of identity, asks the person and repeats the call; if a second factor must
 * be set up first, leads there.
 */
export const withSecondFactor = (call: Call): Call => {
  const callAsking: Call = async (endpoint, args) => {
    try {
      return await call(endpoint, endpoint.proof && proof ? { ...args, proof } : args)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'second_factor_setup_required') setup.emit()
      if (!isWanted(code) || !(await ask(wanted[code]))) throw error
      return callAsking(endpoint, args)
    }
  }
  return callAsking
}
