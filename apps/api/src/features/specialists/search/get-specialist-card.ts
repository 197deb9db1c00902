import type { getSpecialistCard as endpoint } from '@emma/contracts/specialists'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findPlaces, toPlace } from '../../places/index.ts'
import { findReviews, toReview } from '../../reviews/index.ts'
import { toCard } from '../specialists.present.ts'
import { mayChat, oneSpecialist } from '../specialists.repo.ts'
import { viewOf } from '../view.ts'
import { findCards } from './cards.repo.ts'

/** The rest is read page by page. */
const SHOWN_REVIEWS = 20

export const getSpecialistCard: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { readDb } = deps
  const view = viewOf(deps, actor)
  const [card] = await findCards(readDb, oneSpecialist(params.id, null), view)
  if (!card) throw notFound()
  const [places, reviews, canChat] = await Promise.all([
    findPlaces(readDb, card.id, null),
    findReviews(readDb, card.id, SHOWN_REVIEWS),
    view.customerId !== null && mayChat(readDb, card.id, view.customerId, deps.clock.now()),
  ])
  return {
    ...toCard(card),
    places: places.map(toPlace),
    reviews: reviews.map(toReview),
    can_chat: canChat,
  }
}
