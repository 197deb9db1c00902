import { expect, it } from 'vitest'
import {
  emergencyLinesOf,
  estimateWait,
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

it('one leaves or expires only while waiting, and nobody is called unpaid', () => {
  expect(after('settle', 'leave')).toEqual({ state: 'left', misses: 0 })
  expect(after('settle', 'expire')).toEqual({ state: 'expired', misses: 0 })
  expect(after('call')).toBe('awaiting_payment: no call')
  expect(after('settle', 'call', 'leave')).toBe('called: no leave')
  expect(after('settle', 'leave', 'call')).toBe('left: no call')
})

it('who was called by somebody who is gone waits on, and nothing is counted against them', () => {
  expect(after('settle', 'call', 'put_back')).toEqual({ state: 'waiting', misses: 0 })
  expect(after('settle', 'call', 'start', 'put_back')).toBe('in_progress: no put_back')
})

it.each([
  ['nobody on duty', { ahead: 0, busy: 0, onDuty: 0, medianSeconds: 600 }, null],
  ['somebody free', { ahead: 0, busy: 1, onDuty: 2, medianSeconds: null }, 0],
  ['all busy', { ahead: 0, busy: 2, onDuty: 2, medianSeconds: 600 }, 10],
  ['three ahead, two on duty', { ahead: 3, busy: 2, onDuty: 2, medianSeconds: 610 }, 21],
  ['nobody attended lately', { ahead: 3, busy: 1, onDuty: 1, medianSeconds: null }, null],
  ['attending and off duty since', { ahead: 0, busy: 3, onDuty: 1, medianSeconds: 60 }, 1],
])('the wait with %s', (_, facts, minutes) => {
  expect(estimateWait(facts)).toBe(minutes)
})

it('a sign of an emergency advises the ambulance, despair the other line too, and both come first', () => {
  expect(emergencyLinesOf([])).toEqual([])
  expect(emergencyLinesOf(['chest_pain'])).toEqual(['192'])
  expect(emergencyLinesOf(['suicidal_thoughts'])).toEqual(['192', '188'])
  expect([priorityOf([]), priorityOf(['seizure'])]).toEqual(['normal', 'urgent'])
})
