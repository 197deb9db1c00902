import type { BodyOf } from '@emma/contracts/kit'
import type { updatePlace as endpoint } from '@emma/contracts/places'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changePractice } from '../availability/index.ts'
import { cityName } from './municipalities.ts'
import { pinOf, saysWhere } from './pin-of.ts'
import { toPlace } from './places.present.ts'
import { changePlace, findOwnPlace } from './places.repo.ts'
import { changeOf, requireOwn } from './read-place.ts'

/** The position of a changed address, unless the body has one. */
const pinAfter = async (deps: Deps, specialistId: string, id: string, body: BodyOf<typeof endpoint>) => {
  const isMoved = [body.zipCode, body.city, body.uf].some((part) => part !== undefined)
  const kept = isMoved && !saysWhere(body) ? await findOwnPlace(deps.db, specialistId, id) : undefined
  if (!kept) return {}
  const { zipCode = kept.zip_code, city = kept.city, uf = kept.uf } = body
  const isSame = zipCode === kept.zip_code && city === kept.city && uf === kept.uf
  return isSame ? { latitude: kept.latitude, longitude: kept.longitude } : pinOf(deps, { zipCode, city, uf })
}

export const updatePlace: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const { specialistId } = actor
  requireOwn(body, specialistId)
  const pin = await pinAfter(deps, specialistId, params.id, body)
  return changePractice(deps, specialistId, async (tx) => {
    const row = await changePlace(tx, specialistId, params.id, { ...changeOf(body), ...pin })
    if (!row) throw notFound()
    const city = cityName(row.city, row.uf)
    if (city !== row.city) await changePlace(tx, specialistId, params.id, { city })
    return toPlace({ ...row, city })
  })
}
