/** What an estimate follows from. */
export interface WaitFacts {
  /** People who are called before this one. */
  readonly ahead: number
  /** Called and attended right now. */
  readonly busy: number
  /** Specialists who take people from the queue. */
  readonly onDuty: number
  /** Seconds that the latest attendances took, in the middle; null where there were too few. */
  readonly medianSeconds: number | null
}

/** Attendances without which nothing is estimated. */
export const ENOUGH_ATTENDANCES = 3

/**
 * Minutes until somebody is called, from measured attendances: those ahead are served by as many as are on duty. Null
 * where nothing is known: nobody on duty, or nobody attended lately. A free specialist makes it 0.
 */
export const estimateWait = ({ ahead, busy, onDuty, medianSeconds }: WaitFacts): number | null => {
  if (onDuty <= 0) return null
  const rounds = Math.floor((ahead + Math.min(busy, onDuty)) / onDuty)
  if (rounds === 0) return 0
  return medianSeconds === null ? null : Math.ceil((rounds * medianSeconds) / 60)
}
