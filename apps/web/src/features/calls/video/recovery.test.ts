import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecovery } from './recovery.ts'

const mending = (polite = false) => {
  const restart = vi.fn<() => void>()
  const rebuild = vi.fn<() => void>()
  return { restart, rebuild, recovery: createRecovery({ polite, restart, rebuild }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('mending a connection', () => {
  test('a short break mends itself: nothing is done', () => {
    const { restart, rebuild, recovery } = mending()
    recovery.follow('disconnected')
    vi.advanceTimersByTime(1999)
    recovery.follow('connected')
    vi.advanceTimersByTime(60_000)
    expect([restart.mock.calls.length, rebuild.mock.calls.length]).toEqual([0, 0])
  })

  test('two seconds disconnected restart it, and again every three', () => {
    const { restart, recovery } = mending(true)
    recovery.follow('disconnected')
    vi.advanceTimersByTime(2000)
    expect(restart).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(6000)
    expect(restart).toHaveBeenCalledTimes(3)
  })

  test('a failed one is restarted at once', () => {
    const { restart, recovery } = mending()
    recovery.follow('failed')
    expect(restart).toHaveBeenCalledTimes(1)
  })

  test.each([
    [false, 8000],
    [true, 12_000],
  ])('polite %s: it is rebuilt once after %i ms, and then left to the new one', (polite, after) => {
    const { restart, rebuild, recovery } = mending(polite)
    recovery.follow('failed')
    vi.advanceTimersByTime(after - 1)
    expect(rebuild).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(rebuild).toHaveBeenCalledTimes(1)
    const restarts = restart.mock.calls.length
    vi.advanceTimersByTime(60_000)
    expect([rebuild.mock.calls.length, restart.mock.calls.length]).toEqual([1, restarts])
  })

  test('one that nobody gives up is restarted until it is closed', () => {
    const restart = vi.fn<() => void>()
    const recovery = createRecovery({ polite: false, restart, rebuild: undefined })
    recovery.expectConnected()
    recovery.follow('failed')
    vi.advanceTimersByTime(30_000)
    expect(restart).toHaveBeenCalledTimes(11)
    recovery.stop()
    vi.advanceTimersByTime(30_000)
    expect(restart).toHaveBeenCalledTimes(11)
  })

  test('one that is never made is rebuilt as well', () => {
    const { rebuild, recovery } = mending()
    recovery.expectConnected()
    recovery.follow('connecting')
    vi.advanceTimersByTime(8000)
    expect(rebuild).toHaveBeenCalledTimes(1)
  })
})
