import type { WithdrawalPart } from '@emma/domain/earnings'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { findActiveAdminUsers } from '../../admins/index.ts'
import { findAdminUsers } from '../../companies/index.ts'
import { notify } from '../../notifications/index.ts'

interface WithdrawalNotice {
  readonly id: string
  readonly amount: number
  readonly specialist_user_id: string
}

type Moved =
  | 'withdrawal_requested'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'withdrawal_failed'

/** Notifies the specialist of a withdrawal's outcome; by e-mail too, because another person may have requested it. */
export const notifySpecialist = (deps: Deps, tx: Tx, of: WithdrawalNotice, kind: Moved): Promise<void> =>
  notify(deps, tx, {
    userId: of.specialist_user_id,
    kind,
    dedupeKey: `${kind}:${of.id}`,
    data: { withdrawalId: of.id, amount: of.amount },
    alsoEmail: true,
  })

interface Asked {
  readonly id: string
  readonly amount: number
  readonly specialistId: string
  readonly parts: readonly WithdrawalPart[]
}

/** Notifies everyone who may approve it. */
export const notifyApprovers = async (
  deps: Deps,
  tx: Tx,
  { id, amount, specialistId, parts }: Asked,
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
    const data = { withdrawalId: id, amount }
    await notify(deps, tx, {
      userId,
      kind: 'withdrawal_waiting',
      dedupeKey: `withdrawal_waiting:${id}`,
      data,
    })
  }
}
