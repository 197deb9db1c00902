import type { listPageVersions as endpoint } from '@emma/contracts/pages'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toVersion } from './pages.present.ts'
import { findAnyPage, findVersions } from './pages.repo.ts'

export const listPageVersions: UseCase<typeof endpoint> = async ({ readDb }, { params, query }) => {
  if (!(await findAnyPage(readDb, params.id))) throw notFound()
  const { page, pageSize } = query
  const { rows, total } = await findVersions(readDb, params.id, pageSize, (page - 1) * pageSize)
  return { data: rows.map(toVersion), meta: { page, pageSize, total } }
}
