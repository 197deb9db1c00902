import type { listPages as endpoint } from '@emma/contracts/pages'
import type { UseCase } from '../../http/mount.ts'
import { toPage } from './pages.present.ts'
import { findPages } from './pages.repo.ts'

export const listPages: UseCase<typeof endpoint> = async ({ readDb }, { query: { page, pageSize } }) => {
  const { rows, total } = await findPages(readDb, pageSize, (page - 1) * pageSize)
  return { data: rows.map(toPage), meta: { page, pageSize, total } }
}
