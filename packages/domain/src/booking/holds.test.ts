import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../interval.ts'
import { type Hold, holdWait } from './index.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const hold = (specialistId: string, until: number | null, madeAt = NOW - MINUTE): Hold => ({
  specialistId,
  madeAt,
  until,
})
const wait = (...holds: Hold[]) => holdWait(holds, 'ana', NOW)

describe('another unpaid hold', () => {
  it('is made by whoever has none, or one with somebody else', () => {
    expect(wait()).toBe(0)
    expect(wait(hold('bia', NOW + 5 * MINUTE))).toBe(0)
  })

  it('waits for the one with the same specialist', () => {
    expect(wait(hold('ana', NOW + 5 * MINUTE))).toBe(5 * MINUTE)
    expect(wait(hold('ana', NOW))).toBe(0)
    expect(wait(hold('ana', null))).toBe(0)
  })

  it('is the third at once only when the first of two is over', () => {
    expect(wait(hold('bia', NOW + 9 * MINUTE), hold('carla', NOW + 4 * MINUTE))).toBe(4 * MINUTE)
  })

  it('is the seventh within an hour only when the first is an hour old', () => {
    const six = Array.from({ length: 6 }, (_, nth) => hold('bia', null, NOW - HOUR + (nth + 1) * MINUTE))
    expect(wait(...six)).toBe(MINUTE)
    expect(wait(...six.slice(1))).toBe(0)
    expect(holdWait(six, 'ana', NOW + MINUTE)).toBe(0)
  })
})
