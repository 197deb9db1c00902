import { describe, expect, it } from 'vitest'
import { groupsFor, heldBackMinutes, isOptional, kindsOf, noticeGroups, quietMinutesLeft } from './index.ts'

const night = { from: '22:00', until: '07:00' }

describe('quiet hours', () => {
  it.each([
    ['21:59', 0],
    ['22:00', 540],
    ['23:59', 421],
    ['00:00', 420],
    ['06:59', 1],
    ['07:00', 0],
    ['12:00', 0],
  ])('over midnight, at %s there are %i minutes left', (hour, left) => {
    expect(quietMinutesLeft(night, hour)).toBe(left)
  })

  it.each([
    ['12:59', 0],
    ['13:00', 60],
    ['13:59', 1],
    ['14:00', 0],
  ])('within a day, at %s there are %i minutes left', (hour, left) => {
    expect(quietMinutesLeft({ from: '13:00', until: '14:00' }, hour)).toBe(left)
  })

  it('are none where none were chosen, or where they begin as they end', () => {
    expect(quietMinutesLeft(null, '03:00')).toBe(0)
    expect(quietMinutesLeft({ from: '08:00', until: '08:00' }, '08:00')).toBe(0)
  })

  it('hold back what keeps until the morning, never what is worth nothing then', () => {
    expect(heldBackMinutes('reminder_24h', night, '06:00')).toBe(60)
    expect(heldBackMinutes('queue_called', night, '06:00')).toBe(0)
    expect(heldBackMinutes('reminder_1h', night, '06:00')).toBe(0)
  })
})

describe('what may be turned off', () => {
  it('is every group’s pushes, and the messages of some', () => {
    expect(noticeGroups.filter((group) => !isOptional(group, 'message'))).toEqual([
      'appointments',
      'urgent_care',
      'money',
      'account',
    ])
    for (const group of noticeGroups) expect(isOptional(group, 'push')).toBe(true)
  })
})

it('every kind is of a group that somebody has, and every group has kinds', () => {
  for (const group of noticeGroups) expect(kindsOf(group).length).toBeGreaterThan(0)
  expect(kindsOf('reminders')).toEqual([
    'reminder_24h',
    'reminder_1h',
    'specialist_waiting',
    'patient_waiting',
  ])
  const had = [...groupsFor('customer'), ...groupsFor('specialist'), ...groupsFor('admin')]
  expect([...new Set(had)].sort()).toEqual([...noticeGroups].sort())
})
