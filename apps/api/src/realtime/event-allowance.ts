import { AppError } from '../http/app-error.ts'

const WINDOW_MS = 10_000
/** A call's burst of candidates is far below; a flood is refused, not queued. */
const MOST_PER_WINDOW = 500
/** Events per report to the other servers. */
const SHARE = 50

interface Counted {
  count: number
  untold: number
}

/**
 * Counts each person's events within ten seconds, across sockets and servers: each server reports the events it
 * admitted to the others, in shares. Only admitted ones are reported, so that a flood costs them nothing.
 */
export const createEventAllowance = (tell: (userId: string, count: number) => void) => {
  let windowEnds = 0
  const people = new Map<string, Counted>()
  const of = (userId: string, now: number): Counted => {
    if (now >= windowEnds) {
      // Aligned to the clock's tens of seconds, so that all servers use the same windows.
      windowEnds = now - (now % WINDOW_MS) + WINDOW_MS
      people.clear()
    }
    const counted = people.get(userId) ?? { count: 0, untold: 0 }
    people.set(userId, counted)
    return counted
  }
  return {
    /** @throws AppError `too_many_requests` */
    take: (userId: string, now: number): void => {
      const counted = of(userId, now)
      if (counted.count >= MOST_PER_WINDOW) throw new AppError('too_many_requests')
      counted.count += 1
      counted.untold += 1
      if (counted.untold < SHARE) return
      tell(userId, counted.untold)
      counted.untold = 0
    },
    /** Another server admitted so many. */
    takenElsewhere: (userId: string, count: number, now: number): void => {
      of(userId, now).count += count
    },
  }
}
