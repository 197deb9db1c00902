import type { generateRecipient as endpoint } from '@emma/contracts/companies/admin'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { Recipient } from '../../../providers/payments/port.ts'
import { keepAct } from '../../audit/index.ts'
import { keepEvent, keepRecipient, readCompanyDetails } from '../../companies/index.ts'
import { findByRecipient, findCompanyAccount } from '../balance/company-money.repo.ts'
import { askRecipient } from './ask-recipient.ts'
import { registrationOf } from './company-account.ts'

const isClosed = (status: string): boolean => status !== 'approved'

/** The recipient at the provider: the known one, the one that a lost answer left, or a new one. */
const ask = async (deps: Deps, companyId: string): Promise<Recipient> => {
  const row = await findCompanyAccount(deps.db, companyId)
  if (!row) throw notFound()
  if (row.provider_recipient_id !== null) {
    const known = await deps.payments.findRecipient(row.provider_recipient_id)
    if (known) return known
  }
  if (isClosed(row.status)) throw new AppError('company_not_approved')
  const registration = await registrationOf(deps, deps.db, row)
  if (!registration) throw new AppError('bank_account_missing')
  return deps.payments.ensureRecipient(`${companyId}-recipient`, registration)
}

/** Created once, however often and by however many it is requested; a repeated request refreshes its status. */
export const generateRecipient: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const { id } = params
  const row = await findCompanyAccount(deps.db, id)
  if (!row) throw notFound()
  if (row.provider_recipient_id === null && isClosed(row.status)) throw new AppError('company_not_approved')
  if (row.bank_sealed === null) throw new AppError('bank_account_missing')
  await askRecipient(
    deps,
    id,
    () => ask(deps, id),
    async (tx) => {
      await keepEvent(deps, tx, { companyId: id, kind: 'recipient_generated', userId: actor.userId })
      const act = { actor, client, action: 'recipient_generated', entity: 'company', entityId: id } as const
      await keepAct(deps, tx, act)
    },
  )
  return readCompanyDetails(deps.db, id)
}

/** After a recipient's event: reloads a company's recipient status. */
export const refreshRecipient = async (
  deps: Deps,
  { recipientId }: { readonly recipientId: string },
): Promise<void> => {
  const companyId = await findByRecipient(deps.db, recipientId)
  const found = companyId === undefined ? undefined : await deps.payments.findRecipient(recipientId)
  if (companyId === undefined || !found) return
  await inTransaction(deps.db, (tx) => keepRecipient(tx, companyId, found))
}
