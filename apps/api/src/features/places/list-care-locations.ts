import type { listCareLocations as endpoint } from '@emma/contracts/places'
import phrases from '@emma/phrases/places'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toPlace } from './places.present.ts'
import { findOnlineService, findPlaces } from './places.repo.ts'

/** The online service comes first, as if it were a place (spec §3). */
export const listCareLocations: UseCase<typeof endpoint> = async ({ readDb }, { actor, params }) => {
  const ownId = actor.role === 'specialist' ? actor.specialistId : null
  const service = await findOnlineService(readDb, params.id, ownId)
  if (!service) throw notFound()
  const online = { id: null, name: phrases.online, status: service.use_online, specialistId: params.id }
  return { data: [online, ...(await findPlaces(readDb, params.id, ownId)).map(toPlace)] }
}
