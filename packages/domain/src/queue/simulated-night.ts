import type { OnDuty, WaitFacts } from './estimate.ts'
import { createRandom } from './random.ts'

/** A made-up night of one kind of care, for tests: arrivals and attendances at random, by a seed. Times in seconds. */
export interface Night {
  readonly specialists: number
  /** Between two arrivals, on average. */
  readonly every: number
  /** Of an attendance, in the middle; a quarter is longer than `1 + spread` times that, about. */
  readonly middle: number
  readonly spread: number
}

/** How the queue stands for a person who enters, and how long that person waited in the end. */
export interface Arrival {
  readonly facts: WaitFacts
  readonly waited: number
}

type Random = () => number
const HOUR = 3600

/** From the log-normal distribution, as attendances are spread: none is negative, a few are long. */
const lasting = ({ middle, spread }: Night, random: Random): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return middle * Math.exp(1.5 * spread * normal)
}

/** A night as it may come about: chosen by a seed, busy enough that people wait. */
export const nightOf = (seed: number): Night => {
  const random = createRandom(seed)
  const specialists = 1 + Math.floor(random() * 4)
  const middle = 60 * (6 + random() * 14)
  return { specialists, middle, spread: 0.1 + random() * 0.25, every: (middle / specialists) * 0.95 }
}

interface Attendance {
  readonly from: number
  readonly until: number
}

const factsAt = (
  now: number,
  waitingSince: readonly number[],
  attendances: readonly Attendance[],
  night: Night,
): WaitFacts => {
  const busy = attendances.filter(({ from, until }) => from <= now && until > now)
  const over = attendances.filter(({ until }) => until <= now).sort((one, other) => other.until - one.until)
  const onDuty = Array.from({ length: night.specialists }, (_, nth): OnDuty => {
    const attendance = busy[nth]
    return {
      kinds: ['general'],
      busyFor: attendance ? now - attendance.from : null,
      busyWith: attendance ? 'general' : null,
    }
  })
  return {
    kind: 'general',
    waited: 0,
    ahead: waitingSince.map((since) => ({ kind: 'general', waited: now - since })),
    onDuty,
    lasted: { general: over.slice(0, 30).map(({ from, until }) => until - from) },
  }
}

/** Plays a night of so many hours: everybody who enters, in order. */
export const playNight = (night: Night, hours: number, seed: number): readonly Arrival[] => {
  const random = createRandom(seed)
  const freeAt = Array.from({ length: night.specialists }, () => 0)
  const people: { at: number; called: number; until: number; facts: WaitFacts }[] = []
  for (let at = 0; at < hours * HOUR; at += -Math.log(1 - random()) * night.every) {
    const waitingSince = people.filter(({ called }) => called > at).map((person) => person.at)
    const attendances = people.map(({ called, until }) => ({ from: called, until }))
    const facts = factsAt(at, waitingSince, attendances, night)
    const nth = freeAt.indexOf(Math.min(...freeAt))
    const called = Math.max(at, freeAt[nth] ?? 0)
    const until = called + lasting(night, random)
    freeAt[nth] = until
    people.push({ at, called, until, facts })
  }
  return people.map(({ at, called, facts }) => ({ facts, waited: called - at }))
}

/** Seconds that a person waits who enters as the queue stands: one of the ways in which the night may go on. */
export const playOn = (night: Night, { onDuty, ahead }: WaitFacts, random: Random): number => {
  const longerThan = (seconds: number): number => {
    const drawn = lasting(night, random)
    return drawn > seconds ? drawn : longerThan(seconds)
  }
  const freeAt = onDuty.map(({ busyFor }) => (busyFor === null ? 0 : longerThan(busyFor) - busyFor))
  for (let nth = 0; nth < ahead.length; nth += 1) {
    const first = freeAt.indexOf(Math.min(...freeAt))
    freeAt[first] = (freeAt[first] ?? 0) + lasting(night, random)
  }
  return Math.min(...freeAt)
}
