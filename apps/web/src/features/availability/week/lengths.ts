const sorted = (offered: readonly number[], own: number): readonly number[] =>
  [...new Set([...offered, own])].toSorted((a, b) => a - b)

/** Choices for a consultation's length in minutes, including the current one. */
export const durations = (own: number) => sorted([10, 15, 20, 30, 40, 45, 50, 60, 90], own)
/** Choices for the pause after each in minutes, including the current one. */
export const pauses = (own: number) => sorted([0, 5, 10, 15, 20, 30], own)
