/**
 * For one million registered patients: what begins in a second of the busiest minute of a Monday, 8:00. docs/scale.md
 * derives each figure.
 */
export const atEight = {
  /** Visitors who read public pages. */
  stranger: 12,
  /** People who look for a time without booking. */
  looking: 10,
  booking: 2.9,
  /** People who look at coming appointments. */
  returning: 10,
  /** Specialists who open their day and a record. */
  practice: 2.5,
  /** Patients who enter their consultation's room. */
  entering: 3.5,
  login: 3.5,
} as const

export type Kind = keyof typeof atEight
export const kinds = Object.keys(atEight) as readonly Kind[]

/** An arrival and its time, milliseconds from the start. */
export interface Arrival {
  readonly kind: Kind
  readonly at: number
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/** Independent arrivals: each kind at exponential intervals. */
const comingOf = (kind: Kind, times: number, seconds: number, seed: number): Arrival[] => {
  const random = randomOf(seed)
  const arrivals: Arrival[] = []
  const next = () => (-Math.log(1 - random()) / (atEight[kind] * times)) * 1000
  for (let at = next(); at < seconds * 1000; at += next()) arrivals.push({ kind, at })
  return arrivals
}

/** Arrivals within so many seconds for that many million patients; in order. */
export const arrivalsOf = (times: number, seconds: number): Arrival[] =>
  kinds
    .flatMap((kind, nth) => comingOf(kind, times, seconds, nth + 1))
    .sort((one, other) => one.at - other.at)
