import type { AppointmentState, PaymentMethod, PaymentParts, PaymentState } from '@emma/domain/booking'
import type { Split } from '@emma/domain/earnings'
import type { QueueEntry, QueueState } from '@emma/domain/queue'
import { URGENT_CARE_SPECIALTY } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { addJobSql } from '../../jobs/queue.repo.ts'
import type { Step } from './booking.repo.ts'

const waiting = (tx: Tx) =>
  tx
    .selectFrom('queue_entries as q')
    .innerJoin('payments as p', 'p.queue_entry_id', 'q.id')
    .innerJoin('customers as c', 'c.id', 'q.customer_id')
    .select((eb) => [
      'p.id',
      eb.ref('p.status').$castTo<PaymentState>().as('status'),
      'p.wallet_amount',
      'p.provider_amount',
      'q.id as entry_id',
      'q.customer_id',
      eb.ref('q.status').$castTo<QueueState>().as('entry_status'),
      'q.misses',
      'q.queue_minutes',
      'c.user_id as customer_user_id',
    ])
    .where('p.appointment_id', 'is', null)

/** A payment of who waits in the queue with its entry, both locked; nothing once an appointment was made of it. */
export const lockWaiting = (tx: Tx, paymentId: string) =>
  waiting(tx).where('p.id', '=', paymentId).forUpdate(['q', 'p']).executeTakeFirst()

/** The same by the entry. */
export const lockWaitingEntry = (tx: Tx, entryId: string) =>
  waiting(tx).where('q.id', '=', entryId).forUpdate(['q', 'p']).executeTakeFirst()

export type WaitingSale = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>

/** Somebody's place is held from now on, so many minutes at most. */
export const beginWaiting = async (
  tx: Tx,
  { entryId, queueMinutes, now }: { entryId: string; queueMinutes: number; now: Date },
): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({
      status: 'waiting',
      waiting_since: now,
      expires_at: new Date(now.getTime() + queueMinutes * 60_000),
      hold_expires_at: null,
      updated_at: now,
    })
    .where('id', '=', entryId)
    .execute()
}

/** Why somebody is not in the queue any more, and was not attended. */
export type NotAttended =
  | 'unpaid'
  | 'refused'
  | 'by_customer'
  | 'not_called'
  | 'no_answer'
  | 'end_of_duty'
  | 'charged_back'

export const endEntry = async (
  tx: Tx,
  entryId: string,
  { state, misses }: QueueEntry,
  { reason, now }: { readonly reason: NotAttended; readonly now: Date },
): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({ status: state, misses, end_reason: reason, ended_at: now, hold_expires_at: null, updated_at: now })
    .where('id', '=', entryId)
    .execute()
}

/** What was attended is over, as its appointment is; nothing where it did not come from the queue. */
export const finishEntry = async (
  tx: Tx,
  appointmentId: string,
  status: 'finished' | 'no_show',
  now: Date,
): Promise<void> => {
  await sql`
    WITH done AS (
      UPDATE queue_entries SET status = 'finished', end_reason = ${status}, ended_at = ${now}, updated_at = ${now}
       WHERE id = ${appointmentId}::uuid AND status = 'in_progress' RETURNING id
    )
    SELECT ${addJobSql('tell-queue', { entryId: appointmentId })} FROM done`.execute(tx)
}

/** Ends the entry of who never answered the call that an attendance was begun with; false where there is none. */
export const leaveUnmet = async (tx: Tx, appointmentId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    WITH unmet AS (
      UPDATE queue_entries SET status = 'left', misses = misses + 1, end_reason = 'no_answer', ended_at = ${now},
        updated_at = ${now}
       WHERE id = ${appointmentId}::uuid AND status = 'in_progress' AND answered_at IS NULL RETURNING id
    )
    SELECT ${addJobSql('tell-queue', { entryId: appointmentId })} FROM unmet`.execute(tx)
  return rows.length > 0
}

export interface NewWaitingPayment {
  readonly id: string
  readonly entryId: string
  readonly customerId: string
  readonly method: PaymentMethod
  readonly parts: PaymentParts
  readonly cardId: string | null
  readonly now: Date
}

/** Writes the payment of an entry, and takes the steps that spend the wallet's part. */
export const insertWaitingPayment = async (
  tx: Tx,
  payment: NewWaitingPayment,
  steps: readonly Step[],
): Promise<void> => {
  const { id, parts, now } = payment
  const isPaid = parts.provider === 0
  await tx
    .insertInto('payments')
    .values({
      id,
      queue_entry_id: payment.entryId,
      customer_id: payment.customerId,
      method: payment.method,
      amount: parts.wallet + parts.provider,
      wallet_amount: parts.wallet,
      provider_amount: parts.provider,
      status: isPaid ? 'paid' : 'pending',
      card_id: payment.cardId,
      provider_key: id,
      created_at: now,
      paid_at: isPaid ? now : null,
      updated_at: now,
    })
    .execute()
  if (steps.length > 0) await sql`SELECT ${sql.join([...steps])}`.execute(tx)
}

export interface Attended {
  readonly entryId: string
  readonly specialistId: string
  readonly companyId: string | null
  readonly split: Split
  readonly endsAt: Date
  readonly now: Date
}

/** The appointment that an entry becomes, under its id; its payment is of the appointment from now on. */
export const insertAttended = async (tx: Tx, attended: Attended): Promise<void> => {
  const { entryId, specialistId, companyId, split, endsAt, now } = attended
  await sql`
    INSERT INTO appointments (id, specialist_id, customer_id, dependent_id, company_id, specialty_id, starts_at, ends_at,
      time_zone, status, origin, price, platform_fee, company_share, specialist_share, policy, payment_method,
      created_at, confirmed_at, started_at, updated_at)
    SELECT q.id, s.id, q.customer_id, q.dependent_id, ${companyId}::uuid, ${URGENT_CARE_SPECIALTY}::uuid, ${now}, ${endsAt},
      s.time_zone, 'in_progress', 'queue', q.price, ${split.platform}, ${split.company}, ${split.specialist}, q.policy,
      q.payment_method, q.created_at, q.waiting_since, ${now}, ${now}
    FROM queue_entries q JOIN specialists s ON s.id = ${specialistId}::uuid WHERE q.id = ${entryId}::uuid`.execute(
    tx,
  )
  await tx
    .updateTable('payments')
    .set({ appointment_id: entryId, updated_at: now })
    .where('queue_entry_id', '=', entryId)
    .execute()
}

/** A payment that money goes back of, whatever it was of, with whom to tell; locked. */
export const lockRefunding = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('payments as p')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .leftJoin('appointments as a', 'a.id', 'p.appointment_id')
    .leftJoin('specialists as s', 's.id', 'a.specialist_id')
    .select((eb) => [
      'p.id',
      eb.ref('p.status').$castTo<PaymentState>().as('status'),
      'p.wallet_amount',
      'p.provider_amount',
      'p.queue_entry_id',
      'c.user_id as customer_user_id',
      'a.id as appointment_id',
      eb.ref('a.status').$castTo<AppointmentState | null>().as('appointment_status'),
      'a.specialist_id',
      's.user_id as specialist_user_id',
    ])
    .where('p.id', '=', paymentId)
    .forUpdate('p')
    .executeTakeFirstOrThrow()
