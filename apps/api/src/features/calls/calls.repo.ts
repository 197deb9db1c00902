import type { AppointmentState } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The participants of a call. */
export type ParticipantRole = 'customer' | 'specialist'

/** An appointment with its call, if any, and each participant's page in it. */
export const findSeat = (db: Db | Tx, appointmentId: string) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .leftJoin('calls as k', 'k.appointment_id', 'a.id')
    .leftJoin('call_participants as pc', (join) =>
      join.onRef('pc.call_id', '=', 'k.id').on('pc.role', '=', 'customer').on('pc.left_at', 'is', null),
    )
    .leftJoin('call_participants as ps', (join) =>
      join.onRef('ps.call_id', '=', 'k.id').on('ps.role', '=', 'specialist').on('ps.left_at', 'is', null),
    )
    .select([
      'a.id',
      'a.status',
      'a.starts_at',
      'a.ends_at',
      'a.time_zone',
      'a.place_id',
      'a.customer_id',
      'a.specialist_id',
      'c.user_id as customer_user_id',
      's.user_id as specialist_user_id',
      's.status as specialist_status',
      'k.id as call_id',
      'k.status as call_status',
      'k.extended_until',
      'pc.epoch as customer_epoch',
      'ps.epoch as specialist_epoch',
    ])
    .where('a.id', '=', appointmentId)
    .executeTakeFirst()

/** Names for the waiting room. */
export const findPeople = (db: Db, appointmentId: string) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as cu', 'cu.id', 'c.user_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .innerJoin('users as su', 'su.id', 's.user_id')
    .leftJoin('dependents as d', 'd.id', 'a.dependent_id')
    .select([
      'y.name as specialty',
      's.name as specialist_name',
      's.stopwatch',
      'su.avatar_key as specialist_avatar',
      'cu.first_name',
      'cu.last_name',
      'cu.avatar_key as customer_avatar',
      'd.name as dependent_name',
    ])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()
export type PeopleRow = Awaited<ReturnType<typeof findPeople>>

const callColumns = [
  'id',
  'appointment_id',
  'channel',
  'extended_until',
  'status',
  'started_at',
  'ended_at',
  'end_reason',
  'active_seconds',
  'active_since',
] as const

export const lockCallOf = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('calls')
    .select(callColumns)
    .where('appointment_id', '=', appointmentId)
    .forUpdate()
    .executeTakeFirst()
export type CallRow = NonNullable<Awaited<ReturnType<typeof lockCallOf>>>

export const lockCall = (tx: Tx, callId: string) =>
  tx.selectFrom('calls').select(callColumns).where('id', '=', callId).forUpdate().executeTakeFirst()

export interface NewCall {
  readonly id: string
  readonly appointmentId: string
  readonly provider: string
  readonly channel: string
  readonly now: Date
}

/** Both participants may arrive at once: one creates the call, both lock it. */
export const insertCall = async (tx: Tx, call: NewCall): Promise<void> => {
  await tx
    .insertInto('calls')
    .values({
      id: call.id,
      appointment_id: call.appointmentId,
      provider: call.provider,
      channel: call.channel,
      status: 'waiting',
      created_at: call.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes the call's state. */
export const saveCall = async (tx: Tx, call: CallRow): Promise<void> => {
  const { id, status, started_at, ended_at, end_reason, active_seconds, active_since } = call
  await tx
    .updateTable('calls')
    .set({ status, started_at, ended_at, end_reason, active_seconds, active_since })
    .where('id', '=', id)
    .execute()
}

export const saveExtension = async (tx: Tx, callId: string, until: Date): Promise<void> => {
  await tx.updateTable('calls').set({ extended_until: until }).where('id', '=', callId).execute()
}

/** The start of the specialist's next appointment, from an instant on. */
export const findNextStart = async (db: Db | Tx, specialistId: string, from: Date): Promise<Date | null> => {
  const next = await db
    .selectFrom('appointments')
    .select('starts_at')
    .where('specialist_id', '=', specialistId)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>=', from)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  return next?.starts_at ?? null
}

/** Calls that are not over. */
export const findOpenCalls = (db: Db) =>
  db.selectFrom('calls').select('id').where('status', '<>', 'ended').execute()

/** The people notified of a call. */
export const findAudience = (db: Db | Tx, callId: string) =>
  db
    .selectFrom('calls as k')
    .innerJoin('appointments as a', 'a.id', 'k.appointment_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .select((eb) => [
      'a.id',
      eb.fn.coalesce('k.extended_until', 'a.ends_at').as('planned_end'),
      eb.ref('a.status').$castTo<AppointmentState>().as('appointment_status'),
      'k.provider',
      'k.channel',
      'c.user_id as customer',
      's.user_id as specialist',
    ])
    .where('k.id', '=', callId)
    .executeTakeFirstOrThrow()

/** One event of the call's history; data never contains descriptions or candidates. */
export const insertEvent = async (
  tx: Db | Tx,
  event: { callId: string; userId: string | null; kind: string; at: Date; data?: object },
): Promise<void> => {
  await sql`INSERT INTO call_events (call_id, user_id, kind, data, at)
    VALUES (${event.callId}, ${event.userId}, ${event.kind}, ${JSON.stringify(event.data ?? {})}::jsonb, ${event.at})`.execute(
    tx,
  )
}

/** The participants of some appointments who ever joined the call. This decides a no-show. */
export const findJoined = (db: Db | Tx, appointmentIds: readonly string[]) =>
  db
    .selectFrom('call_participants as p')
    .innerJoin('calls as k', 'k.id', 'p.call_id')
    .select(['k.appointment_id', 'p.role'])
    .distinct()
    .where('k.appointment_id', '=', sql<string>`ANY(${appointmentIds}::uuid[])`)
    .execute()
    .then((rows) =>
      rows.map(({ appointment_id, role }): { appointmentId: string; role: ParticipantRole } => ({
        appointmentId: appointment_id,
        role: role === 'customer' ? 'customer' : 'specialist',
      })),
    )
