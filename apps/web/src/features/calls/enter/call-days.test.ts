import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPersonZone } from '../../../lib/i18n/person-zone.ts'
import { appointmentOf } from '../../../test/booking-api.fake.ts'
import { callDays, isOfToday } from './call-days.ts'

beforeEach(() => keepPersonZone('America/Sao_Paulo'))
afterEach(() => keepPersonZone(undefined))

const inSaoPaulo = (moment: string): number => Date.parse(`${moment}:00-03:00`)
const at = (moment: string, join: boolean) => {
  const appointment = appointmentOf({ starts_at: new Date(inSaoPaulo(moment)).toISOString() })
  return { ...appointment, can: { ...appointment.can, join } }
}

test.each([
  ['2026-11-23T12:00', '2026-11-23', '2026-11-23'],
  ['2026-11-23T23:55', '2026-11-23', '2026-11-24'],
  ['2026-11-24T00:10', '2026-11-23', '2026-11-24'],
])('at %s rooms may be open of calls that begin from %s to %s', (now, from, to) => {
  expect(callDays(inSaoPaulo(now))).toEqual({ from, to })
})

test('a call of the other side of midnight is listed while its room is open, and not else', () => {
  const before = inSaoPaulo('2026-11-23T23:55')
  expect(isOfToday(at('2026-11-24T00:00', true), before)).toBe(true)
  expect(isOfToday(at('2026-11-24T00:00', false), before)).toBe(false)
  const after = inSaoPaulo('2026-11-24T00:10')
  expect(isOfToday(at('2026-11-23T23:45', true), after)).toBe(true)
  expect(isOfToday(at('2026-11-23T22:00', false), after)).toBe(false)
  expect(isOfToday(at('2026-11-24T09:00', false), after)).toBe(true)
})
