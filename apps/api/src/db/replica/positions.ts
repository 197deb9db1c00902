/** How far behind a replica is, told by positions in the primary's log: no two clocks are compared. */
export interface Positions {
  /** What the primary had written at a moment, in milliseconds of any clock that only goes forward. */
  readonly written: (at: number, position: number) => void
  /** Up to where the replica shows it. */
  readonly replayed: (position: number) => void
  /** Milliseconds since the last moment of which everything can be read there; Infinity before one is known. */
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
