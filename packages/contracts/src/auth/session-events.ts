import * as z from 'zod/mini'
import { instant, text } from '../kit/index.ts'

/**
 * A connection is valid as long as its access token: a new token must be sent within half a minute after it expires.
 */
export const sessionClientEvents = {
  'session:renew': { payload: z.strictObject({ token: text(4000) }), answer: z.object({}) },
} as const

/** The server's time, sent to each new connection: screens show times by this clock. */
export const serverTime = z.object({
  now: instant,
  /**
   * Milliseconds, at least, in which nothing was sent to this person: a client that has loaded everything since missed
   * nothing.
   */
  quietMs: z.optional(z.int().check(z.nonnegative())),
})

/** This connection was closed for a newer one of the same person, who may have ten. */
export const sessionDisplaced = z.object({})

/** This connection's access token expired. */
export const sessionExpired = z.object({})
