import type { WithdrawalPart } from '@emma/domain/earnings'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { findActiveAdminUsers } from '../../admins/index.ts'
import { findAdminUsers } from '../../companies/index.ts'
import { notify } from '../../notifications/index.ts'

interface WithdrawalNotice {
  readonly id: string
  readonly amount: number
  readonly company_id: string | null
  /** The user who requested it. */
  readonly specialist_user_id: string
}

/** The company named in the message; empty for a specialist's own withdrawal. */
const ofCompany = (companyId: string | null) => (companyId === null ? {} : { companyId })

type Moved =
  | 'withdrawal_requested'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'withdrawal_failed'

/**
 * Notifies the specialist, or a company's current admin members, of a withdrawal's outcome; by e-mail too, because
 * another person may have requested it.
 */
export const notifyOwner = async (deps: Deps, tx: Tx, of: WithdrawalNotice, kind: Moved): Promise<void> => {
  const { id, amount, company_id } = of
  const users = company_id === null ? [of.specialist_user_id] : await findAdminUsers(tx, company_id)
  for (const userId of users) {
    const data = { withdrawalId: id, amount, ...ofCompany(company_id) }
    await notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${id}`, data, alsoEmail: true })
  }
}

interface Asked {
  readonly id: string
  readonly amount: number
  readonly specialistId: string
  readonly companyId: string | null
  readonly parts: readonly WithdrawalPart[]
}

/** Notifies everyone who may approve it. */
export const notifyApprovers = async (
  deps: Deps,
  tx: Tx,
  { id, amount, specialistId, companyId, parts }: Asked,
): Promise<void> => {
  const approvers = new Set<string>()
  for (const part of parts.filter(({ isApproved }) => !isApproved)) {
    const users =
      part.approver === 'company_admin' && part.companyId !== null
        ? await findAdminUsers(tx, part.companyId, specialistId)
        : await findActiveAdminUsers(tx)
    for (const user of users) approvers.add(user)
  }
  for (const userId of approvers) {
    const data = { withdrawalId: id, amount, ...ofCompany(companyId) }
    await notify(deps, tx, {
      userId,
      kind: 'withdrawal_waiting',
      dedupeKey: `withdrawal_waiting:${id}`,
      data,
    })
  }
}
