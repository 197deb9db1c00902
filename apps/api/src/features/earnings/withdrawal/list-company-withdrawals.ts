import type { listCompanyWithdrawals as endpoint } from '@emma/contracts/companies/money'
import type { UseCase } from '../../../http/mount.ts'
import { loadAdministered } from '../../companies/index.ts'
import { readWithdrawals } from './list-withdrawals.ts'

export const listCompanyWithdrawals: UseCase<typeof endpoint> = async ({ db }, { actor, params, query }) => {
  const { id } = await loadAdministered(db, actor, params.id)
  return readWithdrawals(db, actor, { scope: { of: 'owner', ownerId: id } }, query)
}
