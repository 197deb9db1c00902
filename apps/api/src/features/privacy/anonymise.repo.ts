import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

interface Owner {
  readonly customerId: string
  readonly userId: string
}

interface Blank {
  readonly name: readonly [string, string]
  readonly now: Date
}

const anonymiseUser = async (tx: Tx, userId: string, { name: [first, last], now }: Blank): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      email: `${userId}@erased.invalid`,
      password_hash: '',
      first_name: first,
      last_name: last,
      avatar_key: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

const anonymiseCustomer = async (tx: Tx, customerId: string): Promise<void> => {
  await tx
    .updateTable('customers')
    .set({
      status: 'erased',
      birth_date: null,
      gender: null,
      marital_status: null,
      nickname: null,
      cpf_sealed: null,
      cpf_hash: null,
      contact_sealed: null,
      address_sealed: null,
      special_document_type: null,
      special_document_sealed: null,
      provider_customer_id: null,
    })
    .where('id', '=', customerId)
    .execute()
}

const anonymiseDependents = async (tx: Tx, customerId: string, { name, now }: Blank): Promise<void> => {
  await tx
    .updateTable('dependents')
    .set({
      name: name.join(' '),
      birth_date: null,
      sex: null,
      cpf_sealed: null,
      cpf_hash: null,
      removed_at: sql`coalesce(removed_at, ${now}::timestamptz)`,
      updated_at: now,
    })
    .where('customer_id', '=', customerId)
    .execute()
}

/** A person without name, address or number; e-mail and CPF can register anew. */
export const anonymise = async (tx: Tx, { customerId, userId }: Owner, blank: Blank): Promise<void> => {
  await anonymiseUser(tx, userId, blank)
  await anonymiseCustomer(tx, customerId)
  await anonymiseDependents(tx, customerId, blank)
}
