import type { TimeProposalState } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { placeSql } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'

const proposals = (db: Db | Tx) =>
  db
    .selectFrom('time_proposals as t')
    .innerJoin('appointments as a', 'a.id', 't.appointment_id')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .innerJoin('users as su', 'su.id', 's.user_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as cu', 'cu.id', 'c.user_id')
    .leftJoin('dependents as d', 'd.id', 'a.dependent_id')
    .leftJoin('places as l', 'l.id', 't.place_id')
    .leftJoin('places as cl', 'cl.id', 'a.place_id')
    .select((eb) => [
      't.id',
      't.appointment_id',
      eb.ref('t.status').$castTo<TimeProposalState>().as('status'),
      't.from_start',
      't.starts_at',
      't.ends_at',
      't.place_id',
      't.expires_at',
      placeSql('l').as('place'),
      placeSql('cl').as('current_place'),
      'a.time_zone',
      'a.specialist_id',
      'a.customer_id',
      'a.specialty_id',
      'y.name as specialty',
      's.name as specialist_name',
      's.user_id as specialist_user_id',
      'su.avatar_key as specialist_avatar',
      'c.user_id as customer_user_id',
      'cu.first_name as customer_first_name',
      'cu.last_name as customer_last_name',
      'a.dependent_id',
      'd.name as dependent_name',
    ])

export const findProposal = (db: Db | Tx, id: string) =>
  proposals(db).where('t.id', '=', id).executeTakeFirst()
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>

/** Locks a proposal; the caller holds its appointment's lock. */
export const lockProposal = (tx: Tx, id: string) =>
  proposals(tx).where('t.id', '=', id).forUpdate('t').executeTakeFirst()

/** Locks the open proposal of an appointment, whose lock the caller holds. */
export const lockOpenOf = (tx: Tx, appointmentId: string) =>
  proposals(tx)
    .where('t.appointment_id', '=', appointmentId)
    .where('t.status', '=', 'open')
    .forUpdate('t')
    .executeTakeFirst()

interface Whose {
  readonly customerId?: string
  readonly specialistId?: string
  readonly now: Date
}

/** Proposals that wait for an answer. */
export const findOpen = (db: Db, { customerId, specialistId, now }: Whose) =>
  proposals(db)
    .where('t.status', '=', 'open')
    .where('t.expires_at', '>', now)
    .$if(customerId !== undefined, (rows) => rows.where('a.customer_id', '=', customerId ?? ''))
    .$if(specialistId !== undefined, (rows) => rows.where('a.specialist_id', '=', specialistId ?? ''))
    .orderBy('t.expires_at')
    .execute()

/** Of a specialist, those that wait for an answer. */
export const countOpen = async (db: Db, specialistId: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('time_proposals as t')
    .innerJoin('appointments as a', 'a.id', 't.appointment_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('a.specialist_id', '=', specialistId)
    .where('t.status', '=', 'open')
    .where('t.expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Open ones past their deadline. */
export const findDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('time_proposals')
    .select(['id', 'appointment_id'])
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

/** How often another time was proposed for an appointment since then. */
export const countSince = async (tx: Tx, appointmentId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM time_proposals
     WHERE appointment_id = ${appointmentId} AND created_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface NewProposal {
  readonly id: string
  readonly appointment_id: string
  readonly from_start: Date
  readonly starts_at: Date
  readonly ends_at: Date
  readonly place_id: string | null
  readonly created_at: Date
  readonly expires_at: Date
}

export const insertProposal = async (tx: Tx, row: NewProposal): Promise<void> => {
  await tx
    .insertInto('time_proposals')
    .values({ ...row, status: 'open' })
    .execute()
}

export const setEnded = async (
  tx: Tx,
  id: string,
  status: Exclude<TimeProposalState, 'open'>,
  now: Date,
): Promise<void> => {
  await tx.updateTable('time_proposals').set({ status, ended_at: now }).where('id', '=', id).execute()
}
