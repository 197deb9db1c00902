import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Person } from '../access/sight.ts'

export interface VitalsRow {
  readonly id: string
  readonly customer_id: string
  readonly dependent_id: string | null
  readonly measured_at: Date
  readonly content_sealed: Buffer
  readonly specialist_name: string
}

/** More than a chart shows: half a year of daily measurements. */
const MOST = 200

/** One person's valid measurements, newest first. */
export const findVitals = async (
  db: Db | Tx,
  { customerId, dependentId }: Person,
  authorId: string | null,
): Promise<VitalsRow[]> => {
  const { rows } = await sql<VitalsRow>`
    SELECT v.id, v.customer_id, v.dependent_id, v.measured_at, v.content_sealed, s.name AS specialist_name
    FROM vitals v JOIN specialists s ON s.id = v.specialist_id
    WHERE v.customer_id = ${customerId}::uuid AND v.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
      AND v.removed_at IS NULL AND (${authorId}::uuid IS NULL OR v.specialist_id = ${authorId}::uuid)
    ORDER BY v.measured_at DESC, v.id DESC LIMIT ${MOST}`.execute(db)
  return rows
}

/** Locks a current measurement until the transaction ends. */
export const lockVitals = (tx: Tx, id: string) =>
  tx
    .selectFrom('vitals')
    .select(['id', 'customer_id', 'dependent_id', 'specialist_id'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface NewVitals extends Person {
  readonly id: string
  readonly measuredAt: Date
  readonly sealed: Buffer
  readonly specialistId: string
  readonly now: Date
}

export const insertVitals = async (tx: Tx, row: NewVitals): Promise<void> => {
  await tx
    .insertInto('vitals')
    .values({
      id: row.id,
      customer_id: row.customerId,
      dependent_id: row.dependentId,
      measured_at: row.measuredAt,
      content_sealed: row.sealed,
      specialist_id: row.specialistId,
      created_at: row.now,
    })
    .execute()
}

export const markVitalsRemoved = async (
  tx: Tx,
  { id, specialistId, now }: { id: string; specialistId: string; now: Date },
): Promise<void> => {
  const change = { removed_at: now, removed_by: specialistId }
  await tx.updateTable('vitals').set(change).where('id', '=', id).execute()
}
