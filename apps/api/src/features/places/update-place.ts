import type { updatePlace as endpoint } from '@emma/contracts/places'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changePractice } from '../availability/index.ts'
import { toPlace } from './places.present.ts'
import { changePlace } from './places.repo.ts'
import { changeOf, requireOwn } from './read-place.ts'

export const updatePlace: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const { specialistId } = actor
  requireOwn(body, specialistId)
  return changePractice(deps, specialistId, async (tx) => {
    const row = await changePlace(tx, specialistId, params.id, changeOf(body))
    if (!row) throw notFound()
    return toPlace(row)
  })
}
