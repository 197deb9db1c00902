import { appointmentStates } from '@emma/domain/booking'
import type { Encounter } from '@emma/domain/records'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A specialist's ties to a patient, for the domain's decision. */
export interface Ties {
  readonly encounters: readonly Encounter[]
  /** The patient allows specialists in care to read each other's records. */
  readonly consent: boolean
  /** The end of a running emergency access. */
  readonly breakGlassUntil: Date | null
  /** Set by an admin; null for the default. */
  readonly careMonths: number | null
}

interface TiesRow {
  readonly status: string | null
  readonly ends_at: Date | null
  readonly consent: boolean
  readonly break_glass_until: Date | null
  readonly care_months: number | null
}

const stateOf = (status: string): Encounter['state'] => {
  const state = appointmentStates.find((known) => known === status)
  if (state === undefined) throw new Error(`Unknown appointment state ${status}`)
  return state
}

const none: Ties = { encounters: [], consent: false, breakGlassUntil: null, careMonths: null }

/** The account's holder (null), one dependent, or any patient of the account. */
export interface TiesQuery {
  readonly specialistId: string
  readonly customerId: string
  readonly dependentId: string | null | 'anyone'
  readonly now: Date
}

/** The last encounter that can count as care, the consent, an emergency and the term of care, in one statement. */
export const findTies = async (
  tx: Tx | Db,
  { specialistId, customerId, dependentId, now }: TiesQuery,
): Promise<Ties> => {
  const patient =
    dependentId === 'anyone' ? sql`true` : sql`dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid`
  const { rows } = await sql<TiesRow>`
    SELECT a.status, a.ends_at,
      EXISTS (SELECT FROM consents s WHERE s.user_id = c.user_id AND s.kind = 'shared_history'
        AND s.revoked_at IS NULL) AS consent,
      (SELECT max(ends_at) FROM break_glass WHERE specialist_id = ${specialistId}::uuid
        AND customer_id = c.id AND ends_at > ${now} AND ${patient}) AS break_glass_until,
      (SELECT value FROM variables WHERE name = 'care_months') AS care_months
    FROM customers c
    LEFT JOIN LATERAL (SELECT status, ends_at FROM appointments
      WHERE customer_id = c.id AND specialist_id = ${specialistId}::uuid
        AND status IN ('confirmed', 'in_progress', 'finished') AND ${patient}
      ORDER BY ends_at DESC LIMIT 1) a ON true
    WHERE c.id = ${customerId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) return none
  const { status, ends_at, consent, break_glass_until, care_months } = row
  const encounters =
    status === null || ends_at === null ? [] : [{ state: stateOf(status), endsAt: ends_at.getTime() }]
  return { encounters, consent, breakGlassUntil: break_glass_until, careMonths: care_months }
}
