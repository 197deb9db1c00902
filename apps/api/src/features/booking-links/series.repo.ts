import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { type LinkRow, links, type NewLink } from './links.repo.ts'

/** All dates of these series, each series in its order. */
export const findDatesOf = async (db: Db | Tx, seriesIds: readonly string[]): Promise<readonly LinkRow[]> =>
  seriesIds.length === 0
    ? []
    : links(db)
        .where('l.series_id', 'in', seriesIds)
        .orderBy('l.series_id')
        .orderBy('l.series_place')
        .execute()

/** A date that is booked as soon as it is made. */
export const insertAccepted = async (
  tx: Tx,
  link: NewLink & { readonly appointment_id: string },
): Promise<void> => {
  const { created_at } = link
  await tx
    .insertInto('booking_links')
    .values({ ...link, status: 'accepted', sent_at: created_at, ended_at: created_at })
    .execute()
}

/** Whom an appointment is for. */
export const findPatientOf = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('appointments')
    .select(['customer_id', 'dependent_id'])
    .where('id', '=', appointmentId)
    .executeTakeFirstOrThrow()

interface Patient {
  readonly customer_id: string
  readonly dependent_id: string | null
}

/** From now on this date is the patient's; what the specialist entered about the person is deleted. */
export const giveDate = async (tx: Tx, id: string, to: Patient & { readonly until: Date }): Promise<void> => {
  const { customer_id, dependent_id, until } = to
  await tx
    .updateTable('booking_links')
    .set({ customer_id, dependent_id, person_sealed: null, expires_at: until })
    .where('id', '=', id)
    .execute()
}

/** Reserves a date longer. */
export const keepDate = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx.updateTable('booking_links').set({ expires_at: until }).where('id', '=', id).execute()
}

/** Dates of confirmed series whose deadline is less than a day away, and whose patient was not reminded yet. */
export const lockToRemind = async (tx: Tx, now: Date, limit: number): Promise<readonly LinkRow[]> => {
  const due = await tx
    .updateTable('booking_links')
    .set({ reminded_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('booking_links as l')
        .select('l.id')
        .where('l.status', '=', 'open')
        .where('l.series_id', 'is not', null)
        .where('l.reminded_at', 'is', null)
        .where('l.expires_at', '>', now)
        .where('l.expires_at', '<=', new Date(now.getTime() + DAY))
        .where(sql<boolean>`EXISTS (SELECT FROM booking_links o
          WHERE o.series_id = l.series_id AND o.status = 'accepted')`)
        .orderBy('l.expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return links(tx).where('l.id', 'in', ids).execute()
}
