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
    onLevel: () => undefined,
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
  watchConnection({ measure, sample: measure, onLevel: onStep, onSample: onStep, onStep })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onStep).not.toHaveBeenCalled()
})

test('how it is, is said at each look, but for a single one that differs', async () => {
  const levels = ['good', 'good', 'poor', 'good', 'poor', 'poor', 'good', 'good'] as const
  const left = [...levels]
  const said: string[] = []
  const measure = async () => ({ ...good, sample: { ...good.sample, level: left.shift() ?? 'good' } })
  const stop = watchConnection({
    measure,
    sample: async () => good,
    onLevel: (level) => said.push(level),
    onSample: () => undefined,
    onStep: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(2000 * levels.length)
  expect(said).toEqual(['good', 'good', 'good', 'good', 'poor', 'poor', 'poor', 'good'])
  stop()
})
