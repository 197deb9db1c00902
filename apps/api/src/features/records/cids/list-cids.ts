import type { listCids as endpoint } from '@emma/contracts/records/cids'
import type { UseCase } from '../../../http/mount.ts'
import { findCids } from './cids.repo.ts'

/** Diagnosis codes by code or by words. */
export const listCids: UseCase<typeof endpoint> = async (deps, { query }) => {
  const { page, pageSize, search = '' } = query
  const { rows, total } = await findCids(deps.readDb, search, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const data = rows.map(({ code, description, chapter, sex }) => ({ code, description, chapter, sex }))
  return { data, meta: { page, pageSize, total } }
}
