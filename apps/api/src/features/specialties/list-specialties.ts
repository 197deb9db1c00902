import type { listSpecialties as endpoint } from '@emma/contracts/specialties'
import type { UseCase } from '../../http/mount.ts'
import { findSpecialties } from './specialties.repo.ts'

export const listSpecialties: UseCase<typeof endpoint> = async ({ readDb }, { query }) => {
  const { rows, total } = await findSpecialties(readDb, query)
  return { data: rows, meta: { page: query.page, pageSize: query.pageSize, total } }
}
