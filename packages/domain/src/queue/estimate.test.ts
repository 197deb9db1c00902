import { describe, expect, it } from 'vitest'
import type { CareKind } from './care-kinds.ts'
import { estimateWait, type OnDuty, type WaitFacts } from './estimate.ts'
import { createRandom } from './random.ts'
import { type Arrival, type Night, nightOf, playNight, playOn } from './simulated-night.ts'

const MINUTE = 60
const tenMinutes = Array.from({ length: 6 }, () => 10 * MINUTE)
const free: OnDuty = { kinds: ['general'], busyFor: null, busyWith: null, booked: [] }
const busy: OnDuty = { kinds: ['general'], busyFor: 4 * MINUTE, busyWith: 'general', booked: [] }
const at = (onDuty: OnDuty, from: number, until: number): OnDuty => ({
  ...onDuty,
  booked: [{ from: from * MINUTE, until: until * MINUTE }],
})
const ahead = (...waited: number[]) =>
  waited.map((minutes) => ({ kind: 'general' as CareKind, waited: minutes * MINUTE }))

const facts = (more: Partial<WaitFacts>): WaitFacts => ({
  kind: 'general',
  waited: 0,
  ahead: [],
  onDuty: [busy],
  lasted: { general: tenMinutes },
  ...more,
})
const both = (minutes: number) => ({ median: minutes, p80: minutes })

describe('the wait that is told', () => {
  it.each([
    ['somebody is free', { onDuty: [busy, free] }, both(0)],
    ['one is busy since four of ten minutes', {}, both(6)],
    ['two are before, one attends', { ahead: ahead(0, 0) }, both(26)],
    ['two are before, two attend', { ahead: ahead(0, 0), onDuty: [busy, busy] }, both(16)],
    ['one is free, but has a consultation in five minutes', { onDuty: [at(free, 5, 35)] }, both(35)],
    ['the only one has a consultation that runs', { onDuty: [at(free, 0, 12)] }, both(12)],
    ['one is free before a consultation in an hour', { onDuty: [at(free, 60, 90)] }, both(0)],
    ['one ends shortly before a consultation', { onDuty: [at(busy, 12, 42)] }, both(42)],
    [
      'two are before, and a consultation in half an hour',
      { ahead: ahead(0, 0), onDuty: [at(free, 25, 55)] },
      both(55),
    ],
    [
      'an attendance takes longer than any before',
      { onDuty: [{ ...busy, busyFor: 900 }] },
      { median: 3, p80: 3 },
    ],
    ['nobody is on duty', { onDuty: [] }, null],
    ['those on duty attend another kind', { kind: 'dentistry', lasted: { dentistry: tenMinutes } }, null],
    ['fewer than five were attended', { lasted: { general: tenMinutes.slice(2) }, onDuty: [free] }, null],
  ] satisfies [string, Partial<WaitFacts>, unknown][])('when %s', (_, more, told) => {
    expect(estimateWait(facts(more))).toEqual(told)
  })

  it('is never less than those before have waited already', () => {
    const many = { ahead: ahead(38, 31, 26), onDuty: [free, free, free, free, free] }
    expect(estimateWait(facts(many))).toEqual(both(38))
    expect(estimateWait(facts({ ...many, waited: 30 * MINUTE }))).toEqual(both(8))
  })

  it('counts people of another kind only where a specialist attends both', () => {
    const children = [{ kind: 'pediatrics' as const, waited: 0 }]
    const shared: OnDuty = { ...busy, kinds: ['general', 'pediatrics'] }
    expect(estimateWait(facts({ ahead: children }))).toEqual(both(6))
    expect(estimateWait(facts({ ahead: children, onDuty: [shared] }))).toEqual(both(16))
  })

  it('is the same for the same facts', () => {
    const lasted = { general: [200, 400, 500, 700, 1300, 1500] }
    const uneven = facts({ ahead: ahead(0, 0, 0), lasted })
    expect(estimateWait(uneven)).toEqual(estimateWait(uneven))
  })
})

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The last person who enters in the last hour of a night and has to wait. */
const lastWhoWaits = (night: Night, seed: number): Arrival | undefined =>
  playNight(night, 5, seed).findLast(
    ({ facts: { onDuty }, waited }) =>
      waited > 0 &&
      onDuty.every(({ busyFor, booked }) => busyFor !== null || booked.some(({ from }) => from === 0)),
  )

describe('over a simulated hour', () => {
  it('the stated median is within a quarter of the real one in eight of ten runs', () => {
    const seeds = Array.from({ length: 200 }, (_, nth) => nth + 1)
    const hits = seeds.flatMap((seed) => {
      const night = nightOf(seed)
      const arrival = lastWhoWaits(night, seed)
      const stated = arrival && estimateWait(arrival.facts)
      if (!arrival || !stated) return []
      const random = createRandom(seed + 10_000)
      const real = medianOf(Array.from({ length: 400 }, () => playOn(night, arrival.facts, random))) / MINUTE
      // Estimates are in whole minutes.
      return [Math.abs(stated.median - real) <= Math.max(0.25 * real, 0.5)]
    })
    expect(hits.length).toBeGreaterThan(150)
    expect(hits.filter(Boolean).length / hits.length).toBeGreaterThanOrEqual(0.8)
  })
})

describe('over nights of a queue', () => {
  const told = Array.from({ length: 20 }, (_, nth) => playNight(nightOf(nth + 1), 8, nth + 500))
    .flat()
    .flatMap((arrival) => {
      const stated = estimateWait(arrival.facts)
      return stated && arrival.facts.ahead.length > 0 ? [{ ...arrival, stated }] : []
    })

  it('nobody is told less than those before have waited', () => {
    for (const {
      facts: { ahead: before },
      stated,
    } of told) {
      expect(stated.median * MINUTE).toBeGreaterThanOrEqual(Math.max(...before.map(({ waited }) => waited)))
      expect(stated.p80).toBeGreaterThanOrEqual(stated.median)
    }
  })

  it('about half are called within the first number, and four of five within the second', () => {
    const within = (minutes: (stated: { median: number; p80: number }) => number) =>
      told.filter(({ stated, waited }) => waited <= minutes(stated) * MINUTE + MINUTE / 2).length /
      told.length
    expect(told.length).toBeGreaterThan(300)
    expect(within(({ median }) => median)).toBeGreaterThan(0.4)
    expect(within(({ median }) => median)).toBeLessThan(0.75)
    expect(within(({ p80 }) => p80)).toBeGreaterThan(0.72)
  })
})
