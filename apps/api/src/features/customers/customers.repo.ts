import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

const columns = [
  'c.id',
  'c.user_id',
  'c.status',
  'c.contact_preference',
  'c.birth_date',
  'c.gender',
  'c.marital_status',
  'c.nickname',
  'c.cpf_sealed',
  'c.contact_sealed',
  'c.address_sealed',
  'c.special_document_type',
  'c.special_document_sealed',
  'u.email',
  'u.first_name',
  'u.last_name',
  'u.avatar_key',
  'u.time_zone',
] as const

/** The columns read of a customer `c` and their user `u`. */
export const customerColumns = sql.join(columns.map((column) => sql.ref(column)))

export const findCustomerOrNone = (db: Db | Tx, customerId: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(columns)
    .where('c.id', '=', customerId)
    .executeTakeFirst()

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomerOrNone>>>

/** Requires the id of an existing customer. */
export const findCustomer = async (db: Db | Tx, customerId: string): Promise<CustomerRow> => {
  const row = await findCustomerOrNone(db, customerId)
  if (!row) throw new Error('There is no such customer')
  return row
}
