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

export interface CodeTry {
  readonly purpose: CodePurpose
  readonly userId: string
  readonly code: string
  readonly now: Date
}

/** Seconds until a code is checked again; 0 if now. */
const waitFor = async (tx: Tx, row: CodeRow, { purpose, userId, now }: CodeTry): Promise<number> => {
  const since = new Date(now.getTime() - codeLimits.windowMs)
  const person = await countOfPerson(tx, userId, purpose, since)
  const target = await countOfTarget(tx, row.target_hash, since)
  const isLocked = person.tries >= codeLimits.triesPerWindow || target.tries >= codeLimits.triesPerTarget
  if (isLocked) return HOUR_SECONDS
  return row.tries >= codeLimits.tries ? codeLimits.resendMs / 1000 : 0
}

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
  const wait = await waitFor(tx, row, tried)
  if (wait > 0) return new AppError('too_many_requests', { retryAfter: wait })
  if (row.expires_at <= tried.now) return new AppError('code_expired')
  if (row.is_silent || !sameDigits(digitsOf(deps.config, row.id), tried.code)) {
    await countTry(tx, row.id)
    return new AppError('code_invalid')
  }
  await useUp(tx, row.id, tried.now)
  return undefined
}
