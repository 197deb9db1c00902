import type { AppointmentState } from '../booking/index.ts'
import type { Instant } from '../interval.ts'
import type { QueueState } from '../queue/index.ts'

/** An appointment, or a queue entry taken by the specialist, between the two people in question. */
export interface Encounter {
  readonly state: AppointmentState | QueueState
  readonly endsAt: Instant
}

const caring: ReadonlySet<Encounter['state']> = new Set(['confirmed', 'called', 'in_progress', 'finished'])

/** The same day and hour that many calendar months before, in UTC; the last day of a shorter month. */
export const monthsBefore = (now: Instant, months: number): Instant => {
  const at = new Date(now)
  const month = at.getUTCMonth() - months
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const timeOfDay = now - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  return Date.UTC(at.getUTCFullYear(), month, Math.min(at.getUTCDate(), lastDay)) + timeOfDay
}

/**
 * Whether there is care between a specialist and a customer; without it the specialist sees nothing of the customer.
 * Requires an encounter confirmed, running or finished, the last of them ended no longer than `careMonths` ago. Unpaid,
 * expired, canceled and missed ones never count (LGPD art. 6 and 11; CFM 2.314/2022).
 */
export const hasCare = (encounters: readonly Encounter[], now: Instant, careMonths: number): boolean => {
  const oldest = monthsBefore(now, careMonths)
  return encounters.some(({ state, endsAt }) => caring.has(state) && endsAt >= oldest)
}
