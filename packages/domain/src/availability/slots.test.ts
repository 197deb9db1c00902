import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, type Interval, MINUTE, overlaps } from '../interval.ts'
import {
  type AvailabilityRule,
  computeSlots,
  isoOf,
  openedSlots,
  type SlotQuery,
  wallTimeOf,
} from './index.ts'

const at = (iso: string) => Date.parse(iso)
const weekly = (
  weekday: number,
  initHour: string,
  finalHour: string,
  intervalMinutes: number,
): AvailabilityRule => ({
  kind: 'weekly',
  weekday,
  initHour,
  finalHour,
  intervalMinutes,
  placeId: null,
  validFrom: null,
  validUntil: null,
})
const onDate = (
  date: string,
  initHour: string,
  finalHour: string,
  intervalMinutes: number,
): AvailabilityRule => ({
  kind: 'date',
  date,
  initHour,
  finalHour,
  intervalMinutes,
  placeId: null,
})
const query = (given: Partial<SlotQuery>): SlotQuery => ({
  rules: [],
  blocks: [],
  busy: [],
  from: at('2026-03-01T03:00Z'),
  to: at('2026-03-08T03:00Z'),
  now: at('2026-02-20T12:00Z'),
  leadMinutes: 30,
  zone: 'America/Sao_Paulo',
  ...given,
})
const startsOf = (given: Partial<SlotQuery>) => {
  const full = query(given)
  return computeSlots(full).map((slot) => isoOf(slot.start, full.zone).slice(5, 16))
}

describe('what the rules open', () => {
  it('weekly hours, as many whole intervals as fit', () => {
    expect(startsOf({ rules: [weekly(1, '09:00', '10:45', 30)] })).toEqual([
      '03-02T09:00',
      '03-02T09:30',
      '03-02T10:00',
    ])
  })

  it('only between valid from and valid until, both included', () => {
    const rules = [0, 1, 2, 3].map((weekday) => ({
      ...weekly(weekday, '09:00', '09:30', 30),
      validFrom: '2026-03-02',
      validUntil: '2026-03-03',
    }))
    expect(startsOf({ rules })).toEqual(['03-02T09:00', '03-03T09:00'])
  })

  it('a single date', () => {
    expect(startsOf({ rules: [onDate('2026-03-04', '22:00', '24:00', 60)] })).toEqual([
      '03-04T22:00',
      '03-04T23:00',
    ])
  })

  it('overlapping rules: the earlier start wins, also where it is taken', () => {
    const rules = [onDate('2026-03-04', '09:30', '10:30', 30), onDate('2026-03-04', '09:00', '10:00', 60)]
    const busy = [{ start: at('2026-03-04T12:00Z'), end: at('2026-03-04T12:10Z') }]
    expect(startsOf({ rules })).toEqual(['03-04T09:00', '03-04T10:00'])
    expect(startsOf({ rules, busy })).toEqual(['03-04T10:00'])
  })

  it('the same start twice: the shorter, then the one online', () => {
    const rules = [
      { ...onDate('2026-03-04', '09:00', '10:00', 60), placeId: 'a' },
      { ...onDate('2026-03-04', '09:00', '09:30', 30), placeId: 'b' },
      onDate('2026-03-04', '09:00', '09:30', 30),
    ]
    expect(computeSlots(query({ rules }))).toEqual([
      { start: at('2026-03-04T12:00Z'), end: at('2026-03-04T12:30Z'), placeId: null },
    ])
  })
})

describe('what drops out', () => {
  const rules = [weekly(1, '09:00', '11:00', 30)]
  it('what is busy or blocked, not what only touches', () => {
    const busy = [{ start: at('2026-03-02T12:30Z'), end: at('2026-03-02T13:00Z') }]
    const blocks = [{ start: at('2026-03-02T13:29Z'), end: at('2026-03-02T13:31Z') }]
    expect(startsOf({ rules, busy, blocks })).toEqual(['03-02T09:00'])
  })

  it('what starts before now and the lead', () => {
    expect(startsOf({ rules, now: at('2026-03-02T12:30:00Z') })).toEqual(['03-02T10:00', '03-02T10:30'])
    expect(startsOf({ rules, now: at('2026-03-02T12:30:01Z') })).toEqual(['03-02T10:30'])
  })

  it('what is further than 120 days', () => {
    const now = at('2026-03-02T12:30Z') - 120 * DAY
    expect(startsOf({ rules, now })).toEqual(['03-02T09:00', '03-02T09:30'])
  })

  it('what starts outside from and to', () => {
    expect(startsOf({ rules, from: at('2026-03-02T12:30Z'), to: at('2026-03-02T13:30Z') })).toEqual([
      '03-02T09:30',
      '03-02T10:00',
    ])
    expect(startsOf({ rules, from: at('2026-03-02T12:30Z'), to: at('2026-03-02T12:30Z') })).toEqual([])
  })
})

describe('changes of clocks', () => {
  const span = { from: at('2018-11-03T00:00Z'), to: at('2018-11-06T00:00Z'), now: at('2018-11-01T00:00Z') }
  it('São Paulo had no midnight on 2018-11-04', () => {
    expect(startsOf({ ...span, rules: [onDate('2018-11-04', '00:00', '02:00', 30)] })).toEqual([
      '11-04T01:00',
      '11-04T01:30',
    ])
  })

  it('and 23:00 came twice on 2018-02-17: the first is offered', () => {
    const rules = [onDate('2018-02-17', '22:30', '24:00', 30)]
    const slots = openedSlots(query({ rules, from: at('2018-02-17T00:00Z'), to: at('2018-02-19T00:00Z') }))
    expect(slots.map((slot) => new Date(slot.start).toISOString().slice(8, 16))).toEqual([
      '18T00:30',
      '18T01:00',
      '18T01:30',
    ])
  })

  it.each([
    ['America/Manaus', '13:00'],
    ['America/Noronha', '11:00'],
    ['America/Rio_Branco', '14:00'],
  ])('9:00 in %s is %s in UTC', (zone, hour) => {
    const [slot] = computeSlots(query({ zone, rules: [onDate('2026-03-04', '09:00', '09:30', 30)] }))
    expect(new Date(slot?.start ?? 0).toISOString()).toBe(`2026-03-04T${hour}:00.000Z`)
  })
})

const hours = fc
  .tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 36 }))
  .map(([init, size, step]) => {
    const text = (fives: number) =>
      `${String(Math.floor(fives / 12)).padStart(2, '0')}:${String((fives % 12) * 5).padStart(2, '0')}`
    return { initHour: text(init), finalHour: text(Math.min(288, init + size)), intervalMinutes: step * 5 }
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
const starts = ['2018-11-01T00:00Z', '2018-02-15T00:00Z', '2026-03-05T00:00Z', '2026-10-30T00:00Z'].map(at)
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
