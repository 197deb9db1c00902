import type { Deps } from '../../deps.ts'
import { dropMonths, makeMonths } from './months.repo.ts'

/**
 * Keeps notifications for six months, a month at a time (docs/decisions/0033). A month that is not there in time loses
 * nothing: what belongs to it waits in the partition of the rest.
 */
export const keepMonths = async ({ db, clock, log }: Deps): Promise<void> => {
  const made = await makeMonths(db, clock.now())
  const dropped = await dropMonths(db, clock.now())
  if (made.length + dropped.length > 0) log.info({ made, dropped }, 'months of notifications')
}
