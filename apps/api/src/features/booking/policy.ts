import type { CancellationPolicy } from '@emma/domain/booking'
import type { Variables } from '@emma/domain/variables'
import * as z from 'zod'

/** The variables that decide what becomes of an appointment, as they were when it was booked. */
export type Policy = CancellationPolicy & Pick<Variables, 'reschedule_hours' | 'release_days'>

const policy = z.object({
  full_refund_hours: z.number(),
  late_card_percent: z.number(),
  late_wallet_percent: z.number(),
  regret_days: z.number(),
  reschedule_hours: z.number(),
  release_days: z.number(),
})

export const policyOf = (variables: Variables): Policy => policy.parse(variables)

/** The policy of a stored appointment. */
export const readPolicy = (stored: unknown): Policy => policy.parse(stored)
