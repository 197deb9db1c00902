import * as reconciliation from '@emma/contracts/reconciliation'
import type { Mount } from '../../http/mount.ts'
import { getReconciliation, listDifferences } from './read-reconciliation.ts'
import { runReconciliation } from './run-reconciliation.ts'
import { settleDifference } from './settle-difference.ts'

export const reconciliationRoutes = (mount: Mount): void => {
  mount(reconciliation.getReconciliation, getReconciliation)
  mount(reconciliation.runReconciliation, runReconciliation)
  mount(reconciliation.listDifferences, listDifferences)
  mount(reconciliation.settleDifference, settleDifference)
}
