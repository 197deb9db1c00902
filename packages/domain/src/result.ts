/** A success with its value. */
export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

/** A refusal with a stable code, which an error can carry to the person. */
export interface Refusal<C extends string> {
  readonly ok: false
  readonly code: C
}

/** The result of every rule that can refuse: nothing in this package throws for a person's mistake. */
export type Result<T, C extends string> = Ok<T> | Refusal<C>

/** Grants, with the value. */
export const ok = <const T>(value: T): Ok<T> => ({ ok: true, value })

/** Refuses, with the code. */
export const refuse = <const C extends string>(code: C): Refusal<C> => ({ ok: false, code })

/**
 * The last case of a union: does not compile while one is missing.
 * @throws Error if a value outside the types got here.
 */
export const assertNever = (value: never): never => {
  throw new Error(`Unexpected case: ${String(value)}`)
}
