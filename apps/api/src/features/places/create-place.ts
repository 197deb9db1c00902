import type { createPlace as endpoint } from '@emma/contracts/places'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changePractice } from '../availability/index.ts'
import { cityName } from './municipalities.ts'
import { pinOf, saysWhere } from './pin-of.ts'
import { toPlace } from './places.present.ts'
import { countPlaces, insertPlace } from './places.repo.ts'
import { requireOwn } from './read-place.ts'

/** Every place is on its specialist's card. */
const MOST_PLACES = 20

export const createPlace: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { specialistId } = actor
  requireOwn(body, specialistId)
  const { zipCode: zip_code, specialistId: _own, ...place } = body
  const pin = saysWhere(body) ? {} : await pinOf(deps, body)
  const row = await changePractice(deps, specialistId, async (tx, _zone, now) => {
    if ((await countPlaces(tx, specialistId)) >= MOST_PLACES) throw new AppError('places_limit')
    const values = {
      ...place,
      city: cityName(place.city, place.uf),
      ...pin,
      zip_code,
      id: deps.newId(),
      specialist_id: specialistId,
      created_at: now,
    }
    return insertPlace(tx, values)
  })
  return toPlace(row)
}
