import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LinkQuality } from './quality.ts'
import { watchConnection } from './watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const good: LinkQuality = {
  outgoing: 'good',
  sample: {
    level: 'good',
    rtt_ms: 1,
    loss: 0,
    kbps_in: 1,
    kbps_out: 1,
    frames_per_second: 24,
    relayed: false,
  },
}

test('a sample after two seconds, and then one each ten, until it is over', async () => {
  const onSample = vi.fn<() => void>()
  const stop = watchConnection({
    measure: async () => good,
    sample: async () => good,
    onSample,
    onStep: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(2000)
  expect(onSample).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onSample).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onSample).toHaveBeenCalledTimes(3)
})

test('a connection that closes during a measurement says nothing more', async () => {
  const onStep = vi.fn<() => void>()
  const measure = () => Promise.reject(new Error('closed'))
  watchConnection({ measure, sample: measure, onSample: onStep, onStep })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onStep).not.toHaveBeenCalled()
})
