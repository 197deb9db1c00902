import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepServerTime } from '../../lib/time/now.ts'
import { clockText, useCallClock } from './call-clock.ts'

const NOON = '2026-11-23T12:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOON)
})
afterEach(() => {
  keepServerTime(new Date().toISOString())
  vi.useRealTimers()
})

test('the running time is read as on a clock', () => {
  expect([0, 67, 3599, 3600, 3847].map(clockText)).toEqual(['00:00', '01:07', '59:59', '1:00:00', '1:04:07'])
})

test('goes by the server’s clock, whatever the device’s says', () => {
  keepServerTime('2026-11-23T12:07:00.000Z')
  const time = { active_seconds: 60, active_since: '2026-11-23T12:05:00.000Z' }
  const { result } = renderHook(() => useCallClock(time))
  expect(result.current).toBe('03:00')
})

test('two of them that began to be shown at other moments never differ', () => {
  const time = { active_seconds: 0, active_since: '2026-11-23T11:59:59.500Z' }
  const first = renderHook(() => useCallClock(time))
  act(() => vi.advanceTimersByTime(700))
  const second = renderHook(() => useCallClock(time))
  act(() => vi.advanceTimersByTime(400))
  expect(first.result.current).toBe('00:01')
  expect(second.result.current).toBe(first.result.current)
})
