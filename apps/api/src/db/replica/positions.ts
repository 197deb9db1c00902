/** How far behind a replica is, by positions in the primary's log, so that no two clocks are compared. */
export interface Positions {
  /** Records the primary's position at a moment, in milliseconds of any monotonic clock. */
  readonly written: (at: number, position: number) => void
  /** The position up to which the replica shows writes. */
  readonly replayed: (position: number) => void
  /** Milliseconds since the last moment whose writes are all readable there; Infinity until one is known. */
  readonly behind: (now: number) => number
}

export const createPositions = (): Positions => {
  let waiting: { at: number; position: number }[] = []
  let shown = Number.NEGATIVE_INFINITY
  return {
    written: (at, position) => void waiting.push({ at, position }),
    replayed: (position) => {
      shown = Math.max(shown, ...waiting.filter((each) => each.position <= position).map(({ at }) => at))
      waiting = waiting.filter((each) => each.position > position)
    },
    behind: (now) => now - shown,
  }
}
