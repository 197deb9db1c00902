import type { Allergy } from '@emma/contracts/records/allergies'
import * as z from 'zod/mini'
import type { Cell, Vault } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type AllergicPerson, type AllergyRow, findAllergies } from './allergies.repo.ts'

/** The shape inside `allergies.content_sealed`. */
const content = z.object({ substance: z.string(), reaction: z.string() })

export const allergyCell = (customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: 'allergies.content_sealed',
  rowId: id,
})

const toAllergy = async (vault: Vault, db: Db | Tx, row: AllergyRow): Promise<Allergy> => {
  const opened = await vault.open(db, allergyCell(row.customer_id, row.id), row.content_sealed)
  return {
    id: row.id,
    customer_id: row.customer_id,
    dependent_id: row.dependent_id,
    ...z.parse(content, opened),
    specialist_name: row.specialist_name,
    created_at: row.created_at.toISOString(),
  }
}

/** A person's allergies, opened for an authorized reader. */
export const loadAllergies = async (
  { vault }: { readonly vault: Vault },
  db: Db | Tx,
  person: AllergicPerson,
): Promise<Allergy[]> => {
  const rows = await findAllergies(db, person)
  return Promise.all(rows.map((row) => toAllergy(vault, db, row)))
}
