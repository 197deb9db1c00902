import type { Deps } from '../../deps.ts'
import { findOfferNow } from './enter/entries.repo.ts'
import { findQueueNow } from './queue-status.repo.ts'
import { standingOf } from './waiting-now.ts'

/** How general urgent care stands now, for anybody: nothing of who waits. */
export const readPublicQueue = async ({ readDb, clock }: Pick<Deps, 'readDb' | 'clock'>) => {
  const [offer, queue] = await Promise.all([findOfferNow(readDb), findQueueNow(readDb, clock.now())])
  const { on_duty, estimate } = standingOf(queue, 'general')
  return { onDuty: on_duty, price: offer.price, patience: offer.queue_minutes, estimate }
}
