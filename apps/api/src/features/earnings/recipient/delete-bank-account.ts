import type { deleteBankAccount as endpoint } from '@emma/contracts/earnings/bank-accounts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requireFactorOrProof } from '../../auth/index.ts'
import { notify } from '../../notifications/index.ts'
import { auditMoney } from '../audit-money.ts'
import { hasOpenWithdrawal, lockPurses } from '../withdrawal/withdrawals.repo.ts'
import { endAccounts, findActiveAccount } from './bank-accounts.repo.ts'

export const deleteBankAccount: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, params } = call
  const { specialistId, userId } = actor
  if (params.id !== specialistId) throw notFound()
  await requireFactorOrProof(deps, call)
  await inTransaction(deps.db, async (tx) => {
    // A withdrawal requested at the same moment is seen here, or finds no account.
    await lockPurses(tx, specialistId)
    const row = await findActiveAccount(tx, specialistId)
    if (!row) throw notFound()
    if (await hasOpenWithdrawal(tx, specialistId)) throw new AppError('withdrawal_open')
    const now = deps.clock.now()
    await endAccounts(tx, specialistId, now)
    await auditMoney(deps, tx, { userId, action: 'bank_account_deleted', objectId: row.id })
    const dedupeKey = `bank_account_deleted:${row.id}`
    await notify(deps, tx, { userId, kind: 'bank_account_removed', dedupeKey, data: {}, alsoEmail: true })
  })
}
