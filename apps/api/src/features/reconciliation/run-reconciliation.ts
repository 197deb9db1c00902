import type { runReconciliation as endpoint } from '@emma/contracts/reconciliation'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { reconciliationState } from './read-reconciliation.ts'
import { beginRun } from './reconciliation.repo.ts'

const RETRY_AFTER = 30

/** The comparison queries half a year from the provider: a job does it, and this call returns at once. */
export const runReconciliation: UseCase<typeof endpoint> = async (deps, { actor, client }) => {
  const [runId, now] = [deps.newId(), deps.clock.now()]
  const what = { actor, client, action: 'started', entity: 'reconciliation', entityId: actor.userId } as const
  await inTransaction(deps.db, async (tx) => {
    if (!(await beginRun(tx, runId, 'everything', now)))
      throw new AppError('request_in_progress', { retryAfter: RETRY_AFTER })
    await deps.jobs.add(tx, 'reconcile-begun', { runId }, { queue: 'reconciliation' })
    await keepAct(deps, tx, what)
  })
  return reconciliationState(deps.db)
}
