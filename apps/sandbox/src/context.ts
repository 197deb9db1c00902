import type { Faults } from './faults.ts'
import type { Due } from './model.ts'
import type { State } from './state.ts'

export interface WebhookTarget {
  url: string
  user: string
  password: string
}

/** The context of every simulated provider. */
export interface Context {
  state: State
  faults: Faults
  webhook: WebhookTarget | null
  /** How long a slow card, an affiliation or a transfer takes to settle. */
  settleDelayMs: number
  withdrawalDelayMs: number
  /** Requests per second that the payment provider accepts; null for no limit. */
  requestsPerSecond: number | null
  log: (line: string) => void
  /** Resolves when every change so far is on the disk; an acknowledged change must survive a crash. */
  saved(): Promise<void>
  /** Schedules an event at `at` (milliseconds); one per kind and subject. */
  schedule(kind: Due['kind'], subject: string, at: number): void
  unschedule(kind: Due['kind'], subject: string): void
}
