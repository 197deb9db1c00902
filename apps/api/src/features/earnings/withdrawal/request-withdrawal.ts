import type { requestWithdrawal as endpoint } from '@emma/contracts/earnings'
import type { UseCase } from '../../../http/mount.ts'
import { requireRecentSecondFactor } from '../../auth/index.ts'
import { askWithdrawal } from './ask-withdrawal.ts'
import { showWithdrawal } from './list-withdrawals.ts'

export const requestWithdrawal: UseCase<typeof endpoint> = async (deps, { actor, body, idempotencyKey }) => {
  await requireRecentSecondFactor(deps, actor)
  const whose = { specialistId: actor.specialistId, companyId: null }
  const id = await askWithdrawal(deps, { actor, ...whose, amount: body.amount, key: idempotencyKey })
  return showWithdrawal(deps.db, actor, id)
}
