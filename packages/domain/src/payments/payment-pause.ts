import { HOUR, MINUTE } from '../interval.ts'

/** The pause after the nth refused charge within an hour; the last one applies to all further. */
const pauses = [0, 0, MINUTE, 5 * MINUTE, HOUR] as const

/** How many refused charges count, and their greatest age in milliseconds. */
export const refusalsKept = { most: pauses.length, windowMs: 2 * HOUR } as const

/**
 * Milliseconds until a card may be added or charged again; 0 when now.
 * @param refusals instants of the refused charges of one account, one card or one address, in any order
 */
export const paymentPause = (refusals: readonly number[], now: number): number => {
  const last = Math.max(...refusals, Number.NEGATIVE_INFINITY)
  const counted = refusals.filter((at) => at > last - HOUR).length
  const pause = pauses[Math.min(counted, pauses.length) - 1] ?? 0
  return pause === 0 ? 0 : Math.max(0, last + pause - now)
}
