import type { EarningStatus, transactionSorts } from '@emma/contracts/earnings'
import type { SortBy } from '@emma/contracts/kit'
import type { AppointmentState } from '@emma/domain/booking'
import type { WithdrawalState } from '@emma/domain/earnings'
import type { PaymentMethod } from '@emma/domain/payments'
import { sql } from 'kysely'
import { orderBy } from '../../../db/order-by.ts'
import type { Db } from '../../../db/pool.ts'
import { namePattern } from '../../../db/words/name-search.ts'
import { purseAccounts } from './purse-accounts.repo.ts'

export interface TransactionsQuery {
  readonly specialistId: string
  readonly from: Date | undefined
  /** Not included. */
  readonly to: Date | undefined
  readonly status: EarningStatus | undefined
  /** A part of the patient's name. */
  readonly search: string | undefined
  /** Newest first without it. */
  readonly sort?: SortBy<(typeof transactionSorts)[number]> | undefined
  readonly limit: number
  readonly offset: number
}

/** Status of the share of a paid appointment, in the wire's words. */
const status = sql<EarningStatus>`CASE
  WHEN p.status = 'charged_back' THEN 'charged_back'
  WHEN own.earned = 0 AND a.status IN ('canceled_by_customer', 'canceled_by_specialist', 'expired') THEN 'canceled'
  WHEN a.released_at IS NOT NULL THEN 'available' ELSE 'waiting_funds' END`

/** The specialist's current part of one appointment from the ledger, less cancellations and disputes. */
const own = sql<{ earned: number }>`LATERAL (
  SELECT coalesce(sum(o.amount), 0)::bigint AS earned
    FROM ledger_entries e JOIN ledger_postings o ON o.entry_id = e.id
   WHERE e.reference IN (a.id, p.id)
     AND o.account IN ('pending:' || a.specialist_id, 'available:' || a.specialist_id,
       'available:' || a.specialist_id || ':' || a.company_id))`

const paid = (db: Db) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .innerJoin(own.as('own'), (join) => join.onTrue())

const filtered = ({ specialistId, from, to, status: only, search }: TransactionsQuery) => sql<boolean>`
  a.specialist_id = ${specialistId} AND p.paid_at IS NOT NULL
  AND (${from ?? null}::timestamptz IS NULL OR a.starts_at >= ${from ?? null})
  AND (${to ?? null}::timestamptz IS NULL OR a.starts_at < ${to ?? null})
  AND (${only ?? null}::text IS NULL OR ${status} = ${only ?? null})
  AND (${search ?? null}::text IS NULL OR EXISTS (
    SELECT FROM customers sc JOIN users su ON su.id = sc.user_id
     WHERE sc.id = a.customer_id
       AND fold(concat_ws(' ', su.first_name, su.last_name,
         (SELECT sd.name FROM dependents sd WHERE sd.id = a.dependent_id))) LIKE fold(${namePattern(search ?? '')})))`

const columns = { starts_at: sql`a.starts_at`, price: sql`a.price`, earned: sql`own.earned` }

export const findTransactions = (db: Db, query: TransactionsQuery) =>
  paid(db)
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('companies as k', 'k.id', 'a.company_id')
    .select((eb) => [
      'p.id',
      'a.id as schedule_id',
      'a.starts_at',
      'a.ends_at',
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
      'a.company_id',
      'k.name as company',
      'a.company_share',
      'a.specialist_share',
      'own.earned',
      'a.finished_at',
      'a.released_at',
      'a.policy',
      status.as('status'),
    ])
    .where(filtered(query))
    .orderBy(orderBy(query.sort ?? '-starts_at', columns, sql`a.id`))
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

export interface TakenRow {
  readonly appointmentId: string
  readonly id: string
  readonly amount: number
  readonly status: WithdrawalState
  readonly requestedAt: Date
}

/**
 * The withdrawals that took these appointments' earnings: in each purse, first available is first withdrawn. A rejected
 * or failed withdrawal took nothing.
 */
export const findTaken = async (
  db: Db,
  specialistId: string,
  appointmentIds: readonly string[],
): Promise<readonly TakenRow[]> => {
  const { rows } = await sql<TakenRow>`
    WITH released AS (
      SELECT e.reference, o.account, o.amount,
        sum(o.amount) OVER (PARTITION BY o.account ORDER BY e.created_at, e.id) AS upto
      FROM ledger_postings o JOIN ledger_entries e ON e.id = o.entry_id
      WHERE o.account = ANY(${purseAccounts(specialistId)}) AND e.kind = 'earnings_released'
    ), taken AS (
      SELECT w.id, w.status, w.requested_at, part.amount,
        'available:' || w.owner_id || coalesce(':' || part.company_id, '') AS account,
        sum(part.amount) OVER (PARTITION BY part.company_id ORDER BY w.requested_at, w.id) AS upto
      FROM withdrawals w JOIN withdrawal_parts part ON part.withdrawal_id = w.id
      WHERE w.owner_id = ${specialistId} AND w.status NOT IN ('rejected', 'failed')
    )
    SELECT released.reference AS "appointmentId", taken.id, taken.status, taken.requested_at AS "requestedAt",
      (least(released.upto, taken.upto)
        - greatest(released.upto - released.amount, taken.upto - taken.amount))::bigint AS amount
    FROM released JOIN taken ON taken.account = released.account
      AND taken.upto > released.upto - released.amount AND taken.upto - taken.amount < released.upto
    WHERE released.reference = ANY(${appointmentIds}::uuid[])
    ORDER BY taken.requested_at, taken.id`.execute(db)
  return rows
}
