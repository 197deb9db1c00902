import { expect, it } from 'vitest'
import { nextQueueEntry, type QueueEntry, type QueueEvent } from './index.ts'

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
