import type { OnBehalfMode } from '@emma/contracts/booking/on-behalf'
import type { BookingLinkState } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** Which date of a series a link is; nothing for a single one. */
export interface PlaceInSeries {
  readonly series_id: string
  readonly series_place: number
  readonly series_size: number
}

export interface NewLink extends Partial<PlaceInSeries> {
  readonly id: string
  readonly specialist_id: string
  readonly specialty_id: string
  readonly customer_id: string | null
  readonly dependent_id: string | null
  readonly person_sealed: Buffer | null
  readonly person_hash: Buffer
  readonly mode: OnBehalfMode
  readonly return_of: string | null
  readonly price: number
  readonly starts_at: Date
  readonly ends_at: Date
  readonly place_id: string | null
  readonly token_hash: Buffer
  readonly idempotency_key: string | null
  readonly created_by: string
  readonly created_at: Date
  readonly expires_at: Date
}

export const insertLink = async (tx: Tx, link: NewLink): Promise<void> => {
  await tx
    .insertInto('booking_links')
    .values({ ...link, status: 'open', sent_at: link.created_at })
    .execute()
}

/** The link made under a specialist's key. */
export const findLinkByKey = (tx: Tx, specialistId: string, key: string) =>
  tx
    .selectFrom('booking_links')
    .select(['id', 'starts_at', 'series_size'])
    .where('specialist_id', '=', specialistId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** A specialist's open links, and those of a day; and those one person received in it. A series counts as one. */
export const countLinks = async (
  tx: Tx,
  asked: { readonly specialistId: string; readonly person: Buffer; readonly since: Date },
) => {
  const { rows } = await sql<{ open: number; of_day: number; of_person: number }>`
    SELECT count(DISTINCT coalesce(l.series_id, l.id))
        FILTER (WHERE l.specialist_id = ${asked.specialistId} AND l.status = 'open')::int AS open,
      count(DISTINCT coalesce(l.series_id, l.id))
        FILTER (WHERE l.specialist_id = ${asked.specialistId} AND l.created_at > ${asked.since})::int AS of_day,
      count(DISTINCT coalesce(l.series_id, l.id))
        FILTER (WHERE l.person_hash = ${asked.person} AND l.created_at > ${asked.since})::int AS of_person
    FROM booking_links l
    WHERE l.specialist_id = ${asked.specialistId} OR l.person_hash = ${asked.person}`.execute(tx)
  return rows[0] ?? { open: 0, of_day: 0, of_person: 0 }
}

const paying = sql<boolean>`EXISTS (SELECT FROM appointments a
  WHERE a.id = l.appointment_id AND a.status = 'awaiting_payment')`

/** Links with the names of everyone concerned. */
export const links = (db: Db | Tx) =>
  db
    .selectFrom('booking_links as l')
    .innerJoin('specialists as s', 's.id', 'l.specialist_id')
    .innerJoin('users as su', 'su.id', 's.user_id')
    .innerJoin('specialties as y', 'y.id', 'l.specialty_id')
    .leftJoin('customers as c', 'c.id', 'l.customer_id')
    .leftJoin('users as cu', 'cu.id', 'c.user_id')
    .leftJoin('dependents as d', 'd.id', 'l.dependent_id')
    .leftJoin('places as p', 'p.id', 'l.place_id')
    .select((eb) => [
      'l.id',
      'l.specialist_id',
      'l.specialty_id',
      'l.customer_id',
      'l.dependent_id',
      'l.person_sealed',
      eb.ref('l.mode').$castTo<OnBehalfMode>().as('mode'),
      eb.ref('l.status').$castTo<BookingLinkState>().as('status'),
      'l.return_of',
      'l.price',
      'l.starts_at',
      'l.ends_at',
      'l.place_id',
      'l.messages',
      'l.sent_at',
      'l.expires_at',
      'l.appointment_id',
      'l.series_id',
      'l.series_place',
      'l.series_size',
      's.name as specialist_name',
      's.time_zone',
      's.user_id as specialist_user_id',
      'su.avatar_key as specialist_avatar',
      'y.name as specialty',
      'c.user_id as customer_user_id',
      'cu.first_name as customer_first_name',
      'cu.last_name as customer_last_name',
      'd.name as dependent_name',
      'p.name as place_name',
      paying.as('paying'),
    ])

export const findLink = (db: Db | Tx, id: string) => links(db).where('l.id', '=', id).executeTakeFirst()
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

export const findByToken = (db: Db, tokenHash: Buffer) =>
  links(db).where('l.token_hash', '=', tokenHash).executeTakeFirst()

/**
 * Locks a link until the transaction ends: accepting and ending it are serialized. Of a series all dates are locked, in
 * one order, as the first booking of one changes the others.
 */
export const lockLink = async (tx: Tx, id: string): Promise<LinkRow | undefined> => {
  await sql`SELECT l.id FROM booking_links l
    WHERE l.id = ${id}::uuid OR l.series_id = (SELECT o.series_id FROM booking_links o WHERE o.id = ${id}::uuid)
    ORDER BY l.id FOR UPDATE`.execute(tx)
  return findLink(tx, id)
}

export const findLinksOf = (db: Db, specialistId: string, endedSince: Date) =>
  links(db)
    .where('l.specialist_id', '=', specialistId)
    .where((eb) => eb.or([eb('l.status', '=', 'open'), eb('l.ended_at', '>', endedSince)]))
    .orderBy(sql`l.status <> 'open'`)
    .orderBy('l.starts_at')
    .limit(300)
    .execute()

const isKeptFor = (customerId: string, now: Date) => sql<boolean>`
  l.status = 'open' AND l.expires_at > ${now} AND EXISTS (SELECT FROM slot_holds h
    WHERE h.link_id = l.id AND NOT h.ended AND h.holder_id = ${customerId}::uuid)`

/** Open links that nobody answered; a series is one, and is answered by its first date. */
export const countUnanswered = async (db: Db, specialistId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT coalesce(l.series_id, l.id))::int AS count FROM booking_links l
    WHERE l.specialist_id = ${specialistId} AND l.status = 'open' AND l.expires_at > ${now} AND NOT EXISTS (
      SELECT FROM booking_links o WHERE o.series_id = l.series_id AND o.status = 'accepted')`.execute(db)
  return rows[0]?.count ?? 0
}

/** Open links reserved for a customer: made for them, or claimed by them. */
export const findKeptFor = (db: Db, customerId: string, now: Date) =>
  links(db).where(isKeptFor(customerId, now)).orderBy('l.expires_at').execute()

const keptAt = async (tx: Tx, at: Parameters<typeof lockKeptAt>[1]): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('booking_links as l')
    .select('l.id')
    .where('l.specialist_id', '=', at.specialistId)
    .where('l.starts_at', '=', at.startsAt)
    .where(isKeptFor(at.customerId, at.now))
    .executeTakeFirst()
  return row?.id
}

/** Locks the link that reserves a slot for a customer. */
export const lockKeptAt = async (
  tx: Tx,
  at: {
    readonly customerId: string
    readonly specialistId: string
    readonly startsAt: Date
    readonly now: Date
  },
) => {
  const found = await keptAt(tx, at)
  if (found === undefined) return undefined
  const row = await lockLink(tx, found)
  // It may have ended while this waited.
  return (await keptAt(tx, at)) === found ? row : undefined
}

/** Open links past their deadline; one that is being paid waits for the outcome. */
export const lockDueLinks = async (tx: Tx, now: Date, limit: number): Promise<readonly LinkRow[]> => {
  const due = await tx
    .selectFrom('booking_links as l')
    .select('l.id')
    .where('l.status', '=', 'open')
    .where('l.expires_at', '<=', now)
    .where(sql<boolean>`NOT ${paying}`)
    .orderBy('l.expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return links(tx).where('l.id', 'in', ids).orderBy('l.starts_at').execute()
}

export const findIdByAppointment = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('booking_links')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', 'open')
    .executeTakeFirst()

export const setAppointment = async (tx: Tx, id: string, appointmentId: string): Promise<void> => {
  await tx.updateTable('booking_links').set({ appointment_id: appointmentId }).where('id', '=', id).execute()
}

/** Counts the message that went out for these dates. */
export const countMessage = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable('booking_links')
    .set((eb) => ({ messages: eb('messages', '+', 1), sent_at: now }))
    .where('id', 'in', ids)
    .execute()
}

const whoBooked = sql<string | null>`coalesce(booking_links.customer_id,
  (SELECT a.customer_id FROM appointments a WHERE a.id = booking_links.appointment_id))`

/** After accepting, the link belongs to the person's account, and the data that the specialist typed is deleted. */
export const setEnded = async (tx: Tx, id: string, status: BookingLinkState, now: Date): Promise<void> => {
  const accepted = status === 'accepted' ? { person_sealed: null, customer_id: whoBooked } : {}
  await tx
    .updateTable('booking_links')
    .set({ status, ended_at: now, ...accepted })
    .where('id', '=', id)
    .execute()
}

/** Erases the people of links that ended before; returns the ids whose keys are to be deleted. */
export const forgetPeople = async (tx: Tx, before: Date): Promise<readonly string[]> => {
  const rows = await tx
    .updateTable('booking_links')
    .set({ person_sealed: null })
    .where('person_sealed', 'is not', null)
    .where('ended_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
