import type { Booked, OnDuty, WaitFacts } from './estimate.ts'
import { BOOKED_SOON_MINUTES } from './queue-state.ts'
import { createRandom } from './random.ts'

/** A simulated night of one kind of care, for tests: random arrivals and attendances, by a seed. Times in seconds. */
export interface Night {
  readonly specialists: number
  /** Between two arrivals, on average. */
  readonly every: number
  /** The median of an attendance; a quarter take longer than about `1 + spread` times that. */
  readonly middle: number
  readonly spread: number
  /** Average time between the end and the next beginning of a specialist's booked appointments; null without any. */
  readonly bookedEvery: number | null
}

/** The queue when a person enters, and how long that person waited in the end. */
export interface Arrival {
  readonly facts: WaitFacts
  readonly waited: number
}

type Random = () => number
const HOUR = 3600
const BOOKED_LENGTH = HOUR / 2
const SOON = BOOKED_SOON_MINUTES * 60

const between = (average: number, random: Random): number => -Math.log(1 - random()) * average

/** Log-normal, like real attendances: never negative, a few are long. */
const lasting = ({ middle, spread }: Night, random: Random): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return middle * Math.exp(1.5 * spread * normal)
}

/** A possible night by a seed, busy enough that people wait; half of them have bookings. */
export const nightOf = (seed: number): Night => {
  const random = createRandom(seed)
  const specialists = 1 + Math.floor(random() * 4)
  const middle = 60 * (6 + random() * 14)
  const night = { specialists, middle, spread: 0.1 + random() * 0.25 }
  const bookedEvery = seed % 2 === 0 ? HOUR * (1 + random() * 3) : null
  const share = bookedEvery === null ? 1 : (bookedEvery - SOON) / (bookedEvery + BOOKED_LENGTH)
  return { ...night, bookedEvery, every: (middle / specialists / share) * 0.95 }
}

/** A specialist's booked appointments of a night. */
const bookingsOf = ({ bookedEvery }: Night, hours: number, random: Random): Booked[] => {
  const booked: Booked[] = []
  for (let at = 0; bookedEvery !== null && at < hours * HOUR; ) {
    const from = at + between(bookedEvery, random)
    booked.push({ from, until: from + BOOKED_LENGTH })
    at = from + BOOKED_LENGTH
  }
  return booked
}

/** A specialist: when they are free, the planned attendances, and the bookings after that. */
interface Server {
  freeAt: number
  readonly planned: { readonly booked: Booked; readonly real: Booked }[]
  readonly booked: Booked[]
}

/** Attends bookings that come too soon to take another person at a time. */
const keepBookings = (server: Server, now: number): void => {
  for (;;) {
    const from = Math.max(server.freeAt, now)
    const [booked] = server.booked
    if (!booked || from < booked.from - SOON) return
    server.booked.shift()
    const start = Math.max(from, booked.from)
    const real = { from: start, until: start + booked.until - booked.from }
    server.planned.push({ booked, real })
    server.freeAt = real.until
  }
}

/** The first specialist free to take a person who has waited since a moment. */
const firstFree = (servers: readonly Server[], since: number): Server => {
  for (const server of servers) keepBookings(server, since)
  return servers.reduce((first, each) => (each.freeAt < first.freeAt ? each : first))
}

interface Attendance {
  readonly server: Server
  readonly from: number
  readonly until: number
}

/** Booked or running appointments, in seconds from now: an overrun is not known in advance. */
const bookedFrom = ({ booked, planned }: Server, now: number): Booked[] => [
  ...planned.flatMap(({ booked: asked, real }) => {
    if (real.until <= now) return []
    if (real.from <= now) return [{ from: 0, until: real.until - now }]
    const from = Math.max(0, asked.from - now)
    return [{ from, until: from + asked.until - asked.from }]
  }),
  ...booked.map(({ from, until }) => ({ from: from - now, until: until - now })),
]

const factsAt = (
  now: number,
  waitingSince: readonly number[],
  attendances: readonly Attendance[],
  servers: readonly Server[],
): WaitFacts => {
  const over = attendances.filter(({ until }) => until <= now).sort((one, other) => other.until - one.until)
  const onDuty = servers.map((server): OnDuty => {
    const runs = attendances.find((each) => each.server === server && each.from <= now && each.until > now)
    const busyFor = runs ? now - runs.from : null
    return { kinds: ['general'], busyFor, busyWith: runs ? 'general' : null, booked: bookedFrom(server, now) }
  })
  return {
    kind: 'general',
    waited: 0,
    ahead: waitingSince.map((since) => ({ kind: 'general', waited: now - since })),
    onDuty,
    lasted: { general: over.slice(0, 30).map(({ from, until }) => until - from) },
  }
}

/** Simulates a night of so many hours: everybody who enters, in order. */
export const playNight = (night: Night, hours: number, seed: number): readonly Arrival[] => {
  const random = createRandom(seed)
  const servers = Array.from({ length: night.specialists }, (): Server => {
    return { freeAt: 0, planned: [], booked: bookingsOf(night, hours, createRandom(seed + random() * 1e6)) }
  })
  const people: (Attendance & { readonly at: number; readonly facts: WaitFacts })[] = []
  for (let at = 0; at < hours * HOUR; at += between(night.every, random)) {
    const waitingSince = people.filter(({ from }) => from > at).map((person) => person.at)
    const facts = factsAt(at, waitingSince, people, servers)
    const server = firstFree(servers, at)
    const from = Math.max(at, server.freeAt)
    const until = from + lasting(night, random)
    server.freeAt = until
    people.push({ at, server, from, until, facts })
  }
  return people.map(({ at, from, facts }) => ({ facts, waited: from - at }))
}

/** Seconds that a person waits who enters now, in one simulated continuation of the night. */
export const playOn = (night: Night, { onDuty, ahead }: WaitFacts, random: Random): number => {
  const longerThan = (seconds: number): number => {
    const drawn = lasting(night, random)
    return drawn > seconds ? drawn : longerThan(seconds)
  }
  const servers = onDuty.map(({ busyFor, booked }): Server => {
    const freeAt = busyFor === null ? 0 : longerThan(busyFor) - busyFor
    return { freeAt, planned: [], booked: [...booked] }
  })
  for (let nth = 0; nth < ahead.length; nth += 1) firstFree(servers, 0).freeAt += lasting(night, random)
  return firstFree(servers, 0).freeAt
}
