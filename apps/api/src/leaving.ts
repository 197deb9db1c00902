import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process is about to stop: it takes calls until those who send them have seen it. */
export interface Leaving {
  readonly hasBegun: () => boolean
  /** Reports it, and resolves when no more requests arrive. */
  readonly begin: () => Promise<void>
}

/** @param lastsMs as long as a load balancer takes to look at `health/ready` and to believe it */
export const createLeaving = (lastsMs: number): Leaving => {
  let hasBegun = false
  return {
    hasBegun: () => hasBegun,
    begin: async () => {
      hasBegun = true
      await sleep(lastsMs)
    },
  }
}
