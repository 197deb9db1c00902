import { describe, expect, test } from 'vitest'
import { HOUR } from '../interval.ts'
import { companionStates, endingFrom, mayInviteCompanion, nextCompanionState } from './companion.ts'

const ENDS = Date.parse('2026-11-23T13:00:00Z')
const standing = { state: 'confirmed', endsAt: ENDS, online: true } as const

describe('a companion', () => {
  test('asks, is let in, goes, and asks again', () => {
    expect(nextCompanionState('invited', 'knock')).toEqual({ ok: true, value: 'waiting' })
    expect(nextCompanionState('waiting', 'admit')).toEqual({ ok: true, value: 'admitted' })
    expect(nextCompanionState('admitted', 'leave')).toEqual({ ok: true, value: 'invited' })
  })

  test('is let in only while asking', () => {
    for (const state of companionStates.filter((each) => each !== 'waiting'))
      expect(nextCompanionState(state, 'admit').ok).toBe(false)
  })

  test('never comes back by an invitation that is over', () => {
    for (const event of ['knock', 'admit', 'leave', 'end'] as const)
      expect(nextCompanionState('ended', event).ok).toBe(false)
  })

  test('who is not wanted any more was not let in, taken out, or no longer invited', () => {
    expect([endingFrom('invited'), endingFrom('waiting'), endingFrom('admitted')]).toEqual([
      'withdrawn',
      'refused',
      'removed',
    ])
  })
})

describe('an appointment takes a companion', () => {
  test('while it is online and stands, until its room closes', () => {
    expect(mayInviteCompanion(standing, ENDS + 2 * HOUR)).toBe(true)
    expect(mayInviteCompanion({ ...standing, state: 'in_progress' }, ENDS)).toBe(true)
    expect(mayInviteCompanion(standing, ENDS + 2 * HOUR + 1)).toBe(false)
  })

  test.each([
    { ...standing, online: false },
    { ...standing, state: 'awaiting_payment' },
    { ...standing, state: 'finished' },
    { ...standing, state: 'canceled_by_customer' },
  ] as const)('but not %j', (appointment) => {
    expect(mayInviteCompanion(appointment, ENDS)).toBe(false)
  })
})
