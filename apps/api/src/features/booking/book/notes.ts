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

/** Seals the reason of the visit; null if empty. */
export const sealNotes = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  appointment: NotesOf,
  notes: string,
): Promise<Buffer | null> => (notes === '' ? null : vault.seal(tx, cellOf(appointment), notes))

/** Opens the reason of the visit; empty if there is none. */
export const openNotes = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  appointment: NotesOf,
  sealed: Buffer | null,
): Promise<string> =>
  sealed === null ? '' : z.parse(z.string(), await vault.open(db, cellOf(appointment), sealed))

/** Stores the reason of the visit, before or after the booking. */
export const keepNotes = async (
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  appointment: NotesOf,
  notes: string,
): Promise<void> => updateNotes(tx, appointment.id, await sealNotes(deps, tx, appointment, notes))
