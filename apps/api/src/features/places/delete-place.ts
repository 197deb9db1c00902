import type { deletePlace as endpoint } from '@emma/contracts/places'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changePractice } from '../availability/index.ts'
import { findUses, removePlace } from './places.repo.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What keeps a place, each with how many. */
const usesOf = ({ rules, appointments }: { readonly rules: number; readonly appointments: number }) => [
  ...(rules === 0
    ? []
    : [{ path: 'rules', message: counted(rules, 'horário de atendimento', 'horários de atendimento') }]),
  ...(appointments === 0
    ? []
    : [{ path: 'appointments', message: counted(appointments, 'consulta marcada', 'consultas marcadas') }]),
]

/** Past appointments keep the address that they were at. */
export const deletePlace: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  await changePractice(deps, actor.specialistId, async (tx, _zone, now) => {
    const uses = await findUses(tx, actor.specialistId, params.id, now)
    if (!uses) throw notFound()
    const errors = usesOf(uses)
    if (errors.length > 0) throw new AppError('place_in_use', { errors })
    await removePlace(tx, params.id, now)
  })
}
