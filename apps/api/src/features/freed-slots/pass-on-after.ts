import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'

/** By then an offer has expired on every clock. */
const A_LITTLE_MS = 1000

/** Schedules the job that passes an offer on, right after its end; a later end replaces an earlier one. */
export const passOnAfter = (
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  offerId: string,
  expiresAt: Date,
): Promise<void> => {
  const inMs = expiresAt.getTime() - clock.now().getTime() + A_LITTLE_MS
  return jobs.add(tx, 'pass-on-offers', {}, { inMs, key: `offer:${offerId}` })
}
