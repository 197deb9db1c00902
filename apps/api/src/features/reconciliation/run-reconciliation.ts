import type { runReconciliation as endpoint } from '@emma/contracts/reconciliation'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { ProviderUnknown } from '../../providers/payments/port.ts'
import { reconciliationState } from './read-reconciliation.ts'
import { reconcile } from './reconcile.ts'

export const runReconciliation: UseCase<typeof endpoint> = async (deps) => {
  try {
    if (!(await reconcile(deps, 'everything'))) throw new AppError('request_in_progress', { retryAfter: 30 })
  } catch (error) {
    if (error instanceof ProviderUnknown) throw new AppError('provider_failed', { cause: error })
    throw error
  }
  return reconciliationState(deps.db)
}
