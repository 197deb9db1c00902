import { ApiError, type Call } from '@emma/contracts/kit'
import { createEmitter, createStore, type ReadableStore } from '../store.ts'

/** Where in a profile a second factor is set up. */
export const securityAnchor = 'seguranca'

/** The refusals that end once the person showed again who they are: by the second factor alone, or by a password too. */
const wanted = { second_factor_required: 'factor', proof_required: 'proof' } as const
export type Wanted = (typeof wanted)[keyof typeof wanted]

/** A question who somebody is that waits for its answer. */
export interface FactorQuestion {
  readonly wants: Wanted
  /** `true` once the server took it, `false` when the person gave up. */
  readonly answer: (shown: boolean) => void
}

const question = createStore<FactorQuestion | null>(null)
const setup = createEmitter()
let asking: Promise<boolean> | null = null
let proof: string | undefined

/** For the outlet: the question that is open. */
export const factorQuestion: ReadableStore<FactorQuestion | null> = question

/** Calls the listener when the person must set up a second factor before going on. */
export const onFactorSetup = setup.subscribe

/** The token for the password that was just typed: calls carry it until the server asks again. */
export const keepProof = (token: string): void => {
  proof = token
}

/** Asks once, however many calls wait for it. */
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
 * A call before which the server wants to be shown again who somebody is asks the person for it and is made again; one
 * that wants a second factor where there is none leads to where it is set up.
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
