import { DAY, type Instant } from '../interval.ts'
import { type Transitions, transition } from '../machine.ts'
import type { Centavos } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Variables } from '../variables/index.ts'

/** States of a withdrawal. */
export const withdrawalStates = ['requested', 'approved', 'processing', 'paid', 'rejected', 'failed'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** What happens to a withdrawal; after `reject` and `fail` the money is available again. */
export type WithdrawalEvent = 'approve' | 'reject' | 'send' | 'pay' | 'fail'

const table: Transitions<WithdrawalState, WithdrawalEvent> = {
  requested: { approve: 'approved', reject: 'rejected' },
  approved: { send: 'processing' },
  processing: { pay: 'paid', fail: 'failed' },
  paid: {},
  rejected: {},
  failed: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextWithdrawalState = (
  state: WithdrawalState,
  event: WithdrawalEvent,
): Result<WithdrawalState, 'invalid_transition'> => transition(table, state, event)

/** Who has to approve: the company's admin member for money earned there, the platform for everyone else's. */
export type Approver = 'company_admin' | 'platform'

/** A withdrawal being asked for; amounts in centavos. */
export interface WithdrawalRequest {
  readonly amount: Centavos
  readonly available: Centavos
  readonly approver: Approver
}

/** Why a withdrawal is refused. */
export type WithdrawalRefusal = 'withdrawal_too_small' | 'insufficient_funds'

/**
 * The state in which a withdrawal begins: `approved` at once below `auto_withdrawal` where the platform decides, else
 * `requested`.
 */
export const beginWithdrawal = (
  { amount, available, approver }: WithdrawalRequest,
  variables: Pick<Variables, 'min_withdrawal' | 'auto_withdrawal'>,
): Result<WithdrawalState, WithdrawalRefusal> => {
  if (!Number.isSafeInteger(amount) || amount < variables.min_withdrawal)
    return refuse('withdrawal_too_small')
  if (amount > available) return refuse('insufficient_funds')
  return ok(approver === 'platform' && amount < variables.auto_withdrawal ? 'approved' : 'requested')
}

/** When money earned by an attendance becomes available. */
export const releaseAt = (finishedAt: Instant, { release_days }: Pick<Variables, 'release_days'>): Instant =>
  finishedAt + release_days * DAY
