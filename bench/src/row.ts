/** The same statements without the product. */
export interface Floor {
  /** Milliseconds a request. */
  readonly cpu: number
  readonly perSecond: number
  readonly what: string
}

/** One line of the results. Figures that do not apply are left out. */
export interface Row {
  readonly work: string
  readonly goal: string
  readonly perSecond?: number
  readonly p50?: number
  readonly p99?: number
  /** Milliseconds a request. */
  readonly cpu?: number
  readonly cpuServer?: number
  readonly cpuDatabase?: number
  readonly floor?: Floor
  /** The goal relative to the floor: on another or busy machine, only this is comparable. */
  readonly goalRatio?: number
  /** A result that is not a rate. */
  readonly result?: string
  readonly isMet: boolean
  readonly note?: string
}
