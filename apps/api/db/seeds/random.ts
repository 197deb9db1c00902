/** A deterministic sequence of choices, so that the demo is the same everywhere. */
export interface Random {
  /** A whole number, both bounds included. */
  readonly int: (min: number, max: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  /** True in that percentage of cases. */
  readonly chance: (percent: number) => boolean
}

/** Mulberry32: 32 bits of state are plenty for a demo. */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296
  }
  const int: Random['int'] = (min, max) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick: (list) => {
      const chosen = list[int(0, list.length - 1)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
    chance: (percent) => int(1, 100) <= percent,
  }
}
