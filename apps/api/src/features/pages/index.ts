import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { findPage, findVersion, type PageRow } from './pages.repo.ts'

export { toPage } from './pages.present.ts'
export { findPage, findPages } from './pages.repo.ts'
export { pagesRoutes } from './pages.routes.ts'

/** A page in one of its versions. */
export const pageInVersion = findVersion

/**
 * A page that every installation has, in the version in force.
 * @throws Error if it was deleted, which nothing in the product does
 */
export const currentPage = async (db: Db | Tx, slug: string): Promise<PageRow> => {
  const row = await findPage(db, slug)
  if (!row) throw new Error(`The page ${slug} is missing`)
  return row
}
