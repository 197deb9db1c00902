import type { ErrorCode, Problem } from '@emma/contracts/kit'
import type { FieldParams } from '@emma/phrases/field-message'
import { type FieldRefusal, fieldRefusal, type SentRefusal } from '@emma/phrases/field-refusal'

export interface FieldError extends SentRefusal {
  /** Dotted path of the field, as the client sent it. */
  readonly path: string
}

/**
 * A refusal with a stable code. Its sentence comes from the phrases, its status from the contract. `reason` is shown
 * with the sentence if the cause is known (a refused card).
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly reason: string | undefined
  readonly retryAfter: number | undefined
  /** The tries left for a code, with `code_invalid`; 0 if only another code helps. */
  readonly triesLeft: number | undefined
  /** The slot's current offer, with `offer_changed`. */
  readonly offer: Problem['offer']
  /** The exam that has the file, with `exam_exists`. */
  readonly exam: Problem['exam']
  /** The other appointment, with `already_booked_then`. */
  readonly scheduleId: string | undefined
  /** The date of a series that it is about. */
  readonly startsAt: Date | undefined
  /** The challenge to solve first, with `work_required`. */
  readonly challenge: string | undefined

  constructor(
    code: ErrorCode,
    more: {
      errors?: readonly FieldError[]
      reason?: string
      retryAfter?: number
      triesLeft?: number
      offer?: Problem['offer']
      exam?: Problem['exam']
      scheduleId?: string
      startsAt?: Date
      challenge?: string
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: more.cause })
    this.code = code
    this.errors = more.errors
    this.reason = more.reason
    this.retryAfter = more.retryAfter
    this.triesLeft = more.triesLeft
    this.offer = more.offer
    this.exam = more.exam
    this.scheduleId = more.scheduleId
    this.startsAt = more.startsAt
    this.challenge = more.challenge
  }
}

/** Another person's object and a missing one get the same answer, so that ids reveal nothing. */
export const notFound = (): AppError => new AppError('not_found')

/** The refusal of a field that only the server can check. */
export const invalidField = (path: string, code: FieldRefusal, params?: FieldParams): AppError =>
  new AppError('validation_failed', { errors: [{ path, ...fieldRefusal(code, params) }] })

/** The underlying error of a refusal that wraps it. */
export const faultOf = (thrown: unknown): Error => {
  const fault = thrown instanceof AppError ? (thrown.cause ?? thrown) : thrown
  return fault instanceof Error ? fault : new Error(String(fault))
}
