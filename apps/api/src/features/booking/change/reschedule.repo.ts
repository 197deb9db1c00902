import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { OfferRow } from '../book/offer.repo.ts'

const EXCLUSION_VIOLATION = '23P01'

/**
 * False if somebody else took the slot: the constraint decides, not the earlier check. The transaction has then failed.
 */
export const moveAppointment = async (
  tx: Tx,
  id: string,
  { starts_at, ends_at, place_id, time_zone }: OfferRow,
  now: Date,
): Promise<boolean> => {
  try {
    await sql`
      UPDATE appointments SET starts_at = ${starts_at}, ends_at = ${ends_at}, place_id = ${place_id},
        time_zone = ${time_zone}, moves = moves + 1, updated_at = ${now}
      WHERE id = ${id}`.execute(tx)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION) return false
    throw error
  }
}

/** Records that the patient was asked for another time than this one; false if already recorded. */
export const noteAsked = async (tx: Tx, id: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE appointments SET reschedule_asked_start = starts_at
    WHERE id = ${id} AND reschedule_asked_start IS DISTINCT FROM starts_at`.execute(tx)
  return numAffectedRows === 1n
}
