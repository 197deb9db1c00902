import type { CareKind } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const people = (db: Db | Tx) =>
  db
    .selectFrom('queue_entries as q')
    .innerJoin('customers as c', 'c.id', 'q.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('dependents as d', 'd.id', 'q.dependent_id')
    .select((eb) => [
      'q.id',
      eb.ref('q.kind_of_care').$castTo<CareKind>().as('kind_of_care'),
      'q.customer_id',
      'q.status',
      'q.complaint_sealed',
      'q.red_flags_sealed',
      'q.priority',
      'q.waiting_since',
      'q.expires_at',
      'q.specialist_id',
      'q.called_at',
      'q.answered_at',
      'q.started_at',
      'q.misses',
      sql<string>`coalesce(d.name, u.first_name || ' ' || u.last_name)`.as('name'),
      sql<string | null>`coalesce(d.birth_date, c.birth_date)::text`.as('birth_date'),
    ])

export type QueuePersonRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]

/** The next ones to be called; nobody reads more. */
const MOST = 100

/** People waiting for one of these kinds of care, in the order of being called. */
export const findWaiting = (db: Db | Tx, kinds: readonly CareKind[]): Promise<readonly QueuePersonRow[]> =>
  people(db)
    .where('q.status', '=', 'waiting')
    .where('q.kind_of_care', 'in', kinds)
    .orderBy('q.priority', 'desc')
    .orderBy('q.waiting_since')
    .orderBy('q.id')
    .limit(MOST)
    .execute()

/** The entry that a specialist has called or attends. */
export const findCurrent = (db: Db | Tx, specialistId: string): Promise<QueuePersonRow | undefined> =>
  people(db)
    .where('q.specialist_id', '=', specialistId)
    .where('q.status', 'in', ['called', 'in_progress'])
    .executeTakeFirst()

/** Everybody called or attended, with their specialist, longest first. */
export const findAttending = (db: Db | Tx) =>
  people(db)
    .innerJoin('specialists as s', 's.id', 'q.specialist_id')
    .select('s.name as specialist_name')
    .where('q.status', 'in', ['called', 'in_progress'])
    .orderBy('q.called_at')
    .execute()

/** Records that a specialist reads these complaints; returns those not read before. */
export const noteReadings = async (
  tx: Tx,
  specialistId: string,
  entryIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  if (entryIds.length === 0) return new Set()
  const { rows } = await sql<{ entry_id: string }>`
    INSERT INTO queue_readings (entry_id, specialist_id, read_at)
    SELECT unnest(${entryIds}::uuid[]), ${specialistId}::uuid, ${now}
    ON CONFLICT DO NOTHING RETURNING entry_id`.execute(tx)
  return new Set(rows.map(({ entry_id }) => entry_id))
}

/** An own appointment that is running, or begins before an instant. */
export const findBookedSoon = (db: Db | Tx, specialistId: string, now: Date, before: Date) =>
  db
    .selectFrom('appointments')
    .select(['id', 'starts_at'])
    .where('specialist_id', '=', specialistId)
    .where('origin', '=', 'booking')
    .where('status', 'in', ['confirmed', 'in_progress'])
    .where('starts_at', '<=', before)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
