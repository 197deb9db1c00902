import { type Transitions, transition } from '../machine.ts'
import type { Centavos } from '../money.ts'
import type { Result } from '../result.ts'

/** States of a payment. */
export const paymentStates = [
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'charged_back',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Events of a payment. A failed one may still settle: Pix paid at the last second, or a late answer. */
export type PaymentEvent = 'settle' | 'fail' | 'refund_part' | 'refund_all' | 'charge_back'

const table: Transitions<PaymentState, PaymentEvent> = {
  pending: { settle: 'paid', fail: 'failed' },
  paid: { refund_part: 'partially_refunded', refund_all: 'refunded', charge_back: 'charged_back' },
  partially_refunded: {
    refund_part: 'partially_refunded',
    refund_all: 'refunded',
    charge_back: 'charged_back',
  },
  failed: { settle: 'paid' },
  refunded: {},
  charged_back: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextPaymentState = (
  state: PaymentState,
  event: PaymentEvent,
): Result<PaymentState, 'invalid_transition'> => transition(table, state, event)

/** The event of a refund: the whole rest, or a part. Amounts in centavos. */
export const refundEventOf = (paid: Centavos, refundedInAll: Centavos): PaymentEvent =>
  refundedInAll >= paid ? 'refund_all' : 'refund_part'

/**
 * Means of payment for a booking, in the wire's words. `wallet_card` and `wallet_pix` use the wallet first, and card or
 * Pix for the rest.
 */
export const paymentMethods = ['credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Whether the provider's charge, if any, is a Pix. */
export const isPix = (method: PaymentMethod): boolean => method === 'pix' || method === 'wallet_pix'

/** Whether the wallet pays all or a part. */
export const usesWallet = (method: PaymentMethod): boolean =>
  method === 'wallet' || method === 'wallet_card' || method === 'wallet_pix'
