import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of an error in the log, the wire's words (spec §4). */
export const errorStates = ['em aberto', 'em correção', 'resolvido', 'reaberto'] as const
export type ErrorState = (typeof errorStates)[number]

/** `take`: somebody works on it. `resolve`: mended. `reopen`: by an admin, or because it happened again. */
export type ErrorEvent = 'take' | 'resolve' | 'reopen'

const table: Transitions<ErrorState, ErrorEvent> = {
  'em aberto': { take: 'em correção' },
  'em correção': { resolve: 'resolvido' },
  resolvido: { reopen: 'reaberto' },
  reaberto: { take: 'em correção' },
}

/** The state after an event, or `invalid_transition`. */
export const nextErrorState = (
  state: ErrorState,
  event: ErrorEvent,
): Result<ErrorState, 'invalid_transition'> => transition(table, state, event)

/** Errors a page (spec §9). */
export const ERRORS_PAGE_SIZE = 10
