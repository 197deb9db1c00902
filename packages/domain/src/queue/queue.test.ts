import { expect, it } from 'vitest'
import {
  attendedBy,
  careKinds,
  careKindsFor,
  defaultCareKind,
  emergencyLinesOf,
  nextQueueEntry,
  priorityOf,
  type QueueEntry,
  type QueueEvent,
} from './index.ts'

const after = (...events: QueueEvent[]): QueueEntry | string => {
  let entry: QueueEntry = { state: 'awaiting_payment', misses: 0 }
  for (const event of events) {
    const next = nextQueueEntry(entry, event)
    if (!next.ok) return `${entry.state}: no ${event}`
    entry = next.value
  }
  return entry
}

it('a patient pays, waits, is called and attended', () => {
  expect(after('settle', 'call', 'start', 'finish')).toEqual({ state: 'finished', misses: 0 })
})

it('who does not answer is called twice more, then out', () => {
  expect(after('settle', 'call', 'miss', 'call', 'miss')).toEqual({ state: 'waiting', misses: 2 })
  expect(after('settle', 'call', 'miss', 'call', 'miss', 'call', 'miss')).toEqual({
    state: 'left',
    misses: 3,
  })
})

it('who was attended and never met is out at once', () => {
  expect(after('settle', 'call', 'start', 'miss')).toEqual({ state: 'left', misses: 1 })
})

it('one leaves until the attendance begins, expires only while waiting, and nobody is called unpaid', () => {
  expect(after('settle', 'leave')).toEqual({ state: 'left', misses: 0 })
  expect(after('settle', 'expire')).toEqual({ state: 'expired', misses: 0 })
  expect(after('leave')).toEqual({ state: 'left', misses: 0 })
  expect(after('expire')).toEqual({ state: 'expired', misses: 0 })
  expect(after('call')).toBe('awaiting_payment: no call')
  expect(after('settle', 'call', 'leave')).toEqual({ state: 'left', misses: 0 })
  expect(after('settle', 'call', 'start', 'leave')).toBe('in_progress: no leave')
  expect(after('settle', 'call', 'expire')).toBe('called: no expire')
  expect(after('settle', 'leave', 'call')).toBe('left: no call')
})

it('who was called by somebody who is gone waits on, and nothing is counted against them', () => {
  expect(after('settle', 'call', 'put_back')).toEqual({ state: 'waiting', misses: 0 })
  expect(after('settle', 'call', 'start', 'put_back')).toBe('in_progress: no put_back')
})

it('a sign of an emergency advises the ambulance, despair the other line too, and both come first', () => {
  expect(emergencyLinesOf([])).toEqual([])
  expect(emergencyLinesOf(['chest_pain'])).toEqual(['192'])
  expect(emergencyLinesOf(['suicidal_thoughts'])).toEqual(['192', '188'])
  expect([priorityOf([]), priorityOf(['seizure'])]).toEqual(['normal', 'urgent'])
})

it('a child under twelve sees a pediatrician, others a physician, and everybody may choose the other kinds', () => {
  expect([0, 11, 12, 74, null].map(defaultCareKind)).toEqual([
    'pediatrics',
    'pediatrics',
    'general',
    'general',
    'general',
  ])
  expect(careKindsFor(11)).toEqual(['pediatrics', 'dentistry', 'psychology'])
  expect(careKindsFor(12)).toEqual(['general', 'dentistry', 'psychology'])
  expect(careKinds.map(attendedBy)).toEqual([['physician'], ['pediatrician'], ['dentist'], ['psychologist']])
})
