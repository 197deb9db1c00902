import { type CancellationPolicy, deadlinesOf } from '@emma/domain/payments'
import type { Variables } from '@emma/domain/variables'
import * as z from 'zod'

/** The variables that decide about an appointment, as of its booking. */
export type Policy = CancellationPolicy & Pick<Variables, 'reschedule_hours' | 'release_days'>

const policy = z.object({
  full_refund_hours: z.number(),
  late_card_percent: z.number(),
  late_wallet_percent: z.number(),
  regret_days: z.number(),
  /** Appointments booked before the grace period existed have none. */
  grace_minutes: z.number().default(0),
  reschedule_hours: z.number(),
  release_days: z.number(),
})

export const policyOf = (variables: Variables): Policy => policy.parse(variables)

/** The policy of a stored appointment. */
export const readPolicy = (stored: unknown): Policy => policy.parse(stored)

const instantOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The deadlines of a purchase, in the wire's form. */
export const toDeadlines = (purchase: Parameters<typeof deadlinesOf>[0], now: number) => {
  const { refundUntil, graceUntil } = deadlinesOf(purchase, now)
  return { refund_until: instantOf(refundUntil), in_grace_until: instantOf(graceUntil) }
}
