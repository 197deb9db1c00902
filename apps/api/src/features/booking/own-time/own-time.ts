import { holdWait } from '@emma/domain/booking'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { expireOwnStaleHolds } from '../book/hold.ts'
import { findHolds, findOverlapping, findRunning, type Overlapping, type OwnTime } from './own-time.repo.ts'

/**
 * Why a patient can't be there: another appointment of theirs. Expired unpaid ones are ended first. The caller has
 * locked the customer's time.
 * @param except the appointment that moves
 */
export const refusalOfOwnTime = async (
  deps: Deps,
  tx: Tx,
  time: OwnTime,
  except: string | null = null,
): Promise<AppError | undefined> => {
  return refusalOfOthers(deps, tx, time, await findOverlapping(tx, time, except))
}

/** The same for appointments already read. */
export const refusalOfOthers = async (
  deps: Deps,
  tx: Tx,
  time: OwnTime,
  others: readonly Overlapping[],
): Promise<AppError | undefined> => {
  const other = others.find(({ stale }) => !stale)
  if (other) return new AppError('already_booked_then', { scheduleId: other.id })
  if (others.length === 0) return undefined
  await expireOwnStaleHolds(deps, tx, time)
  return undefined
}

/** Why a patient cannot be attended now: they are in a running consultation. */
export const refusalOfNow = async (
  deps: Deps,
  tx: Tx,
  patient: Pick<OwnTime, 'customerId' | 'dependentId'>,
): Promise<AppError | undefined> => {
  const running = await findRunning(tx, patient, deps.clock.now())
  return running && new AppError('already_booked_then', { scheduleId: running.id })
}

/** Why a customer can't hold another slot unpaid; the caller has locked the customer's time. */
export const refusalOfHold = async (
  tx: Tx,
  { customerId, specialistId, now }: { customerId: string; specialistId: string; now: Date },
): Promise<AppError | undefined> => {
  const wait = holdWait(await findHolds(tx, customerId, now), specialistId, now.getTime())
  return wait > 0 ? new AppError('too_many_holds', { retryAfter: Math.ceil(wait / 1000) }) : undefined
}
