import { ApiError, type Call } from '@emma/contracts/kit'
import { createEmitter, createStore, type ReadableStore } from '../store.ts'

/** Where in a profile a second factor is set up. */
export const securityAnchor = 'seguranca'

/** A question for the second factor that waits for its answer. */
export interface FactorQuestion {
  /** `true` once the server took it, `false` when the person gave up. */
  readonly answer: (shown: boolean) => void
}

const question = createStore<FactorQuestion | null>(null)
const setup = createEmitter()
let asking: Promise<boolean> | null = null

/** For the outlet: the question that is open. */
export const factorQuestion: ReadableStore<FactorQuestion | null> = question

/** Calls the listener when the person must set up a second factor before going on. */
export const onFactorSetup = setup.subscribe

/** Asks once, however many calls wait for it. */
const askForFactor = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((resolve) => {
    question.set({
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

/**
 * A call that the server wants a recent second factor for asks the person for it and is made once more; one that
 * wants a second factor where there is none leads to where it is set up.
 */
export const withSecondFactor =
  (call: Call): Call =>
  async (endpoint, args) => {
    try {
      return await call(endpoint, args)
    } catch (error) {
      if (codeOf(error) === 'second_factor_setup_required') setup.emit()
      if (codeOf(error) !== 'second_factor_required' || !(await askForFactor())) throw error
      return call(endpoint, args)
    }
  }
