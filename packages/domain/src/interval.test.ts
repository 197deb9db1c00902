import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, type Interval, mergeIntervals, overlaps, subtractIntervals } from './interval.ts'

const interval = fc.tuple(fc.nat(60), fc.nat(15)).map(([start, size]) => ({ start, end: start + size }))
const several = fc.array(interval, { maxLength: 12 })
const has = (list: readonly Interval[], at: number) => list.some((each) => each.start <= at && at < each.end)
const moments = Array.from({ length: 80 }, (_, at) => at)
const areApart = (list: readonly Interval[]) =>
  list.every(
    (each, index) => each.start < each.end && (index === 0 || (list[index - 1]?.end ?? 0) < each.start),
  )

describe('half-open intervals', () => {
  it('touching ones do not overlap', () => {
    expect(overlaps({ start: 0, end: 30 }, { start: 30, end: 60 })).toBe(false)
    expect(overlaps({ start: 0, end: 31 }, { start: 30, end: 60 })).toBe(true)
    expect(overlaps({ start: 0, end: 30 }, { start: 10, end: 10 })).toBe(false)
  })

  it('contain themselves, not what sticks out', () => {
    expect(contains({ start: 0, end: 30 }, { start: 0, end: 30 })).toBe(true)
    expect(contains({ start: 0, end: 30 }, { start: 10, end: 31 })).toBe(false)
    expect(contains({ start: 10, end: 30 }, { start: 9, end: 20 })).toBe(false)
  })

  it('overlap exactly when they share a moment', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(overlaps(a, b)).toBe(moments.some((at) => has([a], at) && has([b], at)))
      }),
    )
  })

  it('merge keeps the moments and nothing touches', () => {
    fc.assert(
      fc.property(several, (list) => {
        const merged = mergeIntervals(list)
        expect(areApart(merged)).toBe(true)
        expect(moments.filter((at) => has(merged, at))).toEqual(moments.filter((at) => has(list, at)))
      }),
    )
  })

  it('subtract leaves the moments of the first that are not in the second', () => {
    fc.assert(
      fc.property(several, several, (from, taken) => {
        const left = subtractIntervals(from, taken)
        expect(areApart(left)).toBe(true)
        expect(moments.filter((at) => has(left, at))).toEqual(
          moments.filter((at) => has(from, at) && !has(taken, at)),
        )
      }),
    )
  })
})
