import type { Deps } from '../../../deps.ts'
import { ProviderUnknown, type Recipient } from '../../../providers/payments/port.ts'
import { type BankAccountRow, setRecipientStatus } from './bank-accounts.repo.ts'

/**
 * What the provider says of the recipient now. One that is active is not asked about again: a withdrawal that it can't
 * do is refused by the provider itself. Without an answer, what was known stands.
 */
export const freshRecipient = async (deps: Deps, row: BankAccountRow): Promise<Recipient['status']> => {
  if (row.recipient_status === 'active' || row.recipient_id === null) return row.recipient_status
  try {
    const recipient = await deps.payments.findRecipient(row.recipient_id)
    if (!recipient || recipient.status === row.recipient_status) return row.recipient_status
    await setRecipientStatus(deps.db, row.id, recipient.status)
    return recipient.status
  } catch (error) {
    if (error instanceof ProviderUnknown) return row.recipient_status
    throw error
  }
}
