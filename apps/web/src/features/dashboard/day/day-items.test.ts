import type { DayAppointment } from '@emma/contracts/dashboard'
import { expect, test } from 'vitest'
import { dayItems } from './day-items.ts'

const at = (hour: string) => `2026-11-25T${hour}:00.000Z`
const lineOf = (hour: string, status: DayAppointment['status']) => ({ starts_at: at(hour), status })
const free = { starts_at: at('14:00'), ends_at: at('15:00') }
const kindsOf = (items: readonly { readonly kind: string; readonly at: string }[]) =>
  items.map(({ kind, at: when }) => [kind, when.slice(11, 16)])

test('the clock stands after what has begun and before what comes; what is over is no line', () => {
  const today = [lineOf('15:00', 'confirmed'), lineOf('10:00', 'finished'), lineOf('12:00', 'in_progress')]
  expect(kindsOf(dayItems(today, [free], Date.parse(at('13:10'))))).toEqual([
    ['appointment', '12:00'],
    ['now', '13:10'],
    ['free', '14:00'],
    ['appointment', '15:00'],
  ])
})

test('it stands last when everything has begun, and nowhere where nothing is left', () => {
  expect(kindsOf(dayItems([lineOf('12:00', 'in_progress')], [], Date.parse(at('12:05'))))).toEqual([
    ['appointment', '12:00'],
    ['now', '12:05'],
  ])
  expect(dayItems([lineOf('12:00', 'no_show')], [], Date.parse(at('12:05')))).toEqual([])
})
