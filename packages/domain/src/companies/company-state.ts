import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a company, set by an admin (spec §4 leaves the values open). */
export const companyStates = ['pending', 'approved', 'suspended', 'rejected'] as const
export type CompanyState = (typeof companyStates)[number]

/** What happens to a company; `resubmit` is its admin member's after a correction, the rest the platform's. */
export type CompanyEvent = 'approve' | 'reject' | 'suspend' | 'resubmit'

const table: Transitions<CompanyState, CompanyEvent> = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { suspend: 'suspended' },
  suspended: { approve: 'approved' },
  rejected: { resubmit: 'pending' },
}

/** The state after an event, or `invalid_transition`. */
export const nextCompanyState = (
  state: CompanyState,
  event: CompanyEvent,
): Result<CompanyState, 'invalid_transition'> => transition(table, state, event)

/** Whether appointments booked now share their price with the company. */
export const isCompanyActive = (state: CompanyState): boolean => state === 'approved'
