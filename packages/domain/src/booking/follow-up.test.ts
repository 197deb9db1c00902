import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../interval.ts'
import { appointmentStates, isOfferedAgain, openReturn, returnLimit } from './index.ts'

const zone = 'America/Sao_Paulo'
/** 22:30 of Sunday, 22 November, in São Paulo; Monday already in UTC. */
const startsAt = Date.parse('2026-11-23T01:30:00Z')
const visit = { state: 'finished', startsAt, zone, terms: { days: 30, price: 0 }, taken: false } as const

test('the days are counted on the calendar of the appointment, the last one whole', () => {
  const { until, before } = returnLimit(startsAt, zone, 30)
  expect([until, new Date(before).toISOString()]).toEqual(['2026-12-22', '2026-12-23T03:00:00.000Z'])
  expect(openReturn(visit, before - 1)).toEqual({ until, before, price: 0 })
  expect(openReturn(visit, before)).toBeNull()
})

test('one is offered of what took place, once, and only where it was agreed', () => {
  for (const state of appointmentStates) {
    expect(openReturn({ ...visit, state }, startsAt + DAY) !== null).toBe(state === 'finished')
  }
  expect(openReturn({ ...visit, taken: true }, startsAt + DAY)).toBeNull()
  expect(openReturn({ ...visit, terms: null }, startsAt + DAY)).toBeNull()
  expect(openReturn({ ...visit, terms: { days: 7, price: 5000 } }, startsAt + DAY)).toMatchObject({
    price: 5000,
  })
})

test('a canceled one is offered again, unless the patient canceled late', () => {
  const policy = { full_refund_hours: 24, regret_days: 0, grace_minutes: 30 }
  const purchase = { startsAt, purchasedAt: startsAt - 10 * DAY, policy }
  expect(isOfferedAgain('customer', purchase, startsAt - 25 * HOUR)).toBe(true)
  expect(isOfferedAgain('customer', purchase, startsAt - 23 * HOUR)).toBe(false)
  expect(
    isOfferedAgain(
      'customer',
      { ...purchase, purchasedAt: startsAt - 2 * HOUR },
      startsAt - 2 * HOUR + MINUTE,
    ),
  ).toBe(true)
  for (const other of ['specialist', 'platform'] as const) {
    expect(isOfferedAgain(other, purchase, startsAt - MINUTE)).toBe(true)
  }
})
