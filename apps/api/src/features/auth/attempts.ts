import { type Throttle, throttles, throttleWait } from '@emma/domain/auth'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findAttempts, insertAttempts, lockBuckets } from './attempts.repo.ts'
import { hashToken } from './session/tokens.ts'

/** What is counted together, and how much of it is taken. */
export interface Bucket {
  readonly name: string
  readonly throttle: Throttle
}

/** An e-mail itself is not stored with its attempts. */
const hashed = (email: string): string => hashToken(email.toLowerCase()).toString('hex')

export const loginBuckets = (email: string, address: string): readonly Bucket[] => [
  { name: `account:${hashed(email)}`, throttle: throttles.account },
  addressBucket(address),
]
export const addressBucket = (address: string): Bucket => ({
  name: `address:${address}`,
  throttle: throttles.address,
})
/** Of the account, not of the session or the half-done login: a new one of these starts no new count. */
export const secondFactorBucket = (userId: string): Bucket => ({
  name: `second_factor:${userId}`,
  throttle: throttles.secondFactor,
})
export const passwordBucket = (userId: string): Bucket => ({
  name: `password:${userId}`,
  throttle: throttles.account,
})
export const resetBuckets = (email: string, address: string): readonly Bucket[] => [
  { name: `reset:${hashed(email)}`, throttle: throttles.resetPerAccount },
  { name: `reset_address:${address}`, throttle: throttles.resetPerAddress },
]

/** Milliseconds until the next try is taken; 0 for now. */
export const waitOf = async (deps: Deps, db: Db | Tx, buckets: readonly Bucket[]): Promise<number> => {
  if (!deps.config.LOGIN_LIMITS) return 0
  const now = deps.clock.now().getTime()
  const waits: number[] = []
  for (const { name, throttle } of buckets) {
    const tries = await findAttempts(db, name, new Date(now - throttle.windowMs), throttle.allowed)
    waits.push(throttleWait(tries, throttle, now))
  }
  return Math.max(...waits)
}

const tooMany = (waitMs: number): AppError =>
  new AppError('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) })

/** @throws AppError `too_many_requests` before any work is done for a try that would not count */
export const refuseTooMany = async (deps: Deps, db: Db | Tx, buckets: readonly Bucket[]): Promise<void> => {
  const wait = await waitOf(deps, db, buckets)
  if (wait > 0) throw tooMany(wait)
}

/**
 * Decides on a try whose outcome is known: a right one passes, a wrong one is counted. Tries of a bucket come here one
 * after the other, so that of a hundred at once no more than allowed learn whether they were right.
 * @throws AppError `too_many_requests`, also for a right one
 */
export const settleTry = async (
  deps: Deps,
  tx: Tx,
  buckets: readonly Bucket[],
  isRight: boolean,
): Promise<void> => {
  const names = buckets.map(({ name }) => name).sort()
  await lockBuckets(tx, names)
  await refuseTooMany(deps, tx, buckets)
  if (!isRight) await insertAttempts(tx, names, deps.clock.now())
}
