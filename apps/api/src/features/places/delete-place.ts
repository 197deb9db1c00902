import type { deletePlace as endpoint } from '@emma/contracts/places'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changePractice } from '../availability/index.ts'
import { findUses, removePlace } from './places.repo.ts'

/** What uses a place, with counts. */
const usesOf = (uses: { readonly rules: number; readonly appointments: number }) =>
  (['rules', 'appointments'] as const)
    .filter((path) => uses[path] > 0)
    .map((path) => {
      const count = uses[path]
      return { path, ...fieldRefusal(`place_in_${path}_${count === 1 ? 'one' : 'other'}`, { count }) }
    })

/** Past appointments keep the place's address. */
export const deletePlace: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  await changePractice(deps, actor.specialistId, async (tx, _zone, now) => {
    const uses = await findUses(tx, actor.specialistId, params.id, now)
    if (!uses) throw notFound()
    const errors = usesOf(uses)
    if (errors.length > 0) throw new AppError('place_in_use', { errors })
    await removePlace(tx, params.id, now)
  })
}
