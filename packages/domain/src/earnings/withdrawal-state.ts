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
  approved: { send: 'processing', reject: 'rejected' },
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

/** Who approves: the company's admin member for money earned there, the platform for everyone else's. */
export type Approver = 'company_admin' | 'platform'

/** Money that may be withdrawn, by where it was earned: the own practice, or a company. Centavos. */
export interface Purse {
  readonly companyId: string | null
  readonly available: Centavos
  readonly approver: Approver
}

/** The part of a withdrawal from one purse, and whether it still needs an approval. */
export interface WithdrawalPart {
  readonly companyId: string | null
  readonly amount: Centavos
  readonly approver: Approver
  readonly isApproved: boolean
}

/** A new withdrawal. */
export interface BegunWithdrawal {
  readonly state: Extract<WithdrawalState, 'requested' | 'approved'>
  readonly parts: readonly WithdrawalPart[]
}

/** Why a withdrawal is refused. */
export type WithdrawalRefusal = 'withdrawal_too_small' | 'insufficient_funds'

/**
 * Who approves a withdrawal of earnings made in a company: another admin member, or the platform if there is none, so
 * that nobody approves their own.
 * @param otherAdmins admin members of the company besides the requester
 */
export const approverOf = (companyId: string | null, otherAdmins: number): Approver =>
  companyId !== null && otherAdmins > 0 ? 'company_admin' : 'platform'

/**
 * Begins a withdrawal: the own purse is emptied before those of companies, in the order given. Parts that the platform
 * decides are approved at once if the whole is below `auto_withdrawal`.
 * @param amount centavos
 */
export const beginWithdrawal = (
  amount: Centavos,
  purses: readonly Purse[],
  variables: Pick<Variables, 'min_withdrawal' | 'auto_withdrawal'>,
): Result<BegunWithdrawal, WithdrawalRefusal> => {
  if (!Number.isSafeInteger(amount) || amount < variables.min_withdrawal)
    return refuse('withdrawal_too_small')
  const ownFirst = [...purses].sort((a, b) => Number(a.companyId !== null) - Number(b.companyId !== null))
  const parts: WithdrawalPart[] = []
  let open = amount
  for (const { companyId, available, approver } of ownFirst) {
    const taken = Math.min(open, available)
    if (taken <= 0) continue
    const isApproved = approver === 'platform' && amount < variables.auto_withdrawal
    parts.push({ companyId, amount: taken, approver, isApproved })
    open -= taken
  }
  if (open > 0) return refuse('insufficient_funds')
  return ok({ state: parts.every((part) => part.isApproved) ? 'approved' : 'requested', parts })
}

/** Who decides about a withdrawal: the platform's admin, or a specialist with the companies they are admin member of. */
export type Decider =
  | { readonly role: 'admin' }
  | { readonly role: 'specialist'; readonly specialistId: string; readonly adminOf: readonly string[] }

/** The facts about a withdrawal that a decision needs. */
export interface DecidableWithdrawal {
  /** A specialist, or the company whose share it takes. */
  readonly ownerId: string
  readonly state: WithdrawalState
  readonly parts: readonly WithdrawalPart[]
}

/** The parts that wait for this decider; never of their own withdrawal. */
export const partsToDecide = (
  { ownerId, state, parts }: DecidableWithdrawal,
  decider: Decider,
): readonly WithdrawalPart[] => {
  if (state !== 'requested') return []
  const waiting = parts.filter((part) => !part.isApproved)
  if (decider.role === 'admin') return waiting.filter(({ approver }) => approver === 'platform')
  if (decider.specialistId === ownerId) return []
  return waiting.filter(
    ({ approver, companyId }) =>
      approver === 'company_admin' && companyId !== null && decider.adminOf.includes(companyId),
  )
}

/** When money earned by an attendance becomes available. */
export const releaseAt = (finishedAt: Instant, { release_days }: Pick<Variables, 'release_days'>): Instant =>
  finishedAt + release_days * DAY
