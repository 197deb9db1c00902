import * as z from 'zod/mini'
import type { Cell, Open } from '../../../crypto/vault.ts'
import type { Reach } from './identity.ts'

/** An import's key seals its contacts; it is deleted with the last one. */
interface Sealed {
  readonly id: string
  readonly import_id: string
}

export const reachCell = ({ id, import_id }: Sealed): Cell => ({
  subjectId: import_id,
  column: 'patient_contacts.reach_sealed',
  rowId: id,
})
export const contactNoteCell = ({ id, import_id }: Sealed): Cell => ({
  subjectId: import_id,
  column: 'patient_contacts.note_sealed',
  rowId: id,
})

const text = z.nullable(z.string())
const stored = z.object({ cpf: text, phone: text, email: text })

export const openReach = (open: Open, row: Sealed & { readonly reach_sealed: Buffer }): Reach =>
  z.parse(stored, open(reachCell(row), row.reach_sealed))

export const openContactNote = (open: Open, row: Sealed & { readonly note_sealed: Buffer | null }): string =>
  row.note_sealed === null ? '' : z.parse(z.string(), open(contactNoteCell(row), row.note_sealed))
