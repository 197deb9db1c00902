import { describe, expect, it } from 'vitest'
import { MINUTE } from '../interval.ts'
import {
  type CallEvent,
  type ClientCallEvent,
  type clientCallStates,
  extendedEnd,
  isAbandoned,
  nextCallState,
  nextClientCallState,
  secondsTogether,
} from './index.ts'

const run =
  <S extends string, E>(next: (state: S, event: E) => { ok: true; value: S } | { ok: false }) =>
  (first: S, ...events: E[]) =>
    events.reduce<S | 'refused'>((state, event) => {
      const outcome = state === 'refused' ? { ok: false as const } : next(state, event)
      return outcome.ok ? outcome.value : 'refused'
    }, first)

describe('a call', () => {
  const server = run<'waiting' | 'active' | 'interrupted' | 'ended', CallEvent>(nextCallState)
  it('is interrupted and goes on as often as it must, until it is ended', () => {
    expect(server('waiting', 'connect', 'lose', 'connect', 'lose', 'connect')).toBe('active')
    expect(server('waiting', 'connect', 'lose', 'end')).toBe('ended')
    expect(server('waiting', 'end', 'connect')).toBe('refused')
    expect(server('waiting', 'lose')).toBe('refused')
  })

  it('is given up five minutes after its slot', () => {
    expect([isAbandoned(0, 5 * MINUTE - 1), isAbandoned(0, 5 * MINUTE)]).toEqual([false, true])
  })

  it('goes on from its planned end, or from now when that is over, and never beyond the room', () => {
    const closes = 100 * MINUTE
    expect(extendedEnd(30 * MINUTE, 25 * MINUTE, 10, closes)).toBe(40 * MINUTE)
    expect(extendedEnd(30 * MINUTE, 33 * MINUTE, 5, closes)).toBe(38 * MINUTE)
    expect(extendedEnd(95 * MINUTE, 90 * MINUTE, 15, closes)).toBe(closes)
  })

  it('counts the time of both', () => {
    const customer = [
      { start: 0, end: 10_000 },
      { start: 9_000, end: 20_000 },
      { start: 40_000, end: 60_000 },
    ]
    const specialist = [{ start: 5_000, end: 45_500 }]
    expect(secondsTogether(customer, specialist)).toBe(20)
    expect(secondsTogether(specialist, customer)).toBe(20)
    expect(secondsTogether(customer, [])).toBe(0)
  })
})

describe('the room in a browser', () => {
  const runCall = run<(typeof clientCallStates)[number], ClientCallEvent>(nextClientCallState)
  it('checks devices, waits, connects, and mends what breaks', () => {
    expect(runCall('idle', 'open', 'enter', 'meet', 'connect', 'lose', 'connect')).toBe('in_call')
    expect(runCall('in_call', 'peer_left', 'meet', 'connect')).toBe('in_call')
    expect(runCall('reconnecting', 'fail', 'retry')).toBe('device_check')
  })
  it('hanging up leads out and back in, only the end is final', () => {
    expect(runCall('in_call', 'leave', 'open')).toBe('device_check')
    expect(runCall('in_call', 'end', 'open')).toBe('refused')
    expect(runCall('in_call', 'leave', 'end')).toBe('ended')
    expect(runCall('idle', 'connect')).toBe('refused')
  })
})
