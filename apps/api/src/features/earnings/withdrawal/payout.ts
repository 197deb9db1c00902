import type { Db } from '../../../db/pool.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { keepRecipient } from '../../companies/index.ts'
import { findCompanyAccount } from '../balance/company-money.repo.ts'
import { findActiveAccount } from '../recipient/bank-accounts.repo.ts'
import { type KnownRecipient, ofAccount } from '../recipient/fresh-recipient.ts'
import type { Destination } from './withdrawals.repo.ts'

/** The owner of the withdrawn money: a company (its share), or the requesting specialist. */
export interface Whose {
  readonly specialistId: string
  readonly companyId: string | null
}

/** The owner in the ledger's account names. */
export const ownerIdOf = ({ specialistId, companyId }: Whose): string => companyId ?? specialistId

/** The destination of an owner's withdrawals, and the owner's recipient at the provider. */
export interface Payout extends Destination, KnownRecipient {}

const findCompanyPayout = async (deps: Deps, db: Db | Tx, companyId: string): Promise<Payout | undefined> => {
  const row = await findCompanyAccount(db, companyId)
  if (!row || row.bank_code === null) return undefined
  return {
    bankAccountId: null,
    bankCode: row.bank_code,
    endsWith: row.bank_ends_with ?? '',
    recipientId: row.provider_recipient_id,
    status: row.recipient_status,
    keep: (recipient) =>
      inTransaction(deps.db, async (tx) => void (await keepRecipient(tx, companyId, recipient))),
  }
}

/** The account for an owner's withdrawals; undefined without one. */
export const findPayout = async (
  deps: Deps,
  db: Db | Tx,
  { specialistId, companyId }: Whose,
): Promise<Payout | undefined> => {
  if (companyId !== null) return findCompanyPayout(deps, db, companyId)
  const row = await findActiveAccount(db, specialistId)
  return (
    row && {
      bankAccountId: row.id,
      bankCode: row.bank_code,
      endsWith: row.ends_with,
      ...ofAccount(deps, row),
    }
  )
}
