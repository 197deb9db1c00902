import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process is about to stop: it accepts calls until their senders have noticed. */
export interface Leaving {
  readonly hasBegun: () => boolean
  /** Reports it, and resolves when no more requests arrive. */
  readonly begin: () => Promise<void>
}

/** @param lastsMs how long a load balancer takes to read `health/ready` and react */
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
