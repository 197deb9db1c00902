const sorted = (offered: readonly number[], own: number): readonly number[] =>
  [...new Set([...offered, own])].toSorted((a, b) => a - b)

/** Minutes that a consultation may be given, with the one that it has. */
export const durations = (own: number) => sorted([10, 15, 20, 30, 40, 45, 50, 60, 90], own)
/** Minutes of pause after each, with the one that there is. */
export const pauses = (own: number) => sorted([0, 5, 10, 15, 20, 30], own)
