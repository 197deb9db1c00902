import { ApiError, type Call } from '@emma/contracts/kit'

/** Where in a profile a second factor is set up. */
export const securityAnchor = 'seguranca'

/** A question for the second factor that waits for its answer. */
export interface FactorQuestion {
  /** `true` once the server took it, `false` when the person gave up. */
  readonly answer: (shown: boolean) => void
}

let question: FactorQuestion | null = null
let asking: Promise<boolean> | null = null
const listeners = new Set<() => void>()
const setupListeners = new Set<() => void>()

const become = (next: FactorQuestion | null): void => {
  question = next
  for (const listener of listeners) listener()
}

/** For the outlet: the question that is open. */
export const currentFactorQuestion = (): FactorQuestion | null => question
export const onFactorQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody must set a second factor up before going on. */
export const onFactorSetup = (listener: () => void): (() => void) => {
  setupListeners.add(listener)
  return () => setupListeners.delete(listener)
}

/** Asks once, however many calls wait for it. */
const askForFactor = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((resolve) => {
    become({
      answer: (shown) => {
        become(null)
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
      if (codeOf(error) === 'second_factor_setup_required') for (const listener of setupListeners) listener()
      if (codeOf(error) !== 'second_factor_required' || !(await askForFactor())) throw error
      return call(endpoint, args)
    }
  }
