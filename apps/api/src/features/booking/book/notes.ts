import * as z from 'zod/mini'
import type { Cell } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { updateNotes } from './booking.repo.ts'

/** The appointment that the notes belong to. */
export interface NotesOf {
  readonly id: string
  readonly customerId: string
}

const cellOf = ({ id, customerId }: NotesOf): Cell => ({
  subjectId: customerId,
  column: 'appointments.notes_sealed',
  rowId: id,
})

/** Why the patient comes, sealed; null for no words. */
export const sealNotes = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  appointment: NotesOf,
  notes: string,
): Promise<Buffer | null> => (notes === '' ? null : vault.seal(tx, cellOf(appointment), notes))

/** Why the patient comes; empty where nothing was said. */
export const openNotes = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  appointment: NotesOf,
  sealed: Buffer | null,
): Promise<string> =>
  sealed === null ? '' : z.parse(z.string(), await vault.open(db, cellOf(appointment), sealed))

/** Writes why the patient comes, before or after the booking. */
export const keepNotes = async (
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  appointment: NotesOf,
  notes: string,
): Promise<void> => updateNotes(tx, appointment.id, await sealNotes(deps, tx, appointment, notes))
