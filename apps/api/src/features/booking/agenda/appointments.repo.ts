import type { AppointmentState } from '@emma/domain/booking'
import type { PaymentMethod, PaymentState } from '@emma/domain/payments'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { placeSql } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { namePattern } from '../../../db/words/name-search.ts'
import { returnOfSql, returnTakenSql } from '../../availability/index.ts'
import { lastPagesSql } from '../../calls/index.ts'
import { returnedSql } from '../../payments/index.ts'
import { preparedSql } from './prepared.repo.ts'

/** The link's date that it was booked by; a date that was freed and booked otherwise is none of it. */
const inSeries = sql<{ readonly position: number; readonly size: number } | null>`(
  SELECT json_build_object('position', bl.series_place, 'size', bl.series_size) FROM booking_links bl
   WHERE bl.appointment_id = a.id AND bl.series_id IS NOT NULL LIMIT 1)`

const appointments = (db: Db | Tx) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .innerJoin('users as su', 'su.id', 's.user_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as cu', 'cu.id', 'c.user_id')
    .leftJoin('dependents as d', 'd.id', 'a.dependent_id')
    .leftJoin('places as l', 'l.id', 'a.place_id')
    .select((eb) => [
      'a.id',
      eb.ref('a.status').$castTo<AppointmentState>().as('status'),
      'a.specialist_id',
      'a.customer_id',
      'a.dependent_id',
      'd.name as dependent_name',
      'd.removed_at as dependent_removed_at',
      'd.birth_date as dependent_birth_date',
      'd.relation as dependent_relation',
      'a.starts_at',
      'a.ends_at',
      'a.time_zone',
      'a.place_id',
      placeSql('l').as('place'),
      'a.price',
      'a.policy',
      'a.hold_expires_at',
      'a.cancel_reason',
      'a.canceled_by_platform',
      'a.in_person_advised',
      'a.specialty_id',
      'y.name as specialty',
      's.name as specialist_name',
      's.user_id as specialist_user_id',
      'su.avatar_key as specialist_avatar',
      'cu.first_name as customer_first_name',
      'cu.last_name as customer_last_name',
      'cu.avatar_key as customer_avatar',
      'c.user_id as customer_user_id',
      'p.id as payment_id',
      eb.ref('p.method').$castTo<PaymentMethod>().as('method'),
      eb.ref('p.status').$castTo<PaymentState>().as('payment_status'),
      'p.amount',
      'p.wallet_amount',
      'p.paid_at',
      'p.refused_reason',
      'p.pix',
      returnedSql.as('returned'),
      sql<boolean>`EXISTS (SELECT FROM reviews r WHERE r.appointment_id = a.id)`.as('reviewed'),
      lastPagesSql.as('last_pages'),
      preparedSql.as('preparation'),
      'a.return_of',
      returnOfSql.as('first_visit'),
      'a.return_days',
      'a.return_price',
      returnTakenSql.as('return_taken'),
      inSeries.as('series'),
    ])

export const findAppointment = (db: Db | Tx, id: string) =>
  appointments(db).where('a.id', '=', id).executeTakeFirst()

export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof findAppointment>>>

export const lockAppointment = (tx: Tx, id: string) =>
  appointments(tx).where('a.id', '=', id).forUpdate('a').executeTakeFirst()

/** Unpaid attempts are shown only on request. */
const isAmong = (statuses: readonly AppointmentState[] | undefined) =>
  statuses === undefined ? sql`a.status <> 'expired'` : sql`a.status = ANY(${statuses}::text[])`

/** All appointments of one customer, newest first. */
export const findAllOfCustomer = (db: Db, customerId: string) =>
  appointments(db)
    .where('a.customer_id', '=', customerId)
    .where(sql<boolean>`${isAmong(undefined)}`)
    .orderBy('a.starts_at', 'desc')
    .execute()

export interface Period {
  readonly from: Date | undefined
  /** Not included. */
  readonly to: Date | undefined
  readonly statuses: readonly AppointmentState[] | undefined
}

export interface PageAsked extends Period {
  readonly oldestFirst: boolean
  readonly limit: number
  readonly offset: number
}

const inPeriod = ({ from, to, statuses }: Period) => sql`
  (${from ?? null}::timestamptz IS NULL OR a.starts_at >= ${from ?? null})
    AND (${to ?? null}::timestamptz IS NULL OR a.starts_at < ${to ?? null})
    AND ${isAmong(statuses)}`

/** One page of the appointments selected by `whose`, and their number. */
const findPage = async (db: Db | Tx, whose: RawBuilder<boolean>, page: PageAsked) => {
  const rows = await appointments(db)
    .where(whose)
    .orderBy('a.starts_at', page.oldestFirst ? 'asc' : 'desc')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await db
    .selectFrom('appointments as a')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(whose)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findPageOfCustomer = (db: Db, page: PageAsked & { readonly customerId: string }) =>
  findPage(db, sql<boolean>`a.customer_id = ${page.customerId} AND ${inPeriod(page)}`, page)

export interface SpecialistPeriod extends Period {
  readonly specialistId: string
  readonly search: string | undefined
}

const ofSpecialist = (asked: SpecialistPeriod) => sql<boolean>`
  a.specialist_id = ${asked.specialistId} AND ${inPeriod(asked)}
    AND (${asked.search ?? null}::text IS NULL OR EXISTS (
      SELECT FROM customers sc JOIN users su ON su.id = sc.user_id WHERE sc.id = a.customer_id
        AND fold(concat_ws(' ', su.first_name, su.last_name,
          (SELECT sd.name FROM dependents sd WHERE sd.id = a.dependent_id)))
          LIKE fold(${namePattern(asked.search ?? '')})))`

export const findPageOfSpecialist = (db: Db, asked: SpecialistPeriod & PageAsked) =>
  findPage(db, ofSpecialist(asked), asked)

/** A specialist's appointments with one patient. */
export const findPageWithPatient = (
  db: Db | Tx,
  asked: PageAsked & { specialistId: string; customerId: string; dependentId: string | null },
) =>
  findPage(
    db,
    sql<boolean>`a.specialist_id = ${asked.specialistId}::uuid AND a.customer_id = ${asked.customerId}::uuid
      AND a.dependent_id IS NOT DISTINCT FROM ${asked.dependentId}::uuid AND ${inPeriod(asked)}`,
    asked,
  )

/** Everything of a period in a calendar. */
export const findOfSpecialist = (db: Db, asked: SpecialistPeriod, most: number) =>
  appointments(db).where(ofSpecialist(asked)).orderBy('a.starts_at').orderBy('a.id').limit(most).execute()

export interface StatusChange {
  readonly id: string
  readonly status: AppointmentState
  /** Set when finishing. */
  readonly inPersonAdvised?: boolean
  readonly now: Date
}

/** An appointment that ends gets its time, from which the release of earnings counts. */
export const updateStatus = async (tx: Tx, change: StatusChange): Promise<void> => {
  const { id, status, inPersonAdvised = false, now } = change
  await tx
    .updateTable('appointments')
    .set({
      status,
      in_person_advised: inPersonAdvised,
      updated_at: now,
      ...(status === 'in_progress' ? { started_at: now } : { finished_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

export const findTimeZone = async (db: Db, specialistId: string): Promise<string> => {
  const { time_zone } = await db
    .selectFrom('specialists')
    .select('time_zone')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  return time_zone
}
