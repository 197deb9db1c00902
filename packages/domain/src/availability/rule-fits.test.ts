import { describe, expect, it } from 'vitest'
import { type AvailabilityRule, checkComing, clashingRules, type DateRule, type WeeklyRule } from './index.ts'

const zone = 'America/Sao_Paulo'
const hours = { initHour: '08:00', finalHour: '12:00', intervalMinutes: 30, placeId: null }
const weekly = (weekday: number, more: Partial<WeeklyRule> = {}): WeeklyRule => ({
  ...hours,
  kind: 'weekly',
  weekday,
  validFrom: null,
  validUntil: null,
  ...more,
})
const on = (date: string, more: Partial<DateRule> = {}): DateRule => ({
  ...hours,
  kind: 'date',
  date,
  ...more,
})
// A Saturday, 17:00 in São Paulo.
const now = Date.parse('2026-11-21T20:00:00Z')
const codeOf = (rule: AvailabilityRule, at = now) => {
  const checked = checkComing(rule, zone, at)
  return checked.ok ? 'ok' : checked.code
}

describe('a rule that is still to open something', () => {
  it.each([
    [on('2026-11-20'), 'date_past'],
    [on('2026-11-21'), 'date_past'],
    [on('2026-11-21', { finalHour: '17:30', initHour: '16:00' }), 'ok'],
    [on('2026-11-22'), 'ok'],
    [weekly(1), 'ok'],
    [weekly(1, { validUntil: '2026-11-20' }), 'date_past'],
    [weekly(1, { validUntil: '2026-11-22' }), 'no_slot_fits'],
    [weekly(1, { validUntil: '2026-11-23' }), 'ok'],
    [weekly(3, { validFrom: '2026-12-03', validUntil: '2026-12-08' }), 'no_slot_fits'],
    [weekly(3, { validFrom: '2026-12-03', validUntil: '2026-12-09' }), 'ok'],
  ])('%j is %s', (rule, expected) => expect(codeOf(rule)).toBe(expected))

  it('opens nothing in an hour that the clocks jump over', () => {
    const before = Date.parse('2018-11-01T12:00:00Z')
    expect(codeOf(on('2018-11-04', { initHour: '00:00', finalHour: '01:00' }), before)).toBe('no_slot_fits')
    expect(codeOf(on('2018-11-04', { initHour: '00:00', finalHour: '01:30' }), before)).toBe('ok')
  })
})

describe('two rules of one person', () => {
  const clash = (a: AvailabilityRule, b: AvailabilityRule) => clashingRules(a, [{ rule: b }]).length > 0

  it.each([
    ['the same weekday and hours', weekly(1), weekly(1), true],
    ['another weekday', weekly(1), weekly(2), false],
    ['one after the other', weekly(1), weekly(1, { initHour: '12:00', finalHour: '13:00' }), false],
    ['half an hour more', weekly(1), weekly(1, { initHour: '11:30', finalHour: '13:00' }), false],
    ['other lengths', weekly(1), weekly(1, { intervalMinutes: 20 }), false],
    ['another place', weekly(1), weekly(1, { placeId: 'a' }), true],
    ['half an hour at another place', weekly(1), weekly(1, { initHour: '11:30', placeId: 'a' }), true],
    ['a date of that weekday', weekly(1), on('2026-11-23'), true],
    ['a date of another weekday', weekly(1), on('2026-11-24'), false],
    ['the same date', on('2026-11-23'), on('2026-11-23'), true],
    ['another date', on('2026-11-23'), on('2026-11-30'), false],
    ['seasons apart', weekly(1, { validUntil: '2026-12-31' }), weekly(1, { validFrom: '2027-01-01' }), false],
    [
      'seasons that share no such weekday',
      weekly(1, { validUntil: '2026-12-03' }),
      weekly(1, { validFrom: '2026-12-01' }),
      false,
    ],
    [
      'seasons that share one',
      weekly(1, { validUntil: '2026-12-07' }),
      weekly(1, { validFrom: '2026-12-01' }),
      true,
    ],
  ] as const)('%s', (_, a, b, expected) => {
    expect(clash(a, b)).toBe(expected)
    expect(clash(b, a)).toBe(expected)
  })
})
