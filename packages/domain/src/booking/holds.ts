import { throttleWait } from '../auth/index.ts'
import { HOUR } from '../interval.ts'

/** Unpaid holds per person: slots at once, with one specialist, and new ones per hour. */
export const holdLimits = { atOnce: 2, perSpecialist: 1, perHour: 6 } as const

/** A slot that a person holds or held without having paid for it. */
export interface Hold {
  readonly specialistId: string
  readonly madeAt: number
  /** When the hold ends; null if it is over. */
  readonly until: number | null
}

/** Milliseconds until one of the `allowed` held slots is free again. */
const waitForRoom = (ends: readonly number[], allowed: number, now: number): number => {
  const last = ends.toSorted((a, b) => b - a)[allowed - 1]
  return last === undefined ? 0 : last - now
}

/**
 * Milliseconds until the person may hold another slot of a specialist; 0 when now.
 * @param holds all open ones, and those of the last hour that were never paid, in any order
 */
export const holdWait = (holds: readonly Hold[], specialistId: string, now: number): number => {
  const open = holds.flatMap(({ until, ...hold }) =>
    until !== null && until > now ? [{ ...hold, until }] : [],
  )
  const ends = (some: typeof open) => some.map(({ until }) => until)
  const withSpecialist = open.filter((hold) => hold.specialistId === specialistId)
  const made = holds.map(({ madeAt }) => madeAt)
  return Math.max(
    waitForRoom(ends(open), holdLimits.atOnce, now),
    waitForRoom(ends(withSpecialist), holdLimits.perSpecialist, now),
    throttleWait(made, { windowMs: HOUR, allowed: holdLimits.perHour }, now),
  )
}
