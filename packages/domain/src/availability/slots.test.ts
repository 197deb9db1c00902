import { describe, expect, it } from 'vitest'
import { DAY } from '../interval.ts'
import { type AvailabilityRule, computeSlots, isoOf, openedSlots, type SlotQuery } from './index.ts'

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

  it('with a pause after each, which the last one does not need', () => {
    const rule = { ...weekly(1, '09:00', '10:20', 30), pauseMinutes: 20 }
    expect(startsOf({ rules: [rule] })).toEqual(['03-02T09:00', '03-02T09:50'])
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
