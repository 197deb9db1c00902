import type { OwnNotes } from '@emma/contracts/patients'
import * as z from 'zod/mini'
import type { Cell } from '../../crypto/vault.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { notFound } from '../../http/app-error.ts'
import { requirePatient } from '../dependents/index.ts'
import { logAccess, tiesBetween } from '../records/index.ts'
import { findNote } from './notes.repo.ts'
import { loadTags } from './tags.present.ts'
import { findTagsOf, type Kept } from './tags.repo.ts'

export const noteCell = (customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: 'patient_notes.text_sealed',
  rowId: id,
})

interface Asked {
  readonly actor: SpecialistActor
  readonly client: { readonly address: string }
  readonly customerId: string
  readonly dependentId: string | null
}

/** Requires a patient in care, and logs it for them. @throws AppError `not_found` */
export const requireKept = async (
  deps: Deps,
  tx: Tx,
  { actor, client, customerId, dependentId }: Asked,
  action: 'read' | 'update',
): Promise<Kept> => {
  const { specialistId } = actor
  const person = { customerId, dependentId }
  const { care } = await tiesBetween(deps, tx, specialistId, person)
  if (!care) throw notFound()
  await requirePatient(tx, person)
  await logAccess(tx, { actor, client, now: deps.clock.now() }, [
    { customerId, action, object: 'note', objectId: dependentId ?? customerId, basis: 'author' },
  ])
  return { specialistId, ...person }
}

/** A specialist's private data on a patient. */
export const loadOwnNotes = async (deps: Deps, tx: Tx, kept: Kept): Promise<OwnNotes> => {
  const ids = await findTagsOf(tx, kept)
  const tags = await loadTags(deps, tx, kept.specialistId)
  const row = await findNote(tx, kept)
  return {
    tags: tags.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })),
    note: row
      ? z.parse(z.string(), await deps.vault.open(tx, noteCell(kept.customerId, row.id), row.text_sealed))
      : '',
    note_updated_at: row?.updated_at.toISOString() ?? null,
  }
}
