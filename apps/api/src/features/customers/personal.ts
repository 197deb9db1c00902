import { address, customer } from '@emma/contracts/customers'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { type CustomerRow, findCustomer } from './customers.repo.ts'

const phones = z.object({ cellphone: z.optional(z.string()), phone: z.optional(z.string()) })
const preference = customer.shape.contactDetails.shape.contactPreference
type SealedColumn = 'cpf_sealed' | 'contact_sealed' | 'address_sealed'

/** A sealed column of a customer, opened and read by its schema; undefined where nothing is kept. */
const open = async <S extends z.ZodMiniType>(
  { vault, db }: Deps,
  row: CustomerRow,
  column: SealedColumn,
  schema: S,
): Promise<z.output<S> | undefined> => {
  const sealed = row[column]
  if (sealed === null) return undefined
  const cell = { subjectId: row.id, column: `customers.${column}`, rowId: row.id }
  return z.parse(schema, await vault.open(db, cell, sealed))
}

/** What is kept sealed of a customer. */
export const openPersonal = async (deps: Deps, row: CustomerRow) => ({
  cpf: await open(deps, row, 'cpf_sealed', z.string()),
  phones: (await open(deps, row, 'contact_sealed', phones)) ?? {},
  address: await open(deps, row, 'address_sealed', address),
})

/** How a customer is reached. */
export const contactOf = async (deps: Deps, customerId: string) => {
  const row = await findCustomer(deps.db, customerId)
  const { cellphone } = (await open(deps, row, 'contact_sealed', phones)) ?? {}
  return {
    preference: z.parse(preference, row.contact_preference),
    email: row.email,
    cellphone,
    timeZone: row.time_zone,
  }
}
