import type { getSpecialistById as endpoint } from '@emma/contracts/specialists'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findPlaces, toPlace } from '../places/index.ts'
import { findCards } from './search/cards.repo.ts'
import { toCard } from './specialists.present.ts'
import { oneSpecialist } from './specialists.repo.ts'
import { viewOf } from './view.ts'

export const getSpecialistById: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const ownId = actor.role === 'specialist' ? actor.specialistId : null
  const [card] = await findCards(deps.readDb, oneSpecialist(params.id, ownId), viewOf(deps, actor))
  if (!card) throw notFound()
  const places = await findPlaces(deps.readDb, card.id, ownId)
  return { ...toCard(card), places_specialists: places.map(toPlace) }
}
