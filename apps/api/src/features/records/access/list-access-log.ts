import type { listAccessLog as endpoint } from '@emma/contracts/records/access-log'
import type { UseCase } from '../../../http/mount.ts'
import { toAccessLine } from '../records.present.ts'
import { findAccesses, isChainWhole } from './access-log.repo.ts'

/** Everyone who read or wrote the patient's own clinical data. */
export const listAccessLog: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { dependent_id: whose, ...page } = query
  const { customerId } = actor
  const dependentId = whose === 'self' ? null : whose
  const { rows, total } = await findAccesses(deps.readDb, { customerId, dependentId, ...page })
  const intact = await isChainWhole(deps.readDb, customerId)
  return { data: rows.map(toAccessLine), meta: { ...page, total }, intact }
}
