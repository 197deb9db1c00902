import type { saveCompanyBankAccount as endpoint } from '@emma/contracts/companies/money'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import type { PayoutAccount } from '../../../providers/payments/port.ts'
import { requireFactorOrProof } from '../../auth/index.ts'
import {
  keepBank,
  keepEvent,
  loadAdministered,
  lockAdministered,
  showCompany,
} from '../../companies/index.ts'
import { findCompanyAccount } from '../balance/company-money.repo.ts'
import { askRecipient } from './ask-recipient.ts'
import { toPayout } from './bank-account-details.ts'
import { checkedAccount } from './checked-account.ts'
import { sealCompanyBank } from './company-account.ts'

type SaveCall = CallOf<typeof endpoint>

const detailsOf = (body: SaveCall['body'], cnpj: string) => {
  const { bankCode, ...numbers } = checkedAccount(body, [cnpj], 'document_not_company')
  return { bankCode, details: { ...numbers, kind: body.type_account, holderName: body.name_account } }
}

const keep = (deps: Deps, { actor, body, params }: SaveCall): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { id: companyId } = params
    const { cnpj, bank_ends_with: before } = await lockAdministered(tx, actor, companyId)
    const { bankCode, details } = detailsOf(body, cnpj)
    const sealed = await sealCompanyBank(deps, tx, companyId, details)
    const endsWith = `${details.account.slice(-3)}-${details.accountDigit}`
    await keepBank(tx, { companyId, bankCode, sealed, endsWith, now: deps.clock.now() })
    const { userId } = actor
    await keepEvent(deps, tx, {
      companyId,
      kind: before === null ? 'bank_account_added' : 'bank_account_changed',
      userId,
      to: endsWith,
    })
  })

/** A company already known to the provider is paid into the new account once the provider accepted it. */
const sendToProvider = async (deps: Deps, companyId: string, account: PayoutAccount): Promise<void> => {
  const row = await findCompanyAccount(deps.db, companyId)
  const recipientId = row?.provider_recipient_id
  if (!recipientId) return
  const ask = () => deps.payments.setBankAccount(deps.newId(), recipientId, account)
  await askRecipient(deps, companyId, ask, async () => {})
}

/** An account in the name of the company's own CNPJ. */
export const saveCompanyBankAccount: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, params, body } = call
  const { cnpj } = await loadAdministered(deps.db, actor, params.id)
  await requireFactorOrProof(deps, call)
  const { bankCode, details } = detailsOf(body, cnpj)
  await sendToProvider(deps, params.id, toPayout(bankCode, details))
  await keep(deps, call)
  return showCompany(deps.db, actor, params.id)
}
