import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a company, set by an admin (spec §4 leaves the values open). */
export const companyStates = ['pending', 'approved', 'suspended', 'rejected'] as const
export type CompanyState = (typeof companyStates)[number]

/**
 * Events of a company; `resubmit` is by its admin member after a correction, the rest by the platform. `reopen`: its
 * document was removed, so it must be reviewed again.
 */
export type CompanyEvent = 'approve' | 'reject' | 'suspend' | 'resubmit' | 'reopen'

const table: Transitions<CompanyState, CompanyEvent> = {
  pending: { approve: 'approved', reject: 'rejected', reopen: 'pending' },
  approved: { suspend: 'suspended', reopen: 'pending' },
  suspended: { approve: 'approved', reopen: 'pending' },
  rejected: { resubmit: 'pending', reopen: 'pending' },
}

/** The state after an event, or `invalid_transition`. */
export const nextCompanyState = (
  state: CompanyState,
  event: CompanyEvent,
): Result<CompanyState, 'invalid_transition'> => transition(table, state, event)

/** Whether appointments booked now share their price with the company. */
export const isCompanyActive = (state: CompanyState): boolean => state === 'approved'

/** Whether its admin member may still change what the platform reviews. */
export const isCompanyOpen = (state: CompanyState): boolean => state === 'pending' || state === 'rejected'

/** What a company needs before it is approved; `admin` is a member who runs it. */
export const companyRequirements = ['document', 'technical_director', 'admin'] as const
export type CompanyRequirement = (typeof companyRequirements)[number]

/** What is missing for an approval, in the order of a checklist. */
export const missingForApproval = (company: {
  readonly hasDocument: boolean
  /** A name with a council number. */
  readonly hasDirector: boolean
  readonly admins: number
}): readonly CompanyRequirement[] => {
  const met = {
    document: company.hasDocument,
    technical_director: company.hasDirector,
    admin: company.admins > 0,
  }
  return companyRequirements.filter((requirement) => !met[requirement])
}

/** The event that leads to the status an admin asks for; none leads back to `pending`. */
export const companyEventTo = (state: CompanyState): CompanyEvent | undefined =>
  (({ approved: 'approve', rejected: 'reject', suspended: 'suspend', pending: undefined }) as const)[state]
