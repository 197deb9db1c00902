import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A patient with an active account. */
export const findPatient = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('customers')
    .select(['id', 'user_id'])
    .where('id', '=', customerId)
    .where('status', '<>', 'erased')
    .executeTakeFirst()

/** Emergency accesses that a specialist opened since; serializes requests. */
export const countOpened = async (tx: Tx, specialistId: string, since: Date): Promise<number> => {
  await tx.selectFrom('specialists').select('id').where('id', '=', specialistId).forUpdate().execute()
  const { total } = await tx
    .selectFrom('break_glass')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('specialist_id', '=', specialistId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return total
}

export interface NewBreakGlass {
  readonly id: string
  readonly specialistId: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly reasonSealed: Buffer
  readonly sessionId: string
  readonly now: Date
  readonly endsAt: Date
}

export const insertBreakGlass = async (tx: Tx, row: NewBreakGlass): Promise<void> => {
  await tx
    .insertInto('break_glass')
    .values({
      id: row.id,
      specialist_id: row.specialistId,
      customer_id: row.customerId,
      dependent_id: row.dependentId,
      reason_sealed: row.reasonSealed,
      session_id: row.sessionId,
      created_at: row.now,
      ends_at: row.endsAt,
    })
    .execute()
}

/** The admins who may log in. */
export const findAdminUsers = async (db: Db | Tx): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.id')
    .where('u.blocked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
