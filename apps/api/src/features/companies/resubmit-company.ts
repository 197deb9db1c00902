import type { resubmitCompany as endpoint } from '@emma/contracts/companies'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { lockAdministered } from './load-company.ts'
import { moveCompany } from './move-company.ts'
import { showCompany } from './show-company.ts'

export const resubmitCompany: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockAdministered(tx, actor, params.id)
    await moveCompany(deps, tx, { row, event: 'resubmit', userId: actor.userId, reason: null })
  })
  return showCompany(deps.db, actor, params.id)
}
