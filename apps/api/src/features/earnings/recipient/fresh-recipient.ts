import type { Deps } from '../../../deps.ts'
import { ProviderUnknown, type Recipient } from '../../../providers/payments/port.ts'
import { type BankAccountRow, setRecipientStatus } from './bank-accounts.repo.ts'

type RecipientStatus = Recipient['status']

/** What we know of a recipient; both are null for a company that the provider does not know yet. */
export interface KnownRecipient<Status extends RecipientStatus | null = RecipientStatus | null> {
  readonly recipientId: string | null
  readonly status: Status
  readonly keep: (found: Recipient) => Promise<void>
}

/** The recipient of a specialist's account. */
export const ofAccount = ({ db }: Deps, row: BankAccountRow): KnownRecipient<RecipientStatus> => ({
  recipientId: row.recipient_id,
  status: row.recipient_status,
  keep: ({ status }) => setRecipientStatus(db, row.id, status),
})

/**
 * The recipient's current status at the provider. An active one is not asked about again: the provider itself refuses a
 * withdrawal that it can't do. Without an answer, the known status is returned.
 */
export const freshRecipient = async <Status extends RecipientStatus | null>(
  deps: Deps,
  { recipientId, status, keep }: KnownRecipient<Status>,
): Promise<Status | RecipientStatus> => {
  if (status === 'active' || recipientId === null) return status
  try {
    const recipient = await deps.payments.findRecipient(recipientId)
    if (!recipient || recipient.status === status) return status
    await keep(recipient)
    return recipient.status
  } catch (error) {
    if (error instanceof ProviderUnknown) return status
    throw error
  }
}
