import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../interval.ts'
import {
  bookingLinkDeadline,
  bookingLinkDeadlines,
  bookingLinkStates,
  nextBookingLinkState,
} from './index.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const inMs = (ms: number) => NOW + ms

it('a link ends once', () => {
  for (const state of bookingLinkStates)
    expect(nextBookingLinkState(state, 'accept').ok).toBe(state === 'open')
  expect(nextBookingLinkState('open', 'expire')).toEqual({ ok: true, value: 'expired' })
})

it('a slot is kept for a day unless said, and till an hour before one that is nearer', () => {
  expect(bookingLinkDeadlines(inMs(3 * DAY), NOW)?.usual).toBe(inMs(DAY))
  expect(bookingLinkDeadlines(inMs(5 * HOUR), NOW)?.usual).toBe(inMs(4 * HOUR))
  expect(bookingLinkDeadlines(inMs(HOUR), NOW)?.usual).toBe(inMs(15 * MINUTE))
})

it('nobody is asked to answer in less than a quarter of an hour, or when it begins', () => {
  expect(bookingLinkDeadline(inMs(44 * MINUTE), NOW, undefined)).toEqual({ ok: false, code: 'link_too_late' })
  expect(bookingLinkDeadline(inMs(45 * MINUTE), NOW, undefined)).toEqual({
    ok: true,
    value: inMs(15 * MINUTE),
  })
  expect(bookingLinkDeadline(inMs(DAY), NOW, inMs(14 * MINUTE))).toMatchObject({ code: 'deadline_invalid' })
  expect(bookingLinkDeadline(inMs(DAY), NOW, inMs(DAY - 29 * MINUTE))).toMatchObject({ ok: false })
  expect(bookingLinkDeadline(inMs(DAY), NOW, inMs(DAY - 30 * MINUTE))).toMatchObject({ ok: true })
  expect(bookingLinkDeadline(inMs(30 * DAY), NOW, inMs(7 * DAY + 1))).toMatchObject({ ok: false })
})
