import type { Db } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * Every job by name, with its payload. A feature adds its own by declaring them here:
 * `declare module '../../ports/jobs.ts' { interface JobPayloads { 'settle-payment': { paymentId: string } } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their jobs into it.
export interface JobPayloads {}

export interface JobOptions {
  /** Delay before it runs; by default none. By the database's clock, like the workers'. */
  readonly inMs?: number
  /** A job with the same key that has not started is replaced. */
  readonly key?: string
  readonly maxAttempts?: number
  /** Jobs of the same queue run one after the other, across workers: other jobs run in parallel. */
  readonly queue?: string
}

export interface Jobs {
  /** Adds a job inside the transaction that needs it: the outbox. It runs only if the transaction commits. */
  readonly add: <N extends keyof JobPayloads & string>(
    tx: Tx | Db,
    name: N,
    payload: JobPayloads[N],
    options?: JobOptions,
  ) => Promise<void>
}
