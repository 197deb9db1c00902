import type { getQueueOffer as endpoint } from '@emma/contracts/queue'
import { ENOUGH_ATTENDANCES } from '@emma/domain/queue'
import type { UseCase } from '../../http/mount.ts'
import { findLastEntry, findOfferNow } from './entries.repo.ts'
import { waitOf } from './queue.present.ts'
import { showEntry } from './show-entry.ts'
import { findStanding } from './standing.repo.ts'

const DAY_MS = 86_400_000

/** What entering costs, how the queue stands, and what became of the last entry. */
export const getQueueOffer: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const [offer, standing, last] = await Promise.all([
    findOfferNow(deps.db),
    findStanding(deps.db, now, ENOUGH_ATTENDANCES),
    findLastEntry(deps.db, actor.customerId, since),
  ])
  return {
    ...offer,
    on_duty: standing.on_duty,
    waiting: standing.waiting,
    estimated_wait: waitOf(standing, standing.waiting),
    last: last ? await showEntry(deps, last) : null,
  }
}
