import type { RateLimit } from '../../ports/memories.ts'

/** Far above what a person types. */
const PER_MINUTE = 60

/**
 * Limits calls by address, so that nobody without an account copies a list or tries codes through us.
 * @throws AppError `too_many_requests`
 */
export const limitGuest = (limit: RateLimit, address: string, now: number): void =>
  limit(address, now, PER_MINUTE)
