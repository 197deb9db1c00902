import type { listAccessLog as endpoint } from '@emma/contracts/records'
import type { UseCase } from '../../http/mount.ts'
import { findAccesses, isChainWhole } from './access-log.repo.ts'
import { toAccessLine } from './records.present.ts'

/** Who read or wrote the patient's own clinical data. */
export const listAccessLog: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { page, pageSize } = query
  const { rows, total } = await findAccesses(deps.readDb, actor.customerId, pageSize, (page - 1) * pageSize)
  const intact = await isChainWhole(deps.readDb, actor.customerId)
  return { data: rows.map(toAccessLine), meta: { page, pageSize, total }, intact }
}
