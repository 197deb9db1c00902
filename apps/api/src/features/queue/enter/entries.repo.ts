import type { PaymentMethod, PaymentState, RefundState } from '@emma/domain/payments'
import { type CareKind, openQueueStates, type QueueState } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { variableSql } from '../../variables/index.ts'

/** The position of a waiting person among those of their kind of care: 1 is next. */
const position = sql<number | null>`CASE WHEN q.status = 'waiting' THEN (
  SELECT count(*)::int + 1 FROM queue_entries o
   WHERE o.status = 'waiting' AND o.kind_of_care = q.kind_of_care AND (o.priority > q.priority
    OR (o.priority = q.priority AND (o.waiting_since, o.id) < (q.waiting_since, q.id)))) END`

const entries = (db: Db | Tx) =>
  db
    .selectFrom('queue_entries as q')
    .innerJoin('payments as p', 'p.queue_entry_id', 'q.id')
    .leftJoin('dependents as d', 'd.id', 'q.dependent_id')
    .leftJoin('specialists as s', 's.id', 'q.specialist_id')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('refunds as r', (join) =>
      join.onRef('r.payment_id', '=', 'p.id').on('p.appointment_id', 'is', null),
    )
    .select((eb) => [
      'q.id',
      'q.customer_id',
      eb.ref('q.status').$castTo<QueueState>().as('status'),
      position.as('position'),
      eb.ref('q.kind_of_care').$castTo<CareKind>().as('kind_of_care'),
      'q.complaint_sealed',
      'q.red_flags_sealed',
      'q.priority',
      'q.dependent_id',
      'd.name as dependent_name',
      'q.price',
      'q.created_at',
      'q.waiting_since',
      'q.hold_expires_at',
      'q.expires_at',
      'q.specialist_id',
      's.name as specialist_name',
      'u.avatar_key as specialist_avatar',
      'q.called_at',
      'q.answered_at',
      'q.misses',
      'q.ended_at',
      'q.end_reason',
      'p.id as payment_id',
      'p.appointment_id',
      eb.ref('p.method').$castTo<PaymentMethod>().as('method'),
      eb.ref('p.status').$castTo<PaymentState>().as('payment_status'),
      'p.amount',
      'p.wallet_amount',
      'p.provider_amount',
      'p.paid_at',
      'p.refused_reason',
      'p.pix',
      eb.ref('r.status').$castTo<RefundState | null>().as('refund_status'),
    ])

export const findEntry = (db: Db | Tx, id: string) =>
  entries(db).where('q.id', '=', id).limit(1).executeTakeFirst()
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** A customer has one open entry at most. */
export const findOpenEntry = (db: Db | Tx, customerId: string) =>
  entries(db)
    .where('q.customer_id', '=', customerId)
    .where('q.status', 'in', openQueueStates)
    .limit(1)
    .executeTakeFirst()

/** The patient's birth date, the account holder's or a dependent's; null if unknown. */
export const findBirthDate = async (
  db: Db | Tx,
  { customerId, dependentId }: { readonly customerId: string; readonly dependentId: string | null },
): Promise<string | null> => {
  const { rows } = await sql<{ birth_date: string | null }>`
    SELECT coalesce(d.birth_date, CASE WHEN ${dependentId}::uuid IS NULL THEN c.birth_date END)::text AS birth_date
      FROM customers c LEFT JOIN dependents d ON d.customer_id = c.id AND d.id = ${dependentId}::uuid
     WHERE c.id = ${customerId}::uuid`.execute(db)
  return rows[0]?.birth_date ?? null
}

/** The latest ended entry since an instant. */
export const findLastEntry = (db: Db, customerId: string, since: Date) =>
  entries(db)
    .where('q.customer_id', '=', customerId)
    .where('q.ended_at', '>', since)
    .orderBy('q.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The entry made under a customer's key. */
export const findEntryByKey = (db: Db | Tx, customerId: string, key: string) =>
  entries(db)
    .where('q.customer_id', '=', customerId)
    .where('q.idempotency_key', '=', key)
    .limit(1)
    .executeTakeFirst()

export interface NewEntry {
  readonly id: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly kindOfCare: CareKind
  readonly complaintSealed: Buffer
  readonly redFlagsSealed: Buffer | null
  readonly price: number
  readonly platformPercent: number
  readonly policy: object
  readonly queueMinutes: number
  readonly method: PaymentMethod
  /** Null if it is already paid. */
  readonly holdExpiresAt: Date | null
  readonly key: string | null
  readonly now: Date
}

/** False if the person has an open entry, or the key was used. */
export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<boolean> => {
  const { now, redFlagsSealed } = entry
  const inserted = await tx
    .insertInto('queue_entries')
    .values({
      id: entry.id,
      customer_id: entry.customerId,
      dependent_id: entry.dependentId,
      status: 'awaiting_payment',
      kind_of_care: entry.kindOfCare,
      complaint_sealed: entry.complaintSealed,
      red_flags_sealed: redFlagsSealed,
      acknowledged_at: redFlagsSealed === null ? null : now,
      priority: redFlagsSealed === null ? 0 : 1,
      price: entry.price,
      platform_percent: entry.platformPercent,
      policy: JSON.stringify(entry.policy),
      queue_minutes: entry.queueMinutes,
      payment_method: entry.method,
      hold_expires_at: entry.holdExpiresAt,
      idempotency_key: entry.key,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes the idempotency keys of entries made before an instant. */
export const forgetEntryKeys = async (db: Db, before: Date): Promise<void> => {
  await sql`UPDATE queue_entries SET idempotency_key = NULL
    WHERE idempotency_key IS NOT NULL AND created_at < ${before}`.execute(db)
}

export interface NewAdvice {
  readonly id: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly redFlagsSealed: Buffer
  readonly now: Date
}

export const insertAdvice = async (tx: Tx, advice: NewAdvice): Promise<void> => {
  await tx
    .insertInto('queue_advice')
    .values({
      id: advice.id,
      customer_id: advice.customerId,
      dependent_id: advice.dependentId,
      red_flags_sealed: advice.redFlagsSealed,
      advised_at: advice.now,
    })
    .execute()
}

/** False if it is no longer called. */
export const markAnswered = async (tx: Tx, entryId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('queue_entries')
    .set({ answered_at: now, updated_at: now })
    .where('id', '=', entryId)
    .where('status', '=', 'called')
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The current price of entering, and the longest wait. */
export const findOfferNow = async (db: Db): Promise<{ price: number; queue_minutes: number }> => {
  const { rows } = await sql<{ price: number; queue_minutes: number }>`
    SELECT ${variableSql('urgent_care_price')} AS price, ${variableSql('queue_minutes')} AS queue_minutes`.execute(
    db,
  )
  const [offer] = rows
  if (!offer) throw new Error('A row without a table')
  return offer
}
