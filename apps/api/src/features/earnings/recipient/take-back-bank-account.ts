import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { auditMoney } from '../audit-money.ts'
import { openDetails, sealDetails } from './bank-account-details.ts'
import { type BankAccountRow, endAccountsSince, findAccountAt, insertPending } from './bank-accounts.repo.ts'

/** Registers the account under a new id: for the old id the provider would repeat its old answer. */
const askAgain = async (deps: Deps, tx: Tx, before: BankAccountRow): Promise<void> => {
  const [id, now, specialistId] = [deps.newId(), deps.clock.now(), before.specialist_id]
  const details = await openDetails(deps, tx, before)
  const detailsSealed = await sealDetails(deps, tx, { specialistId, id }, details)
  const { bank_code: bankCode, ends_with: endsWith } = before
  await insertPending(tx, { id, specialistId, bankCode, detailsSealed, endsWith, now, askedUntil: now })
  await deps.jobs.add(tx, 'register-bank-account', { accountId: id }, { key: `bank-account:${id}` })
}

/** Removes the bank accounts added since, and restores the one that was current then. */
export const takeBackBankAccount = async (
  deps: Deps,
  tx: Tx,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<void> => {
  const before = await findAccountAt(tx, userId, since)
  for (const objectId of await endAccountsSince(tx, userId, since, deps.clock.now()))
    await auditMoney(deps, tx, { userId, action: 'bank_account_deleted', objectId })
  if (before && before.status !== 'active') await askAgain(deps, tx, before)
}
