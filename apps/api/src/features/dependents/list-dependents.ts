import type { listDependents as endpoint } from '@emma/contracts/dependents'
import type { UseCase } from '../../http/mount.ts'
import { toDependent, todayIn } from './dependents.present.ts'
import { findDependents, findTimeZone } from './dependents.repo.ts'

/** The account's dependents. */
export const listDependents: UseCase<typeof endpoint> = async (deps, { actor: { customerId }, query }) => {
  const rows = await findDependents(deps.db, customerId, query.removed === true)
  if (rows.length === 0) return { data: [] }
  const today = todayIn(deps, await findTimeZone(deps.db, customerId))
  return { data: await Promise.all(rows.map((row) => toDependent(deps, deps.db, row, today))) }
}
