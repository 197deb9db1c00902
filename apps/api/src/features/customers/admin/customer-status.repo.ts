import type { CustomerState } from '@emma/domain/customers'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const statusQuery = (db: Db | Tx, id: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id', 'c.status', 'c.created_at', 'u.email', 'u.first_name', 'u.last_name'])
    .where('c.id', '=', id)

export const findCustomerStatus = (db: Db, id: string) => statusQuery(db, id).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockCustomerStatus = (tx: Tx, id: string) =>
  statusQuery(tx, id).forUpdate('c').executeTakeFirst()

export const moveCustomerStatus = async (tx: Tx, id: string, status: CustomerState): Promise<void> => {
  await tx.updateTable('customers').set({ status }).where('id', '=', id).execute()
}
