import type { readAdminPage as endpoint } from '@emma/contracts/pages'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toAdminPage } from './pages.present.ts'
import { findAnyPage, findDraft, findPage } from './pages.repo.ts'

/** A page as its editor sees it. @throws AppError `not_found` */
export const adminPageOf = async (db: Db | Tx, idOrSlug: string) => {
  const page = await findAnyPage(db, idOrSlug)
  if (!page) throw notFound()
  return toAdminPage(page, await findPage(db, page.id), await findDraft(db, page.id))
}

export const readAdminPage: UseCase<typeof endpoint> = ({ db }, { params }) => adminPageOf(db, params.id)
