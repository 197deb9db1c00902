import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a customer's account. */
export const customerStates = ['pending', 'active', 'blocked', 'erased'] as const
export type CustomerState = (typeof customerStates)[number]

/** `confirm`: the code was right. `block`, `unblock`: by an admin. `erase`: on the person's demand (LGPD art. 18). */
export type CustomerEvent = 'confirm' | 'block' | 'unblock' | 'erase'

const table: Transitions<CustomerState, CustomerEvent> = {
  pending: { confirm: 'active', block: 'blocked', erase: 'erased' },
  active: { block: 'blocked', erase: 'erased' },
  blocked: { unblock: 'active', erase: 'erased' },
  erased: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextCustomerState = (
  state: CustomerState,
  event: CustomerEvent,
): Result<CustomerState, 'invalid_transition'> => transition(table, state, event)
