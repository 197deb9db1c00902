import type { ActAction } from '@emma/contracts/audit'
import type { Db } from '../../db/pool.ts'
import type { Deps } from '../../deps.ts'
import { findActs } from './list.repo.ts'
import { openActs } from './present-act.ts'

/** The last act of a kind on a thing: who, when and why. */
export const latestReason = async (deps: Deps, db: Db, entityId: string, action: ActAction) => {
  const filters = { entityId, action, userId: undefined, entity: undefined, from: undefined, to: undefined }
  const { rows } = await findActs(db, filters, { page: 1, pageSize: 1, sort: '-at' })
  const [act] = await openActs(deps, db, rows)
  return act && { reason: act.reason, at: act.at, by: act.by.name }
}
