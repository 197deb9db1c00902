import { address, customer } from '@emma/contracts/customers'
import * as z from 'zod/mini'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CustomerRow } from '../customers.repo.ts'

/** A customer's sealed columns, and their schemas when opened. */
const sealed = {
  cpf_sealed: z.string(),
  contact_sealed: z.object({ cellphone: z.optional(z.string()), phone: z.optional(z.string()) }),
  address_sealed: address,
  special_document_sealed: z.string(),
}
const preference = customer.shape.contactDetails.shape.contactPreference
export type SealedColumn = keyof typeof sealed

/** Inside a transaction, with it instead of the pool. */
interface Opener extends Pick<Deps, 'vault'> {
  readonly db: Db | Tx
}

const cellOf = (customerId: string, column: SealedColumn) => ({
  subjectId: customerId,
  column: `customers.${column}`,
  rowId: customerId,
})

/** A customer's sealed column, opened and parsed; undefined if empty. */
const open = async <C extends SealedColumn, S extends z.ZodMiniType>(
  { vault, db }: Opener,
  row: { readonly id: string } & { readonly [K in C]: Buffer | null },
  column: C,
  schema: S,
): Promise<z.output<S> | undefined> => {
  const bytes = row[column]
  if (bytes === null) return undefined
  return z.parse(schema, await vault.open(db, cellOf(row.id, column), bytes))
}

/** Seals a value for a customer's column. */
export const sealColumn = <C extends SealedColumn>(
  { vault, db }: Opener,
  customerId: string,
  column: C,
  value: z.output<(typeof sealed)[C]>,
): Promise<Buffer> => vault.seal(db, cellOf(customerId, column), value)

export const openPhones = async (
  deps: Opener,
  row: Pick<CustomerRow, 'id' | 'contact_sealed'>,
): Promise<z.output<typeof sealed.contact_sealed>> =>
  (await open(deps, row, 'contact_sealed', sealed.contact_sealed)) ?? {}

/** Opens a customer's sealed columns. */
export const openPersonal = async (deps: Opener, row: CustomerRow) => ({
  cpf: await open(deps, row, 'cpf_sealed', sealed.cpf_sealed),
  phones: await openPhones(deps, row),
  address: await open(deps, row, 'address_sealed', sealed.address_sealed),
  specialDocument: await open(deps, row, 'special_document_sealed', sealed.special_document_sealed),
})

export const preferenceOf = ({ contact_preference }: Pick<CustomerRow, 'contact_preference'>) =>
  z.parse(preference, contact_preference)

export const openCpf = (deps: Opener, row: Pick<CustomerRow, 'id' | 'cpf_sealed'>) =>
  open(deps, row, 'cpf_sealed', sealed.cpf_sealed)
