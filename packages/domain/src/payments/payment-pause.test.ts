import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../interval.ts'
import { paymentPause } from './index.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
/** Refusals this many minutes ago. */
const after = (...minutes: number[]) =>
  paymentPause(
    minutes.map((ago) => NOW - ago * MINUTE),
    NOW,
  )

describe('after refused charges', () => {
  it('two change nothing', () => {
    expect(after()).toBe(0)
    expect(after(0)).toBe(0)
    expect(after(0, 1)).toBe(0)
  })

  it('the pause grows from the third, and the fifth stops for an hour', () => {
    expect(after(0, 1, 2)).toBe(MINUTE)
    expect(after(1, 2, 3)).toBe(0)
    expect(after(1, 2, 3, 4)).toBe(4 * MINUTE)
    expect(after(0, 10, 20, 30, 40)).toBe(HOUR)
    expect(after(59, 90, 95, 100, 105)).toBe(MINUTE)
    expect(after(0, 1, 2, 3, 4, 5)).toBe(HOUR)
  })

  it('only those of the hour before the last count', () => {
    expect(after(0, 60, 61, 62, 63)).toBe(0)
    expect(after(60, 61, 62, 63, 64)).toBe(0)
  })
})
