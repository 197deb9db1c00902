import { networkOf, type Throttle, throttles, throttleWait } from '@emma/domain/auth'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { deleteAttempts, findAttempts, insertAttempts, lockBuckets } from './attempts.repo.ts'
import { hashToken } from './session/tokens.ts'

/** Tries that are counted together, and how many are allowed. */
export interface Bucket {
  readonly name: string
  readonly throttle: Throttle
}

/** An e-mail itself is not stored with its attempts. */
const hashed = (email: string): string => hashToken(email.toLowerCase()).toString('hex')

interface Asker {
  readonly email: string
  readonly address: string
  /** From `knownDeviceOf`. */
  readonly device: string | undefined
}

/** A device known to the account is counted separately: strangers can't lock it out. */
export const loginBuckets = ({ email, address, device }: Asker): readonly Bucket[] =>
  device !== undefined
    ? [{ name: `device:${hashed(email)}:${device}`, throttle: throttles.account }]
    : [
        { name: `account:${hashed(email)}`, throttle: throttles.accountAnywhere },
        { name: `account_network:${hashed(email)}:${networkOf(address)}`, throttle: throttles.account },
        addressBucket(address),
      ]
export const addressBucket = (address: string): Bucket => ({
  name: `address:${address}`,
  throttle: throttles.address,
})
/** Per account, not per session or half-done login: a new one of these starts no new count. */
export const secondFactorBucket = (userId: string): Bucket => ({
  name: `second_factor:${userId}`,
  throttle: throttles.secondFactor,
})
export const passwordBucket = (userId: string): Bucket => ({
  name: `password:${userId}`,
  throttle: throttles.account,
})
/** Ways to send links: one available one is enough. After the first links there is a pause between two. */
const resetWays = ({ email, address, device }: Asker): readonly (readonly Bucket[])[] => {
  if (device !== undefined)
    return [[{ name: `reset_device:${hashed(email)}:${device}`, throttle: throttles.resetPerAccount }]]
  const name = `reset:${hashed(email)}`
  const fromHere = { name: `reset_address:${address}`, throttle: throttles.resetPerAddress }
  return [throttles.resetPerAccount, throttles.resetPause].map((throttle) => [{ name, throttle }, fromHere])
}

/** Counts a requested link; false if none is sent, because there were enough. */
export const takeReset = async (deps: Deps, tx: Tx, asker: Asker): Promise<boolean> => {
  const ways = resetWays(asker)
  const names = [...new Set(ways.flat().map(({ name }) => name))].sort()
  await lockBuckets(tx, names)
  const waits = await Promise.all(ways.map((buckets) => waitOf(deps, tx, buckets)))
  if (Math.min(...waits) > 0) return false
  await insertAttempts(tx, names, deps.clock.now())
  return true
}

/** Deletes an account's wrong passwords: a person who set a new one by the mailed link is its owner. */
export const liftLockout = (tx: Tx, email: string): Promise<void> =>
  deleteAttempts(tx, [`account:${hashed(email)}`, `account_network:${hashed(email)}:`])

/** Milliseconds until the next try is allowed; 0 for now. */
export const waitOf = async (deps: Deps, db: Db | Tx, buckets: readonly Bucket[]): Promise<number> => {
  if (!deps.config.LOGIN_LIMITS) return 0
  const now = deps.clock.now().getTime()
  const asked = buckets.map(({ name: bucket, throttle: { windowMs, allowed: most } }) => ({
    bucket,
    since: new Date(now - windowMs),
    most,
  }))
  const tries = await findAttempts(db, asked)
  return Math.max(...buckets.map(({ throttle }, nth) => throttleWait(tries[nth] ?? [], throttle, now)))
}

const tooMany = (waitMs: number): AppError =>
  new AppError('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) })

/** @throws AppError `too_many_requests` before any work is done for a try over the limit */
export const refuseTooMany = async (deps: Deps, db: Db | Tx, buckets: readonly Bucket[]): Promise<void> => {
  const wait = await waitOf(deps, db, buckets)
  if (wait > 0) throw tooMany(wait)
}

/**
 * Decides on a try whose outcome is known: a right one passes, a wrong one is counted. Tries of a bucket run one after
 * the other, so that of a hundred at once no more than allowed learn whether they were right.
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
