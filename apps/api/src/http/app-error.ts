import type { ErrorCode } from '@emma/contracts/kit'

export interface FieldError {
  /** Dotted path of the field, as the client sent it. */
  readonly path: string
  readonly message: string
}

/**
 * A refusal with a stable code. Its sentence comes from the phrases; its status from the contract.
 * `reason` is shown beside the sentence where the cause is known (a refused card).
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly reason: string | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    more: { errors?: readonly FieldError[]; reason?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause })
    this.code = code
    this.errors = more.errors
    this.reason = more.reason
    this.retryAfter = more.retryAfter
  }
}

/** Somebody else's object and a missing one answer the same, so that ids reveal nothing. */
export const notFound = (): AppError => new AppError('not_found')

/** What broke: under a refusal that only stands for it, whatever was thrown. */
export const faultOf = (thrown: unknown): Error => {
  const fault = thrown instanceof AppError ? (thrown.cause ?? thrown) : thrown
  return fault instanceof Error ? fault : new Error(String(fault))
}
