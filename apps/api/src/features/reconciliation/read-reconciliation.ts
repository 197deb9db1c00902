import type {
  listDifferences as listEndpoint,
  ReconciliationState,
  getReconciliation as stateEndpoint,
} from '@emma/contracts/reconciliation'
import type { Db } from '../../db/pool.ts'
import type { UseCase } from '../../http/mount.ts'
import { toDifference, toRun, toState } from './reconciliation.present.ts'
import { countDifferences, findDifferences, findRuns, findState } from './reconciliation.repo.ts'

const RUNS_SHOWN = 10

/** A summary of the reconciliation. */
export const reconciliationState = async (db: Db): Promise<ReconciliationState> => {
  const [state, [last]] = await Promise.all([findState(db), findRuns(db, 1)])
  return toState(state, last)
}

export const getReconciliation: UseCase<typeof stateEndpoint> = async ({ db }) => {
  const [state, runs] = await Promise.all([findState(db), findRuns(db, RUNS_SHOWN)])
  return { ...toState(state, runs[0]), runs: runs.map(toRun) }
}

export const listDifferences: UseCase<typeof listEndpoint> = async ({ db }, { query }) => {
  const { page, pageSize, status } = query
  const [rows, total] = await Promise.all([
    findDifferences(db, { status, limit: pageSize, offset: (page - 1) * pageSize }),
    countDifferences(db, status),
  ])
  return { data: rows.map(toDifference), meta: { page, pageSize, total } }
}
