/** A work with its goal in multiples of H (speed.md). */
export interface Multiple {
  readonly key: string
  readonly work: string
  readonly goal: number
}
