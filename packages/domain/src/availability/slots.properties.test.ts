import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, type Interval, MINUTE, overlaps } from '../interval.ts'
import { type AvailabilityRule, computeSlots, type SlotQuery, wallTimeOf } from './index.ts'

const hours = fc
  .tuple(
    fc.integer({ min: 0, max: 287 }),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 1, max: 36 }),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([init, size, step, pause]) => {
    const text = (fives: number) =>
      `${String(Math.floor(fives / 12)).padStart(2, '0')}:${String((fives % 12) * 5).padStart(2, '0')}`
    return {
      initHour: text(init),
      finalHour: text(Math.min(288, init + size)),
      intervalMinutes: step * 5,
      pauseMinutes: pause * 5,
    }
  })
const rule = fc.tuple(hours, fc.nat(6), fc.constantFrom(null, 'a')).map(
  ([given, weekday, placeId]): AvailabilityRule => ({
    ...given,
    kind: 'weekly',
    weekday,
    placeId,
    validFrom: null,
    validUntil: null,
  }),
)
const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'America/New_York']
const starts = ['2018-11-01T00:00Z', '2018-02-15T00:00Z', '2026-03-05T00:00Z', '2026-10-30T00:00Z'].map(
  (iso) => Date.parse(iso),
)
const anyQuery = fc
  .record({
    rules: fc.array(rule, { maxLength: 6 }),
    zone: fc.constantFrom(...zones),
    from: fc.constantFrom(...starts),
    taken: fc.array(fc.tuple(fc.nat(7 * 288), fc.nat(40)), { maxLength: 20 }),
    leadMinutes: fc.nat(180),
    ahead: fc.nat(48),
  })
  .map(({ rules, zone, from, taken, leadMinutes, ahead }): SlotQuery => {
    const intervals: Interval[] = taken.map(([start, size]) => ({
      start: from + start * 5 * MINUTE,
      end: from + (start + size) * 5 * MINUTE,
    }))
    const half = intervals.length >> 1
    const [blocks, busy] = [intervals.slice(0, half), intervals.slice(half)]
    return {
      rules,
      zone,
      from,
      to: from + 7 * DAY,
      now: from + (24 - ahead) * HOUR,
      leadMinutes,
      blocks,
      busy,
    }
  })

const opens = (given: AvailabilityRule, wall: { weekday: number; hour: string }, minutes: number) =>
  given.kind === 'weekly' &&
  given.weekday === wall.weekday &&
  given.intervalMinutes === minutes &&
  given.initHour <= wall.hour &&
  wall.hour < given.finalHour

describe('always', () => {
  it('slots are inside a rule, free, in time, sorted and apart', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        let last = Number.NEGATIVE_INFINITY
        for (const slot of computeSlots(given)) {
          const wall = wallTimeOf(slot.start, given.zone)
          expect(slot.start).toBeGreaterThanOrEqual(last)
          last = slot.end
          expect(given.rules.some((each) => opens(each, wall, (slot.end - slot.start) / MINUTE))).toBe(true)
          expect([...given.busy, ...given.blocks].some((each) => overlaps(each, slot))).toBe(false)
          expect(slot.start).toBeGreaterThanOrEqual(
            Math.max(given.from, given.now + given.leadMinutes * MINUTE),
          )
          expect(slot.start).toBeLessThan(given.to)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('the order of rules and busy intervals does not matter, nor how a period is cut', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        const whole = computeSlots(given)
        const middle = given.from + 80 * HOUR
        expect(
          computeSlots({ ...given, rules: given.rules.toReversed(), busy: given.busy.toReversed() }),
        ).toEqual(whole)
        expect([
          ...computeSlots({ ...given, to: middle }),
          ...computeSlots({ ...given, from: middle }),
        ]).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })

  it('a taken slot comes back when it is given up', () => {
    fc.assert(
      fc.property(anyQuery, fc.nat(200), (given, pick) => {
        const free = computeSlots(given)
        const slot = free[pick % Math.max(1, free.length)]
        fc.pre(slot !== undefined)
        const without = computeSlots({ ...given, busy: [...given.busy, slot] })
        expect(without).toEqual(free.filter((each) => each !== slot))
      }),
    )
  })
})
