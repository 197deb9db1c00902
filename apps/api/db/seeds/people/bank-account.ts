import * as z from 'zod'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { Deps } from '../../../src/deps.ts'
import { sealDetails, toPayout } from '../../../src/features/earnings/recipient/bank-account-details.ts'
import { findActiveAccount, findOwner } from '../../../src/features/earnings/recipient/bank-accounts.repo.ts'

/** Itaú, with a valid check digit. */
const bank = { bankCode: '341', branch: '2545', account: '02366', accountDigit: '1' }

const insertAccount = (deps: Deps, specialistId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const owner = await findOwner(tx, specialistId)
    const cell = { subjectId: specialistId, column: 'specialists.cpf_sealed', rowId: specialistId }
    const document = z.string().parse(await deps.vault.open(tx, cell, owner.cpf_sealed ?? Buffer.alloc(0)))
    const id = deps.newId()
    const { bankCode, ...numbers } = bank
    const details = { ...numbers, kind: 'checking', holderName: owner.name.slice(0, 30), document } as const
    const account = toPayout(bankCode, details)
    const recipient = await deps.payments.ensureRecipient(`${specialistId}-recipient`, {
      code: specialistId,
      kind: 'individual',
      name: owner.name,
      email: owner.email,
      document,
      account,
    })
    await tx
      .insertInto('bank_accounts')
      .values({
        id,
        specialist_id: specialistId,
        status: 'active',
        bank_code: bankCode,
        details_sealed: await sealDetails(deps, tx, { specialistId, id }, details),
        ends_with: `${bank.account.slice(-3)}-${bank.accountDigit}`,
        provider_account_id: recipient.accountId,
        recipient_status: recipient.status,
        created_at: deps.clock.now(),
      })
      .execute()
    const known = { specialist_id: specialistId, provider_recipient_id: recipient.id }
    await tx.insertInto('recipients').values(known).execute()
  })

/** The demo specialist's bank account, and its recipient at the provider. */
export const giveDemoAccount = async (deps: Deps, specialistId: string) => {
  if (!(await findActiveAccount(deps.db, specialistId))) await insertAccount(deps, specialistId)
  const row = await findActiveAccount(deps.db, specialistId)
  if (!row?.recipient_id) throw new Error('The demo specialist has no bank account')
  const { recipient_id: recipientId, id: bankAccountId, bank_code: bankCode, ends_with: endsWith } = row
  return { recipientId, bankAccountId, bankCode, endsWith }
}
