import type { Deps } from '../../deps.ts'
import { findOfferNow } from './enter/entries.repo.ts'
import { findQueueNow } from './queue-status.repo.ts'
import { standingOf } from './waiting-now.ts'

/** The public state of general urgent care, without data about the people waiting. */
export const readPublicQueue = async ({ readDb, clock }: Pick<Deps, 'readDb' | 'clock'>) => {
  const [offer, queue] = await Promise.all([findOfferNow(readDb), findQueueNow(readDb, clock.now())])
  const { on_duty, estimate } = standingOf(queue, 'general')
  return { onDuty: on_duty, price: offer.price, patience: offer.queue_minutes, estimate }
}
