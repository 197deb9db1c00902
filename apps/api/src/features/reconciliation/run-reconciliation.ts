import type { runReconciliation as endpoint } from '@emma/contracts/reconciliation'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { ProviderUnknown } from '../../providers/payments/port.ts'
import { keepAct } from '../audit/index.ts'
import { reconciliationState } from './read-reconciliation.ts'
import { reconcile } from './reconcile.ts'

export const runReconciliation: UseCase<typeof endpoint> = async (deps, { actor, client }) => {
  try {
    if (!(await reconcile(deps, 'everything'))) throw new AppError('request_in_progress', { retryAfter: 30 })
  } catch (error) {
    if (error instanceof ProviderUnknown) throw new AppError('provider_failed', { cause: error })
    throw error
  }
  const what = { actor, client, action: 'started', entity: 'reconciliation', entityId: actor.userId } as const
  await inTransaction(deps.db, (tx) => keepAct(deps, tx, what))
  return reconciliationState(deps.db)
}
