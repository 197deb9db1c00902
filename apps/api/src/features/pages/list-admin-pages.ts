import type { listAdminPages as endpoint } from '@emma/contracts/pages'
import type { UseCase } from '../../http/mount.ts'
import { toAdminPageRow } from './pages.present.ts'
import { findAdminPages } from './pages.repo.ts'

export const listAdminPages: UseCase<typeof endpoint> = async ({ readDb }, { query }) => {
  const { page, pageSize, search } = query
  const { rows, total } = await findAdminPages(readDb, {
    search,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { data: rows.map(toAdminPageRow), meta: { page, pageSize, total } }
}
