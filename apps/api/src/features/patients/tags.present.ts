import type { PatientTag } from '@emma/contracts/patients'
import * as z from 'zod/mini'
import type { Cell, Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { findTags } from './tags.repo.ts'

export const tagCell = (specialistId: string, id: string): Cell => ({
  subjectId: specialistId,
  column: 'patient_tags.name_sealed',
  rowId: id,
})

/** A specialist's tags by name. */
export const loadTags = async (
  { vault }: { readonly vault: Vault },
  db: Db | Tx,
  specialistId: string,
): Promise<(PatientTag & { readonly patients: number })[]> => {
  const rows = await findTags(db, specialistId)
  const opened = await Promise.all(
    rows.map(async ({ id, name_sealed, patients }) => ({
      id,
      name: z.parse(z.string(), await vault.open(db, tagCell(specialistId, id), name_sealed)),
      patients,
    })),
  )
  return opened.toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
}
