import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { variableSql } from '../../variables/index.ts'

interface ChangedSlot {
  readonly specialistId: string
  readonly startsAt: Date
  readonly now: Date
}

/**
 * Updates the next slots that cards show and lists sort by, after a slot was taken or opened. Recomputes only if the
 * slot could be the next one or is shown on cards; most bookings are of other slots.
 */
export const refreshIfNextSql = ({ specialistId, startsAt, now }: ChangedSlot): RawBuilder<unknown> => sql`(
  SELECT refresh_next_slot(specialist_id, ${now}, ${variableSql('lead_minutes')}) FROM next_slots
   WHERE specialist_id = ${specialistId} AND specialty_id IS NULL
     AND (starts_at IS NULL OR starts_at >= ${startsAt} OR EXISTS (
       SELECT FROM jsonb_array_elements(later) shown WHERE (shown->>'starts_at')::timestamptz = ${startsAt})))`

export const refreshIfNext = async (tx: Tx, slot: ChangedSlot): Promise<void> => {
  await sql`SELECT ${refreshIfNextSql(slot)}`.execute(tx)
}
