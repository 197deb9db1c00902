import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

const columns = [
  'id',
  'customer_id',
  'name',
  'birth_date',
  'sex',
  'relation',
  'cpf_sealed',
  'created_at',
  'removed_at',
] as const

const dependents = (db: Db | Tx, customerId: string) =>
  db.selectFrom('dependents').select(columns).where('customer_id', '=', customerId)

export const findDependents = (db: Db | Tx, customerId: string, withRemoved: boolean) =>
  dependents(db, customerId)
    .$if(!withRemoved, (query) => query.where('removed_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export type DependentRow = Awaited<ReturnType<typeof findDependents>>[number]

/** An active dependent, locked against removal while something is written for them. */
export const shareDependent = (tx: Tx, customerId: string, id: string) =>
  dependents(tx, customerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** An active dependent, locked for a change. */
export const lockDependent = (tx: Tx, customerId: string, id: string) =>
  dependents(tx, customerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Locks the account, serializing changes of its dependents; with the holder's own CPF and zone. */
export const lockAccount = async (tx: Tx, customerId: string) => {
  const { rows } = await sql<{ readonly cpf_hash: Buffer | null; readonly time_zone: string }>`
    SELECT c.cpf_hash, u.time_zone FROM customers c JOIN users u ON u.id = c.user_id
    WHERE c.id = ${customerId}::uuid FOR NO KEY UPDATE OF c`.execute(tx)
  const [account] = rows
  if (!account) throw new Error('There is no such customer')
  return account
}

export const findTimeZone = async (db: Db | Tx, customerId: string): Promise<string> => {
  const { time_zone } = await db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('u.time_zone')
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()
  return time_zone
}

export const isCpfOfAnother = async (
  tx: Tx,
  { customerId, id, cpfHash }: { customerId: string; id: string; cpfHash: Buffer },
): Promise<boolean> => {
  const row = await tx
    .selectFrom('dependents')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('cpf_hash', '=', cpfHash)
    .where('removed_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** A dependent's columns; the CPF sealed, and its keyed hash. */
export interface DependentValues {
  readonly name: string
  readonly birth_date: string
  readonly sex: string | null
  readonly relation: string
  readonly cpf_sealed: Buffer | null
  readonly cpf_hash: Buffer | null
}

export const insertDependent = (
  tx: Tx,
  { id, customerId, now, ...values }: DependentValues & { id: string; customerId: string; now: Date },
) =>
  tx
    .insertInto('dependents')
    .values({ ...values, id, customer_id: customerId, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const changeDependent = (tx: Tx, id: string, values: Partial<DependentValues>, now: Date) =>
  tx
    .updateTable('dependents')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const markRemoved = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('dependents').set({ removed_at: now, updated_at: now }).where('id', '=', id).execute()
}

export const hasOpenAppointments = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('appointments')
    .select('id')
    .where('dependent_id', '=', id)
    .where('status', 'in', ['awaiting_payment', 'confirmed', 'in_progress'])
    .executeTakeFirst()
  return row !== undefined
}
