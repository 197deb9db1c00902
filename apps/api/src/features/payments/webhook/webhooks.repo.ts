import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

interface WebhookEvent {
  readonly id: string
  readonly type: string
  readonly data: unknown
}

/** False for an event received before. */
export const insertEvent = async (tx: Tx, { id, type, data }: WebhookEvent, now: Date): Promise<boolean> => {
  const stored = await tx
    .insertInto('webhook_events')
    .values({ id, type, payload: JSON.stringify(data), received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export const findEvent = (db: Db, id: string) =>
  db
    .selectFrom('webhook_events')
    .select(['payload', 'processed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const markProcessed = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('webhook_events').set({ processed_at: now }).where('id', '=', id).execute()
}
