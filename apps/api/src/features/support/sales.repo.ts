import type { SortBy } from '@emma/contracts/kit'
import type { saleSorts } from '@emma/contracts/support'
import type { AppointmentState } from '@emma/domain/booking'
import type { PaymentMethod, PaymentState } from '@emma/domain/payments'
import type { QueueState } from '@emma/domain/queue'
import { sql } from 'kysely'
import { orderBy } from '../../db/order-by.ts'
import { type Db, plannedEachTime } from '../../db/pool.ts'
import { placeSql } from '../../db/terms-sql.ts'
import { returnedSql } from '../payments/index.ts'
import { foundSql, type Sought } from './search.repo.ts'

/**
 * Payments with what they are for. Only the columns listed here leave the database: no text about a patient, by
 * anybody, is read for support.
 */
const sales = (db: Db) =>
  db
    .selectFrom('payments as p')
    .leftJoin('appointments as a', 'a.id', 'p.appointment_id')
    .leftJoin('queue_entries as q', 'q.id', 'p.queue_entry_id')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('dependents as d', (join) =>
      join.on(sql<boolean>`d.id = coalesce(a.dependent_id, q.dependent_id)`),
    )
    .leftJoin('specialists as s', 's.id', 'a.specialist_id')
    .leftJoin('specialties as y', 'y.id', 'a.specialty_id')
    .select((eb) => [
      'p.id as payment_id',
      sql<string>`coalesce(p.appointment_id, p.queue_entry_id)`.as('id'),
      eb.ref('a.status').$castTo<AppointmentState | null>().as('appointment_status'),
      eb.ref('q.status').$castTo<QueueState | null>().as('queue_status'),
      'p.customer_id',
      'u.first_name',
      'u.last_name',
      'd.id as dependent_id',
      'd.name as dependent_name',
      'a.canceled_by_platform',
      's.id as specialist_id',
      's.name as specialist_name',
      'y.name as specialty',
      'a.starts_at',
      'a.time_zone',
      'p.created_at',
      'p.amount',
      eb.ref('p.method').$castTo<PaymentMethod>().as('method'),
      eb.ref('p.status').$castTo<PaymentState>().as('payment_status'),
    ])

export type SaleLineRow = Awaited<ReturnType<typeof findSales>>['rows'][number]

interface Page {
  readonly limit: number
  readonly offset: number
  readonly sort: SortBy<(typeof saleSorts)[number]> | undefined
}

/** One page of the results, or of all: the page is read from an index, and only its own rows are looked up. */
export const findSales = async (db: Db, sought: Sought | undefined, page: Page) => {
  const { limit, offset, sort = '-created_at' } = page
  const order = orderBy(sort, { created_at: sql`p.created_at`, amount: sql`p.amount` }, sql`p.id`)
  const matching = sought ? sql`id IN (${foundSql(sought)})` : sql`true`
  const { rows: found } = await sql<{ id: string }>`${plannedEachTime}
    SELECT p.id FROM payments p WHERE ${matching}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`${plannedEachTime}
    SELECT count(*)::int AS total FROM payments WHERE ${matching}`.execute(db)
  const ids = found.map(({ id }) => id)
  const rows = await sales(db).where('p.id', '=', sql<string>`ANY(${ids}::uuid[])`).orderBy(order).execute()
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** A place in the queue or an appointment, with everything about its money. */
export const findSale = (db: Db, id: string, now: Date) =>
  sales(db)
    .leftJoin('places as l', 'l.id', 'a.place_id')
    .leftJoin('cards as k', 'k.id', 'p.card_id')
    .leftJoin('charge_backs as b', 'b.payment_id', 'p.id')
    .select([
      'c.user_id as customer_user_id',
      'a.ends_at',
      'a.canceled_at',
      placeSql('l').as('place'),
      'q.misses',
      'q.answered_at',
      'p.wallet_amount',
      'p.provider_amount',
      'p.installments',
      'k.brand',
      'k.last4',
      'p.provider_order_id',
      'p.provider_charge_id',
      'p.paid_at',
      'p.refused_reason',
      returnedSql.as('returned'),
      sql<number>`coalesce((SELECT sum(remaining) FROM credits WHERE origin_appointment_id = a.id), 0)::integer`.as(
        'credit_remaining',
      ),
      sql<number>`coalesce((SELECT refundable_amount(id, ${now}) FROM credits
        WHERE origin_appointment_id = a.id LIMIT 1), 0)`.as('refundable_amount'),
      'b.amount as charged_back',
      'b.received_at as charged_back_at',
    ])
    .where(sql<boolean>`(p.appointment_id = ${id} OR p.queue_entry_id = ${id})`)
    .executeTakeFirst()

export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>
