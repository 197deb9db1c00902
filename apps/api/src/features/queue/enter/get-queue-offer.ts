import type { getQueueOffer as endpoint } from '@emma/contracts/queue'
import { DAY } from '@emma/domain/interval'
import { careKinds } from '@emma/domain/queue'
import type { UseCase } from '../../../http/mount.ts'
import { findQueueNow } from '../queue-status.repo.ts'
import { standingOf } from '../waiting-now.ts'
import { findLastEntry, findOfferNow } from './entries.repo.ts'
import { showEntry } from './show-entry.ts'

/** The price of entering, the state of the queue, and the outcome of the last entry. */
export const getQueueOffer: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - DAY)
  const [offer, queue, last] = await Promise.all([
    findOfferNow(deps.db),
    findQueueNow(deps.db, now),
    findLastEntry(deps.db, actor.customerId, since),
  ])
  const kinds = careKinds.map((kind) => standingOf(queue, kind))
  const general = standingOf(queue, 'general')
  return {
    ...offer,
    ...general,
    estimated_wait: general.estimate?.median_minutes ?? null,
    kinds,
    last: last ? await showEntry(deps, last) : null,
  }
}
