import type {
  updateSpecialty as change,
  createSpecialty as creation,
  deleteSpecialty as deletion,
} from '@emma/contracts/specialties/catalogue'
import { folded } from '@emma/domain/text'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { emitSlotsChanged } from '../availability/index.ts'
import {
  changeSpecialty,
  findOffering,
  insertSpecialty,
  isInUse,
  isNameTaken,
  lockNames,
  lockSpecialty,
  removeSpecialty,
} from './catalogue.repo.ts'

const slugOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const refuseTaken = async (tx: Tx, name: string, id: string): Promise<void> => {
  await lockNames(tx)
  if (await isNameTaken(tx, name, id)) throw new AppError('specialty_exists')
}

/** Adds a specialty; its address is made from its name, and never changes. */
export const createSpecialty: UseCase<typeof creation> = async (deps, { actor, client, body }) => {
  const id = deps.newId()
  const { name, icon = 'stethoscope', enabled = true, councils = [], care_kinds = [] } = body
  const row = { id, name, slug: slugOf(name) || id, icon, enabled, councils, care_kinds }
  return inTransaction(deps.db, async (tx) => {
    await refuseTaken(tx, name, id)
    // A name that differs only in signs would have the same address.
    const made = (await insertSpecialty(tx, row)) ? row : { ...row, slug: id }
    if (made !== row && !(await insertSpecialty(tx, made))) throw new AppError('specialty_exists')
    const what = { actor, client, action: 'created', entity: 'specialty', entityId: id } as const
    await keepAct(deps, tx, { ...what, after: { name, icon, enabled, councils, care_kinds } })
    return made
  })
}

/** Changes the given fields, or enables and disables it; bookings stay. */
export const updateSpecialty: UseCase<typeof change> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const changed = await inTransaction(deps.db, async (tx) => {
    if (body.name !== undefined) await refuseTaken(tx, body.name, id)
    const row = await lockSpecialty(tx, id)
    if (!row) throw notFound()
    const { name = row.name, icon = row.icon, enabled = row.enabled } = body
    const { councils = row.councils, care_kinds = row.care_kinds } = body
    const after = { ...row, name, icon, enabled, councils, care_kinds }
    await changeSpecialty(tx, after)
    const what = { actor, client, action: 'updated', entity: 'specialty', entityId: id } as const
    await keepAct(deps, tx, { ...what, before: row, after })
    return { after, offering: await findOffering(tx, id) }
  })
  // Bookable times depend on it: viewers reload them.
  for (const specialistId of changed.offering) emitSlotsChanged(deps, specialistId)
  return changed.after
}

/** Deletes a specialty that is not in use. */
export const deleteSpecialty: UseCase<typeof deletion> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { id } = params
    const row = await lockSpecialty(tx, id)
    if (!row) throw notFound()
    if (await isInUse(tx, id)) throw new AppError('specialty_in_use')
    await removeSpecialty(tx, id)
    const what = { actor, client, action: 'deleted', entity: 'specialty', entityId: id } as const
    await keepAct(deps, tx, { ...what, before: row, reason: body?.reason })
  })
