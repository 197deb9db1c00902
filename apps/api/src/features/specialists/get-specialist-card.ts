import type { getSpecialistCard as endpoint } from '@emma/contracts/specialists'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findPlaces, toPlace } from '../places/index.ts'
import { findCards } from './cards.repo.ts'
import { toCard, toReview } from './specialists.present.ts'
import { findReviews, oneSpecialist } from './specialists.repo.ts'
import { viewOf } from './view.ts'

export const getSpecialistCard: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { readDb } = deps
  const [card] = await findCards(readDb, oneSpecialist(params.id, null), viewOf(deps, actor))
  if (!card) throw notFound()
  const [places, reviews] = await Promise.all([findPlaces(readDb, card.id), findReviews(readDb, card.id)])
  return {
    ...toCard(card),
    places: places.filter(({ status }) => status).map(toPlace),
    reviews: reviews.map(toReview),
  }
}
