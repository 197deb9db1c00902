import { type Result, refuse } from './result.ts'

/** For every state, the accepted events and the state each leads to. */
export type Transitions<S extends string | number, E extends string> = Readonly<
  Record<S, Readonly<Partial<Record<E, S>>>>
>

/** The state after an event, or `invalid_transition` if the table has none. */
export const transition = <S extends string | number, E extends string>(
  table: Transitions<S, E>,
  state: S,
  event: E,
): Result<S, 'invalid_transition'> => {
  const next: S | undefined = table[state][event]
  return next === undefined ? refuse('invalid_transition') : { ok: true, value: next }
}

/** Whether a state accepts no event. */
export const isTerminal = <S extends string | number, E extends string>(
  table: Transitions<S, E>,
  state: S,
): boolean => Object.keys(table[state]).length === 0
