import { codeLimits } from '@emma/domain/auth'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import {
  type CodePurpose,
  type CodeRow,
  countOfPerson,
  countOfTarget,
  countTry,
  findLatestCode,
  lockCodes,
  useUp,
} from './codes.repo.ts'
import { digitsOf, sameDigits } from './one-time-code.ts'

const HOUR_SECONDS = codeLimits.windowMs / 1000
const RESEND_SECONDS = codeLimits.resendMs / 1000

export interface CodeTry {
  readonly purpose: CodePurpose
  readonly userId: string
  readonly code: string
  readonly now: Date
}

/** The tries left for a code, and for its person with any code; 0 for both if the phone or mailbox has none. */
const triesLeft = async (tx: Tx, row: CodeRow, { purpose, userId, now }: CodeTry) => {
  const since = new Date(now.getTime() - codeLimits.windowMs)
  const person = await countOfPerson(tx, userId, purpose, since)
  const target = await countOfTarget(tx, row.target_hash, since)
  if (target.tries >= codeLimits.triesPerTarget) return { code: 0, person: 0 }
  return { code: codeLimits.tries - row.tries, person: codeLimits.triesPerWindow - person.tries }
}

/** Refuses a wrong code with the tries left for it. Others' tries on the same phone or mailbox are not told. */
const wrongCode = (left: { readonly code: number; readonly person: number }): AppError =>
  left.person > 1
    ? new AppError('code_invalid', { triesLeft: Math.min(left.code, left.person) - 1 })
    : new AppError('code_invalid')

/**
 * Checks a typed code. A right one is used up. A wrong one counts for the code, for the person across all codes of the
 * hour, and for the phone or mailbox across all registrations.
 *
 * The refusal is returned, not thrown: the caller commits the count first and throws it then.
 */
export const takeCode = async (deps: Deps, tx: Tx, tried: CodeTry): Promise<AppError | undefined> => {
  await lockCodes(tx, tried.userId, tried.purpose)
  const row = await findLatestCode(tx, tried.userId, tried.purpose)
  if (!row || row.used_at !== null) return new AppError('code_invalid')
  const left = await triesLeft(tx, row, tried)
  if (left.person <= 0) return new AppError('too_many_requests', { retryAfter: HOUR_SECONDS })
  if (left.code <= 0) return new AppError('too_many_requests', { retryAfter: RESEND_SECONDS, triesLeft: 0 })
  if (row.expires_at <= tried.now) return new AppError('code_expired')
  if (row.is_silent || !sameDigits(digitsOf(deps.config, row.id), tried.code)) {
    await countTry(tx, row.id)
    return wrongCode(left)
  }
  await useUp(tx, row.id, tried.now)
  return undefined
}
