import type { BankAccount, getBankAccount as endpoint } from '@emma/contracts/earnings/bank-accounts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toBankAccount } from './bank-account.present.ts'
import { openDetails } from './bank-account-details.ts'
import { findActiveAccount } from './bank-accounts.repo.ts'
import { freshRecipient, ofAccount } from './fresh-recipient.ts'

/** A specialist's bank account, for those who may see the specialist's own profile. */
export const bankAccountOf = async (deps: Deps, specialistId: string): Promise<BankAccount | null> => {
  const row = await findActiveAccount(deps.db, specialistId)
  return row ? toBankAccount(row, await openDetails(deps, deps.db, row)) : null
}

export const getBankAccount: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  if (params.id !== actor.specialistId) throw notFound()
  const row = await findActiveAccount(deps.db, actor.specialistId)
  if (!row) throw notFound()
  const current = { ...row, recipient_status: await freshRecipient(deps, ofAccount(deps, row)) }
  return toBankAccount(current, await openDetails(deps, deps.db, row))
}
