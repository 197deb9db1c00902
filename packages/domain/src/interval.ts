/** A moment: milliseconds since 1970-01-01T00:00:00Z. On the wire it is ISO 8601 with offset; here, a number. */
export type Instant = number

/** Milliseconds. */
export const MINUTE = 60_000
/** Milliseconds. */
export const HOUR = 3_600_000
/** Milliseconds of a day of 24 hours; a local day with a clock change is longer or shorter. */
export const DAY = 86_400_000

/** Half open: `start` is inside, `end` is not, so that 9:00–9:30 and 9:30–10:00 do not overlap. */
export interface Interval {
  readonly start: Instant
  readonly end: Instant
}

/** Whether the two share a moment; an empty interval shares none. */
export const overlaps = (a: Interval, b: Interval): boolean =>
  a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end

/** Whether `inner` lies wholly within `outer`. */
export const contains = (outer: Interval, inner: Interval): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** The same time as the fewest intervals: sorted and apart; empty ones dropped, touching ones joined. */
export const mergeIntervals = (intervals: readonly Interval[]): Interval[] => {
  const merged: Interval[] = []
  const sorted = intervals.filter((each) => each.start < each.end).sort((a, b) => a.start - b.start)
  let last: Interval | undefined
  for (const each of sorted) {
    if (last && each.start <= last.end) {
      if (each.end <= last.end) continue
      last = { start: last.start, end: each.end }
      merged[merged.length - 1] = last
    } else {
      last = each
      merged.push(each)
    }
  }
  return merged
}

/** The parts of `from` that are in none of `taken`: sorted and apart. */
export const subtractIntervals = (from: readonly Interval[], taken: readonly Interval[]): Interval[] => {
  const gone = mergeIntervals(taken)
  return mergeIntervals(from).flatMap((piece) => {
    const left: Interval[] = []
    let { start } = piece
    for (const hole of gone) {
      if (hole.end <= start) continue
      if (hole.start >= piece.end) break
      if (start < hole.start) left.push({ start, end: hole.start })
      start = hole.end
    }
    if (start < piece.end) left.push({ start, end: piece.end })
    return left
  })
}
