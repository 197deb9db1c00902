import { createRateLimit } from '../../http/rate-limit.ts'

/** Far beyond what a person types. */
const PER_MINUTE = 60

/** Counts calls by address, so that nobody without an account copies a list or tries codes through us. */
export const createGuestLimit = () => {
  const limit = createRateLimit()
  /** @throws AppError `too_many_requests` */
  return (address: string, now: number): void => limit(address, now, PER_MINUTE)
}
