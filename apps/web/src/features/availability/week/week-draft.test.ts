import { expect, it } from 'vitest'
import {
  countPeriod,
  DEFAULT_SHIFT,
  faultOf,
  isOvernight,
  nextShift,
  periodsOf,
  rulesOf,
  splitAtMidnight,
  toggled,
  usual,
  withDays,
  withUsual,
} from './week-draft.ts'

const rule = (weekday: number, init_hour: string, final_hour: string, more: object = {}) => ({
  id: `${weekday} ${init_hour}`,
  weekday,
  date: null,
  init_hour,
  final_hour,
  interval: 30,
  pause: 0,
  place_id: null,
  valid_from: null,
  valid_until: null,
  ...more,
})
const only = (rules: Parameters<typeof periodsOf>[0]) => {
  const [period] = periodsOf(rules)
  if (!period) throw new Error('No week')
  return period
}

it('is what it was where nothing is changed, whatever validities there are', () => {
  const rules = [
    rule(1, '08:00', '12:00'),
    rule(1, '14:00', '18:00', { pause: 10, place_id: 'ipe' }),
    rule(2, '08:00', '12:00', { valid_from: '2026-12-01', valid_until: '2026-12-31' }),
  ]
  const date = { ...rule(0, '09:00', '10:00'), weekday: null, date: '2026-12-24' }
  const periods = periodsOf([...rules, date])
  expect(periods).toHaveLength(2)
  expect(rulesOf(periods)).toEqual(rules.map(({ id: _, date: __, ...body }) => body))
})

it('opens Monday to Friday 8–12 and 14–18 by opening one day, adding hours and copying', () => {
  const opened = withDays(only([]), [1], toggled(DEFAULT_SHIFT))
  const added = withDays(opened, [1], (day) => ({
    ...day,
    shifts: [...day.shifts, nextShift(day.shifts, DEFAULT_SHIFT)],
  }))
  const monday = added.days[1]
  if (!monday) throw new Error('No Monday')
  const week = withDays(added, [2, 3, 4, 5], () => monday)
  expect(
    rulesOf([week]).map(({ weekday, init_hour, final_hour }) => [weekday, init_hour, final_hour]),
  ).toEqual(
    [1, 2, 3, 4, 5].flatMap((weekday) => [
      [weekday, '08:00', '12:00'],
      [weekday, '14:00', '18:00'],
    ]),
  )
  expect(countPeriod(week).map(({ slots }) => slots)).toEqual([0, 16, 16, 16, 16, 16, 0])
})

it('remembers the hours of a day that is closed and opened again', () => {
  const week = only([rule(3, '09:00', '11:00')])
  const closed = withDays(week, [3], toggled(DEFAULT_SHIFT))
  expect(rulesOf([closed])).toEqual([])
  expect(withDays(closed, [3], toggled(DEFAULT_SHIFT))).toEqual(week)
})

it('changes the usual length, and leaves hours that have their own', () => {
  const week = only([
    rule(1, '08:00', '12:00'),
    rule(2, '08:00', '12:00'),
    rule(3, '08:00', '12:00', { interval: 45 }),
  ])
  expect(usual(week, 'interval', 20)).toBe(30)
  expect(rulesOf([withUsual(week, 'interval', 30, 20)]).map(({ interval }) => interval)).toEqual([20, 20, 45])
})

it.each([
  [[['10:00', '09:00']], 0, 'reversed'],
  [[['10:00', '10:20']], 0, 'short'],
  [
    [
      ['08:00', '10:00'],
      ['08:00', '10:00'],
    ],
    1,
    'overlap',
  ],
  [
    [
      ['08:00', '10:00'],
      ['10:00', '12:00'],
    ],
    1,
    null,
  ],
] as const)('says what is wrong with %j', (hours, at, fault) => {
  const shifts = hours.map(([init_hour, final_hour]) => ({ ...DEFAULT_SHIFT, init_hour, final_hour }))
  expect(faultOf(shifts, at)).toBe(fault)
})

it('divides a night from one day to the next, which may be closed or have hours', () => {
  const night = rule(6, '22:00', '02:00')
  const hoursOf = (...rules: readonly (typeof night)[]) =>
    rulesOf([splitAtMidnight(only([...rules]), 6, 0)]).map(({ weekday, init_hour, final_hour }) => [
      ...[weekday, init_hour, final_hour],
    ])
  expect([night, rule(6, '22:00', '24:00'), rule(6, '08:00', '12:00')].map(isOvernight)).toEqual([
    ...[true, false, false],
  ])
  expect(hoursOf(night)).toEqual([
    [0, '00:00', '02:00'],
    [6, '22:00', '24:00'],
  ])
  expect(hoursOf(night, rule(0, '08:00', '12:00'))).toEqual([
    [0, '00:00', '02:00'],
    [0, '08:00', '12:00'],
    [6, '22:00', '24:00'],
  ])
})

it('adds hours within the day, however late the last ones end', () => {
  const late = { ...DEFAULT_SHIFT, init_hour: '20:00', final_hour: '23:30' }
  expect(nextShift([late], DEFAULT_SHIFT)).toMatchObject({ init_hour: '23:30', final_hour: '24:00' })
})
