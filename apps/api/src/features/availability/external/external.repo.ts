import type { CalendarFailure } from '@emma/contracts/availability/external-calendars'
import type { Interval } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { isTaken, type Tx } from '../../../db/transaction.ts'

const shown = ['id', 'name', 'host', 'created_at', 'read_at', 'failure', 'due_at', 'unread'] as const

export const findCalendars = (db: Db | Tx, specialistId: string) =>
  db
    .selectFrom('external_calendars')
    .select(shown)
    .select((eb) => eb.ref('failure').$castTo<CalendarFailure | null>().as('failure'))
    .where('specialist_id', '=', specialistId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type CalendarRow = Awaited<ReturnType<typeof findCalendars>>[number]

interface NewCalendar {
  readonly id: string
  readonly specialistId: string
  readonly name: string
  readonly sealed: Buffer
  readonly hash: Buffer
  readonly host: string
  readonly now: Date
  /** When the second reading is due; the first is immediate. */
  readonly dueAt: Date
}

/** False if the specialist has this calendar already. */
export const insertCalendar = async (tx: Tx, calendar: NewCalendar): Promise<boolean> => {
  try {
    await tx
      .insertInto('external_calendars')
      .values({
        id: calendar.id,
        specialist_id: calendar.specialistId,
        name: calendar.name,
        address_sealed: calendar.sealed,
        address_hash: calendar.hash,
        host: calendar.host,
        created_at: calendar.now,
        due_at: calendar.dueAt,
      })
      .execute()
    return true
  } catch (error) {
    if (isTaken(error, 'external_calendars_once')) return false
    throw error
  }
}

/** Deletes an own calendar with its busy times; returns whether it existed. */
export const removeCalendar = async (tx: Tx, specialistId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('external_calendars')
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All calendars of a deleted account. */
export const removeCalendarsOf = async (tx: Tx, specialistId: string): Promise<void> => {
  await tx.deleteFrom('external_calendars').where('specialist_id', '=', specialistId).execute()
}

/** Takes the due calendars and postpones their next reading until `next`; parallel runs share them. */
export const takeDueCalendars = async (tx: Tx, now: Date, next: Date, limit: number) => {
  const { rows } = await sql<{ id: string }>`
    UPDATE external_calendars SET due_at = ${next}::timestamptz + random() * interval '2 minutes'
     WHERE id IN (SELECT id FROM external_calendars WHERE due_at <= ${now}::timestamptz
                   ORDER BY due_at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Data for a reading; undefined if the calendar or its specialist's account was removed. */
export const findForReading = (db: Db, id: string) =>
  db
    .selectFrom('external_calendars as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select(['c.id', 'c.specialist_id', 'c.address_sealed', 'c.etag', 'c.last_modified', 'c.known_until'])
    .select('s.time_zone')
    .where('c.id', '=', id)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst()
export type ReadingRow = NonNullable<Awaited<ReturnType<typeof findForReading>>>

/** Locks a calendar; undefined if it was removed meanwhile. */
export const lockCalendar = (tx: Tx, id: string) =>
  tx
    .selectFrom('external_calendars')
    .select(['id', 'failures'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Reading {
  readonly etag?: string | null
  readonly last_modified?: string | null
  readonly known_until?: Date
  readonly unread?: number
}

/** Records a successful reading and its result. */
export const noteRead = async (tx: Tx, id: string, now: Date, learned: Reading = {}): Promise<void> => {
  await tx
    .updateTable('external_calendars')
    .set({ ...learned, read_at: now, failure: null, failures: 0 })
    .where('id', '=', id)
    .execute()
}

/** Records a failed reading; the next one waits until `next`. */
export const noteFailure = async (
  tx: Tx,
  id: string,
  failure: CalendarFailure,
  next: Date,
): Promise<void> => {
  await tx
    .updateTable('external_calendars')
    .set((eb) => ({
      failure,
      failures: eb('failures', '+', 1),
      due_at: sql<Date>`${next}::timestamptz + random() * interval '2 minutes'`,
    }))
    .where('id', '=', id)
    .execute()
}

const millis = (times: readonly number[]) => sql`${times.map((time) => new Date(time))}::timestamptz[]`

/** Sets a calendar's busy times, touching only differences; returns whether any changed. */
export const replaceBusy = async (
  tx: Tx,
  { id, specialistId }: { readonly id: string; readonly specialistId: string },
  busy: readonly Interval[],
): Promise<boolean> => {
  const given = sql`unnest(${millis(busy.map(({ start }) => start))}, ${millis(busy.map(({ end }) => end))})
    AS given (starts_at, ends_at)`
  const gone = await sql`DELETE FROM external_busy b WHERE calendar_id = ${id} AND NOT EXISTS (
    SELECT FROM ${given} WHERE given.starts_at = b.starts_at AND given.ends_at = b.ends_at)`.execute(tx)
  const come = await sql`INSERT INTO external_busy (calendar_id, specialist_id, starts_at, ends_at)
    SELECT ${id}::uuid, ${specialistId}::uuid, starts_at, ends_at FROM ${given}
    ON CONFLICT (calendar_id, starts_at) DO NOTHING`.execute(tx)
  return (gone.numAffectedRows ?? 0n) + (come.numAffectedRows ?? 0n) > 0n
}

/** Busy times that touch the period, with their calendar. */
export const findBusy = (
  db: Db,
  specialistId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
) =>
  db
    .selectFrom('external_busy as b')
    .innerJoin('external_calendars as c', 'c.id', 'b.calendar_id')
    .select(['b.calendar_id', 'c.name', 'b.starts_at', 'b.ends_at'])
    .where('b.specialist_id', '=', specialistId)
    .where('b.ends_at', '>', from)
    .where('b.starts_at', '<', to)
    .orderBy('b.starts_at')
    .orderBy('b.calendar_id')
    .execute()
