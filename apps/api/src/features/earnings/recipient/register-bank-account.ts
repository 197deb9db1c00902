import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { ProviderRejected, type Recipient } from '../../../providers/payments/port.ts'
import { notify } from '../../notifications/index.ts'
import { auditMoney } from '../audit-money.ts'
import { openDetails, ownDocuments, toPayout } from './bank-account-details.ts'
import {
  activateAccount,
  type BankAccountRow,
  claimPending,
  findActiveAccount,
  findOwner,
  findPending,
  hasEarlierAccount,
  refuseAccount,
  unclaimPending,
} from './bank-accounts.repo.ts'

/** Longer than a call to the provider can take. */
const CALL_MS = 12_000

/** When a call that begins now must have ended. */
export const callEnd = (now: Date): Date => new Date(now.getTime() + CALL_MS)

/** The recipient with this account: created under the specialist's id on first use, then updated on each change. */
const sendToProvider = async (deps: Deps, row: BankAccountRow): Promise<Recipient> => {
  const account = toPayout(row.bank_code, await openDetails(deps, deps.db, row))
  if (row.recipient_id !== null) return deps.payments.setBankAccount(row.id, row.recipient_id, account)
  const owner = await findOwner(deps.db, row.specialist_id)
  const { cpf } = await ownDocuments(deps, deps.db, owner)
  const made = await deps.payments.ensureRecipient(`${row.id}-recipient`, {
    code: row.specialist_id,
    kind: account.holderKind,
    name: owner.name,
    email: owner.email,
    document: account.holderKind === 'individual' ? (cpf ?? account.holderDocument) : account.holderDocument,
    account,
  })
  // A call with a lost answer may have set another account there.
  const isKnown = await hasEarlierAccount(deps.db, row)
  return isKnown ? deps.payments.setBankAccount(row.id, made.id, account) : made
}

const activate = (deps: Deps, row: BankAccountRow, recipient: Recipient): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const replaced = await findActiveAccount(tx, row.specialist_id)
    if (!(await activateAccount(tx, row, recipient, now))) return false
    const kind = replaced ? 'bank_account_changed' : 'bank_account_added'
    const { user_id: userId } = await findOwner(tx, row.specialist_id)
    await auditMoney(deps, tx, { userId, action: kind, objectId: row.id })
    const dedupeKey = `${kind}:${row.id}`
    await notify(deps, tx, { userId, kind, dedupeKey, data: {}, alsoEmail: true })
    return true
  })

/** `gone`: replaced by another account. */
export type Registered = 'active' | 'refused' | 'gone'

/**
 * Registers a pending account with the provider and activates it. The caller holds the claim.
 * @throws ProviderUnknown when the answer was lost: the account stays pending, and may be retried
 */
export const registerAccount = async (deps: Deps, accountId: string): Promise<Registered> => {
  const row = await findPending(deps.db, accountId)
  if (!row) return 'gone'
  try {
    const recipient = await sendToProvider(deps, row)
    return (await activate(deps, row, recipient)) ? 'active' : 'gone'
  } catch (error) {
    if (error instanceof ProviderRejected) {
      await refuseAccount(deps.db, accountId, deps.clock.now())
      return 'refused'
    }
    await unclaimPending(deps.db, accountId, deps.clock.now())
    throw error
  }
}

/** The safety net: an account whose answer was lost is sent to the provider until it answers. */
export const registerBankAccount = async (
  deps: Deps,
  { accountId }: { readonly accountId: string },
): Promise<void> => {
  const now = deps.clock.now()
  if (!(await findPending(deps.db, accountId))) return
  if (!(await claimPending(deps.db, accountId, now, callEnd(now)))) {
    throw new Error(`Somebody still asks about bank account ${accountId}`)
  }
  await registerAccount(deps, accountId)
}
