import type { AppointmentState } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The data that calendars receive: who, when and where, but not why (spec §6). */
const events = (db: Db) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as cu', 'cu.id', 'c.user_id')
    .leftJoin('places as l', 'l.id', 'a.place_id')
    .select((eb) => [
      'a.id',
      eb.ref('a.status').$castTo<AppointmentState>().as('status'),
      'a.customer_id',
      'a.specialist_id',
      'a.starts_at',
      'a.ends_at',
      'a.time_zone',
      'a.moves',
      'a.created_at',
      'a.updated_at',
      's.name as specialist_name',
      'cu.first_name as customer_first_name',
      'cu.last_name as customer_last_name',
      'a.place_id',
      'l.name as place_name',
      sql<string>`concat_ws(', ', l.street, l.number, l.district, l.city || ' - ' || l.uf)`.as(
        'place_address',
      ),
    ])

export const findCalendarEvent = (db: Db, id: string) => events(db).where('a.id', '=', id).executeTakeFirst()
export type CalendarEventRow = NonNullable<Awaited<ReturnType<typeof findCalendarEvent>>>

/** These appointments, in their order; those that were canceled are left out. */
export const findCalendarEventsOf = (db: Db, ids: readonly string[]) =>
  events(db)
    .where('a.id', 'in', ids)
    .where('a.status', 'in', ['confirmed', 'in_progress'])
    .orderBy('a.starts_at')
    .execute()

const MOST = 2000

/** Every once active appointment from a day on, including canceled ones, so that calendars remove them. */
export const findCalendarEvents = (db: Db, owner: FeedOwner, from: Date) =>
  events(db)
    .where(
      owner.customer_id === null ? 'a.specialist_id' : 'a.customer_id',
      '=',
      owner.customer_id ?? owner.specialist_id,
    )
    .where('a.starts_at', '>=', from)
    .where('a.status', '<>', 'expired')
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(MOST)
    .execute()

export const findFeed = (db: Db, userId: string) =>
  db
    .selectFrom('calendar_feeds')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

interface NewFeed {
  readonly userId: string
  readonly id: string
  readonly tokenHash: Buffer
  readonly now: Date
}

/** Replaces a person's only feed address. */
export const replaceFeed = async (db: Db | Tx, { userId, id, tokenHash, now }: NewFeed): Promise<void> => {
  const written = { id, token_hash: tokenHash, created_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...written })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute()
}

export const deleteFeed = async (db: Db | Tx, userId: string): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** The owner of a feed's address; undefined once the account is blocked, erased, refused or suspended. */
export const findFeedOwner = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_feeds as f')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.user_id', '=', 'f.user_id').on('c.status', '=', 'active'),
    )
    .leftJoin('specialists as s', (join) =>
      join.onRef('s.user_id', '=', 'f.user_id').on('s.status', 'not in', [3, 4]),
    )
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['c.id as customer_id', 's.id as specialist_id', 'u.language'])
    .where('f.token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('c.id', 'is not', null), eb('s.id', 'is not', null)]))
    .executeTakeFirst()
export type FeedOwner = NonNullable<Awaited<ReturnType<typeof findFeedOwner>>>
