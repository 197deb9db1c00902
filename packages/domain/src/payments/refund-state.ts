import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a refund at the provider. */
export const refundStates = ['requested', 'processing', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Events of a refund; the job retries a failed one with back-off. */
export type RefundEvent = 'send' | 'complete' | 'fail'

const table: Transitions<RefundState, RefundEvent> = {
  requested: { send: 'processing' },
  processing: { complete: 'done', fail: 'failed' },
  failed: { send: 'processing' },
  done: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextRefundState = (
  state: RefundState,
  event: RefundEvent,
): Result<RefundState, 'invalid_transition'> => transition(table, state, event)
