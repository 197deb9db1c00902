import type { requestCompanyWithdrawal as endpoint } from '@emma/contracts/companies/money'
import type { UseCase } from '../../../http/mount.ts'
import { requireRecentSecondFactor } from '../../auth/index.ts'
import { loadAdministered, lockAdministered, requireApproved } from '../../companies/index.ts'
import { askWithdrawal } from './ask-withdrawal.ts'
import { showWithdrawal } from './list-withdrawals.ts'

/**
 * Locks the company first, so that a member being removed, or of a company being suspended, cannot request at the same
 * moment.
 */
export const requestCompanyWithdrawal: UseCase<typeof endpoint> = async (
  deps,
  { actor, params, body, idempotencyKey },
) => {
  const { id: companyId } = params
  requireApproved(await loadAdministered(deps.db, actor, companyId))
  await requireRecentSecondFactor(deps, actor)
  const id = await askWithdrawal(deps, {
    actor,
    specialistId: actor.specialistId,
    companyId,
    amount: body.amount,
    key: idempotencyKey,
    authorize: async (tx) => requireApproved(await lockAdministered(tx, actor, companyId)),
  })
  return showWithdrawal(deps.db, actor, id)
}
