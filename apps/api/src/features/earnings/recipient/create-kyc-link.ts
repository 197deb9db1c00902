import type { createKycLink as endpoint } from '@emma/contracts/earnings/bank-accounts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { ProviderUnknown } from '../../../providers/payments/port.ts'
import { findActiveAccount } from './bank-accounts.repo.ts'

export const createKycLink: UseCase<typeof endpoint> = async ({ db, payments }, { actor, params }) => {
  if (params.id !== actor.specialistId) throw notFound()
  const row = await findActiveAccount(db, actor.specialistId)
  if (!row?.recipient_id) throw notFound()
  try {
    const { url, expiresAt } = await payments.kycLink(row.recipient_id)
    return { url, expires_at: new Date(expiresAt).toISOString() }
  } catch (error) {
    if (error instanceof ProviderUnknown) throw new AppError('provider_failed', { cause: error })
    throw error
  }
}
