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
  /** How long a slow card, an affiliation or a transfer takes to come to its end. */
  settleDelayMs: number
  withdrawalDelayMs: number
  /** How many requests a second the payment provider takes; as many as come when null. */
  requestsPerSecond: number | null
  log: (line: string) => void
  /** Resolves when every change so far is on the disk; an acknowledged change must survive a crash. */
  saved(): Promise<void>
  /** Makes something happen by itself at `at` (milliseconds); one per kind and subject. */
  schedule(kind: Due['kind'], subject: string, at: number): void
  unschedule(kind: Due['kind'], subject: string): void
}
