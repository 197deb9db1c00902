import * as z from 'zod/mini'
import { instant, text } from '../kit/index.ts'

/** A connection is as good as its access token: before half a minute is over after it ran out, a new one is shown. */
export const sessionClientEvents = {
  'session:renew': { payload: z.strictObject({ token: text(4000) }), answer: z.object({}) },
} as const

/** What time it is on the server, told to each new connection: what a person reads goes by this clock. */
export const serverTime = z.object({
  now: instant,
  /** For so long, at least, this person was told nothing: who asked for everything since has missed nothing. */
  quietMs: z.optional(z.int().check(z.nonnegative())),
})

/** This connection made room for a newer one of the same person, who may have ten. */
export const sessionDisplaced = z.object({})

/** The access token of this connection ran out. */
export const sessionExpired = z.object({})
