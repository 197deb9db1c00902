import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../interval.ts'
import {
  dateOf,
  dayOf,
  hourOf,
  instantOf,
  isoOf,
  isZone,
  minutesOf,
  offsetAt,
  startOfDay,
  wallTimeOf,
  weekdayOf,
} from './index.ts'

const zones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Noronha',
  'America/Rio_Branco',
  'America/New_York',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
]
const at = (iso: string) => Date.parse(iso)

describe('wall time to instant', () => {
  it.each([
    ['2026-03-02', '09:30', 'America/Sao_Paulo', '2026-03-02T12:30:00Z'],
    ['2026-03-02', '09:30', 'America/Manaus', '2026-03-02T13:30:00Z'],
    ['2026-03-02', '09:30', 'America/Noronha', '2026-03-02T11:30:00Z'],
    ['2026-03-02', '09:30', 'America/Rio_Branco', '2026-03-02T14:30:00Z'],
    ['2026-03-02', '24:00', 'America/Sao_Paulo', '2026-03-03T03:00:00Z'],
    ['2018-11-03', '23:30', 'America/Sao_Paulo', '2018-11-04T02:30:00Z'],
    ['2018-11-04', '01:00', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2018-11-04', '09:00', 'America/Sao_Paulo', '2018-11-04T11:00:00Z'],
    // 2018-02-17 23:00–24:00 happened twice: the first is still summer time, -02:00
    ['2018-02-17', '23:30', 'America/Sao_Paulo', '2018-02-18T01:30:00Z'],
    ['2018-02-18', '00:00', 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ])('%s %s in %s is %s', (date, hour, zone, iso) => {
    expect(instantOf(date, hour, zone)).toBe(at(iso))
  })

  it.each([
    ['2018-11-04', '00:00', 'America/Sao_Paulo'],
    ['2018-11-04', '00:59', 'America/Sao_Paulo'],
    ['2018-11-03', '24:00', 'America/Sao_Paulo'],
    ['2026-03-08', '02:30', 'America/New_York'],
    ['2026-02-29', '10:00', 'America/Sao_Paulo'],
    ['2026-02-28', '24:01', 'America/Sao_Paulo'],
    ['28/02/2026', '10:00', 'America/Sao_Paulo'],
  ])('%s %s in %s does not exist', (date, hour, zone) => {
    expect(instantOf(date, hour, zone)).toBeNull()
  })

  it('gives back what is read on the wall, at the same instant or an hour that came twice', () => {
    const minute = fc.integer({
      min: at('2010-01-01T00:00Z') / MINUTE,
      max: at('2035-01-01T00:00Z') / MINUTE,
    })
    fc.assert(
      fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
        const instant = minutes * MINUTE
        const wall = wallTimeOf(instant, zone)
        const back = instantOf(wall.date, wall.hour, zone)
        expect(back === null ? null : wallTimeOf(back, zone)).toEqual(wall)
        expect(back).toBeLessThanOrEqual(instant)
        expect(at(isoOf(instant, zone))).toBe(instant)
      }),
      { numRuns: 500 },
    )
  })
})

describe('calendar', () => {
  it('counts days and weekdays', () => {
    expect(dateOf(dayOf('0001-01-01') ?? 0)).toBe('0001-01-01')
    expect(dayOf('1970-01-01')).toBe(0)
    expect(dateOf(dayOf('2024-02-29') ?? 0)).toBe('2024-02-29')
    expect(weekdayOf(dayOf('2026-03-01') ?? 0)).toBe(0)
    expect(weekdayOf(-1)).toBe(3)
  })

  it('begins a day at midnight, or at one o’clock where clocks jump over it', () => {
    const start = (date: string) =>
      new Date(startOfDay(dayOf(date) ?? Number.NaN, 'America/Sao_Paulo')).toISOString()
    expect(start('2026-11-04')).toBe('2026-11-04T03:00:00.000Z')
    expect(start('2018-11-04')).toBe('2018-11-04T03:00:00.000Z')
    expect(start('2018-11-05')).toBe('2018-11-05T02:00:00.000Z')
    // The day after the last one that has a date.
    expect(startOfDay((dayOf('9999-12-31') ?? Number.NaN) + 1, 'UTC')).toBe(253_402_300_800_000)
  })

  it('reads and writes hours', () => {
    expect([minutesOf('00:00'), minutesOf('09:05'), minutesOf('24:00')]).toEqual([0, 545, 1440])
    expect([minutesOf('24:01'), minutesOf('9:05'), minutesOf('12:60')]).toEqual([null, null, null])
    expect(hourOf(545)).toBe('09:05')
  })

  it('writes instants with the offset of their zone', () => {
    expect(isoOf(at('2026-03-02T12:30:00Z'), 'America/Sao_Paulo')).toBe('2026-03-02T09:30:00-03:00')
    expect(isoOf(at('2026-03-02T12:30:00Z'), 'Asia/Kathmandu')).toBe('2026-03-02T18:15:00+05:45')
    expect(isoOf(at('2026-03-02T12:30:00Z'), 'UTC')).toBe('2026-03-02T12:30:00+00:00')
  })

  it('knows zones', () => {
    expect(isZone('America/Belem')).toBe(true)
    expect(isZone('Brasil/Emma')).toBe(false)
    expect(offsetAt(at('2026-01-01T00:00Z'), 'America/Noronha')).toBe(-2 * HOUR)
  })
})
