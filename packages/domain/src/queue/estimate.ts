import type { CareKind } from './care-kinds.ts'
import { BOOKED_SOON_MINUTES } from './queue-state.ts'
import { createRandom } from './random.ts'

/** A specialist on duty. */
export interface OnDuty {
  readonly kinds: readonly CareKind[]
  /** Seconds since they called their current patient; null while free. */
  readonly busyFor: number | null
  /** The kind of that patient. */
  readonly busyWith: CareKind | null
  /** Their booked appointments from now on, in order. */
  readonly booked: readonly Booked[]
}

/** A booked appointment, in seconds from now; a running one began at 0. */
export interface Booked {
  readonly from: number
  readonly until: number
}

/** A person ahead in line. */
export interface Ahead {
  readonly kind: CareKind
  /** Seconds. */
  readonly waited: number
}

/** Input of an estimate. */
export interface WaitFacts {
  readonly kind: CareKind
  /** Seconds that this person has waited already; 0 when entering now. */
  readonly waited: number
  /** People ahead, in order. Other kinds count if a specialist attends both. */
  readonly ahead: readonly Ahead[]
  readonly onDuty: readonly OnDuty[]
  /** Seconds that the latest attendances of each kind occupied a specialist, from the call until free again. */
  readonly lasted: Readonly<Partial<Record<CareKind, readonly number[]>>>
}

/** Minutes until the call: half of the people are called within the first, four of five within the second. */
export interface WaitEstimate {
  readonly median: number
  readonly p80: number
}

/** Fewest attendances of a kind for an estimate. */
export const ENOUGH_ATTENDANCES = 5
/** How many of the latest attendances are used. */
export const LATEST_ATTENDANCES = 30

const ROUNDS = 300
const MINUTE_SECONDS = 60

type Random = () => number

const pick = (values: readonly number[], random: Random): number =>
  values[Math.floor(random() * values.length)] ?? 0

/**
 * The rest of an attendance that has lasted this long: drawn from those that took longer; if there are none, a short
 * rest.
 */
const remaining = (lasted: readonly number[], busyFor: number, random: Random): number => {
  const longer = lasted.filter((seconds) => seconds > busyFor)
  return longer.length > 0 ? pick(longer, random) - busyFor : pick(lasted, random) / 4
}

/** When a specialist who is free takes people again: not shortly before a booked appointment, nor during it. */
const takesAt = (freeAt: number, booked: readonly Booked[]): { at: number; left: readonly Booked[] } => {
  const [next, ...others] = booked
  if (!next || freeAt < next.from - BOOKED_SOON_MINUTES * MINUTE_SECONDS) return { at: freeAt, left: booked }
  // An appointment delayed by its specialist lasts as long as planned.
  return takesAt(Math.max(freeAt, next.from) + next.until - next.from, others)
}

interface Round {
  readonly facts: WaitFacts
  readonly lastedOf: (kind: CareKind) => readonly number[]
  readonly random: Random
}

/**
 * Seconds until this person is called, in one simulated round: the first free specialist takes the first in line they
 * may attend.
 */
const playRound = ({ facts, lastedOf, random }: Round): number => {
  const line: CareKind[] = [...facts.ahead.map(({ kind }) => kind), facts.kind]
  const serving = facts.onDuty.map(({ kinds, busyFor, busyWith, booked }) => {
    const freeAt = busyFor === null ? 0 : remaining(lastedOf(busyWith ?? facts.kind), busyFor, random)
    return { kinds, ...takesAt(freeAt, booked) }
  })
  for (;;) {
    const next = serving.reduce((first, each) => (each.at < first.at ? each : first))
    const place = line.findIndex((kind) => next.kinds.includes(kind))
    if (place === line.length - 1) return next.at
    const [kind] = place < 0 ? [] : line.splice(place, 1)
    const free = kind === undefined ? Number.POSITIVE_INFINITY : next.at + pick(lastedOf(kind), random)
    Object.assign(next, takesAt(free, next.left))
  }
}

const minutesAt = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / MINUTE_SECONDS)

/** A person's total wait is at least that of those ahead so far; whole minutes from now. */
const least = ({ ahead, waited, kind }: WaitFacts): number => {
  const longest = Math.max(0, ...ahead.filter((each) => each.kind === kind).map((each) => each.waited))
  return Math.ceil(Math.max(0, longest - waited) / MINUTE_SECONDS)
}

/**
 * How much longer a person waits, by simulating the queue: the places in line, the rest of the running attendances, the
 * appointments of those on duty, and the durations of the latest attendances of each kind. The same facts give the same
 * answer. Null if nobody on duty attends the kind, or fewer than `ENOUGH_ATTENDANCES` of it are known.
 */
export const estimateWait = (facts: WaitFacts): WaitEstimate | null => {
  const own = facts.lasted[facts.kind] ?? []
  const isAttended = facts.onDuty.some(({ kinds }) => kinds.includes(facts.kind))
  if (own.length < ENOUGH_ATTENDANCES || !isAttended) return null
  const lastedOf = (kind: CareKind): readonly number[] => {
    const known = facts.lasted[kind] ?? []
    return known.length < ENOUGH_ATTENDANCES ? own : known
  }
  const round = { facts, lastedOf, random: createRandom(facts.ahead.length + 1) }
  const waits = Array.from({ length: ROUNDS }, () => playRound(round)).sort((one, other) => one - other)
  const atLeast = least(facts)
  return { median: Math.max(atLeast, minutesAt(waits, 0.5)), p80: Math.max(atLeast, minutesAt(waits, 0.8)) }
}
