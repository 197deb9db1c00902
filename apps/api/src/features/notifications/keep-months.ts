import type { Deps } from '../../deps.ts'
import { dropMonths, makeMonths } from './months.repo.ts'

/**
 * Keeps notifications for six months, in monthly partitions (docs/decisions/0033). If a month is not created in time,
 * nothing is lost: its rows wait in the default partition.
 */
export const keepMonths = async ({ db, clock, log }: Deps): Promise<void> => {
  const made = await makeMonths(db, clock.now())
  const dropped = await dropMonths(db, clock.now())
  if (made.length + dropped.length > 0) log.info({ made, dropped }, 'months of notifications')
}
