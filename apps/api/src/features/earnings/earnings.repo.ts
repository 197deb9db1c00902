import type { EarningStatus } from '@emma/contracts/earnings'
import type { AppointmentState, PaymentMethod } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The specialist's three purses, as the ledger caches them. */
export const findBalances = async (db: Db, specialistId: string) => {
  const names = ['pending', 'available', 'transferred'] as const
  const rows = await db
    .selectFrom('account_balances')
    .selectAll()
    .where('account', '=', sql<string>`ANY(${names.map((name) => `${name}:${specialistId}`)}::text[])`)
    .execute()
  const of = (name: string) => rows.find(({ account }) => account.startsWith(name))?.balance ?? 0
  return { waiting_funds: of('pending'), available: of('available'), transferred: of('transferred') }
}

/** Where the share of a paid appointment is; the words are the wire's. */
const status = sql<EarningStatus>`CASE
  WHEN a.status IN ('canceled_by_customer', 'canceled_by_specialist', 'expired') THEN 'canceled'
  WHEN a.released_at IS NOT NULL THEN 'available' ELSE 'waiting_funds' END`

export interface TransactionsQuery {
  readonly specialistId: string
  readonly from: Date | undefined
  /** Not included. */
  readonly to: Date | undefined
  readonly status: EarningStatus | undefined
  readonly limit: number
  readonly offset: number
}

const filtered = ({ specialistId, from, to, status: wanted }: TransactionsQuery) => sql<boolean>`
  a.specialist_id = ${specialistId} AND p.paid_at IS NOT NULL
  AND (${from ?? null}::timestamptz IS NULL OR a.starts_at >= ${from ?? null})
  AND (${to ?? null}::timestamptz IS NULL OR a.starts_at < ${to ?? null})
  AND (${wanted ?? null}::text IS NULL OR ${status} = ${wanted ?? null})`

const paid = (db: Db) =>
  db.selectFrom('appointments as a').innerJoin('payments as p', 'p.appointment_id', 'a.id')

export const findTransactions = (db: Db, query: TransactionsQuery) =>
  paid(db)
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select((eb) => [
      'p.id',
      'a.id as schedule_id',
      'a.starts_at',
      'a.time_zone',
      'a.specialty_id',
      'y.name as specialty',
      'u.first_name',
      'u.last_name',
      eb.ref('a.status').$castTo<AppointmentState>().as('schedule_status'),
      eb.ref('p.method').$castTo<PaymentMethod>().as('method'),
      eb.ref('p.paid_at').$castTo<Date>().as('paid_at'),
      'a.price',
      'a.platform_fee',
      'a.company_share',
      'a.specialist_share',
      'a.finished_at',
      'a.released_at',
      'a.policy',
      status.as('status'),
    ])
    .where(filtered(query))
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute()

export type TransactionRow = Awaited<ReturnType<typeof findTransactions>>[number]

export const countTransactions = async (db: Db, query: TransactionsQuery): Promise<number> => {
  const { total } = await paid(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(filtered(query))
    .executeTakeFirstOrThrow()
  return total
}

export const findSpecialistZone = async (db: Db, specialistId: string): Promise<string> => {
  const { time_zone } = await db
    .selectFrom('specialists')
    .select('time_zone')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  return time_zone
}

/** Days of 24 hours, as the domain counts them. */
const releaseDays = sql`make_interval(hours => 24 * (a.policy->>'release_days')::int)`

/** Attendances whose share may be withdrawn from now on; those that another process is at are left to it. */
export const lockReleasable = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select([
      'a.id',
      'a.specialist_id',
      'a.company_id',
      'a.platform_fee',
      'a.company_share',
      'a.specialist_share',
    ])
    .where('a.released_at', 'is', null)
    .where('a.status', 'in', ['finished', 'no_show'])
    .where('p.status', '=', 'paid')
    .where(sql<boolean>`a.finished_at <= ${now}::timestamptz - ${releaseDays}`)
    .orderBy('a.finished_at')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .execute()

export const markReleased = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ released_at: now, updated_at: now })
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
}
