import type { Transitions } from '../machine.ts'
import { type Result, refuse } from '../result.ts'

/** States of an error in the log, the wire's words (spec §4). */
export const errorStates = ['em aberto', 'em correção', 'resolvido', 'reaberto'] as const
export type ErrorState = (typeof errorStates)[number]

/** `take`: an admin works on it. `resolve`: fixed. `reopen`: by an admin, or because it happened again. */
type ErrorEvent = 'take' | 'resolve' | 'reopen'

const table: Transitions<ErrorState, ErrorEvent> = {
  'em aberto': { take: 'em correção' },
  'em correção': { resolve: 'resolvido' },
  resolvido: { reopen: 'reaberto' },
  reaberto: { take: 'em correção' },
}

/** The states that can follow a state. */
export const errorStatesAfter = (state: ErrorState): readonly ErrorState[] => Object.values(table[state])

/** Moves an error to another state, or `invalid_transition`. */
export const moveErrorTo = (state: ErrorState, to: ErrorState): Result<ErrorState, 'invalid_transition'> =>
  errorStatesAfter(state).includes(to) ? { ok: true, value: to } : refuse('invalid_transition')

/** Where an error was seen: in a call, in a job that is not retried, or in a browser. */
export const errorKinds = ['api', 'job', 'browser'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** Errors per page (spec §9). */
export const ERRORS_PAGE_SIZE = 10
/** Days after which an error that was not seen again is deleted. */
export const ERROR_DAYS = 90
/** Most distinct errors stored; the latest ones. */
export const MAX_ERRORS = 100_000
