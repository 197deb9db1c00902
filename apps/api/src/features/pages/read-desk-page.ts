import type { readDeskPage as endpoint } from '@emma/contracts/pages'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toDesk } from './pages.present.ts'
import { findAnyPage, findDraft, findPage } from './pages.repo.ts'

/** A page as its editor sees it now. @throws AppError `not_found` */
export const deskOf = async (db: Db | Tx, idOrSlug: string) => {
  const page = await findAnyPage(db, idOrSlug)
  if (!page) throw notFound()
  return toDesk(page, await findPage(db, page.id), await findDraft(db, page.id))
}

export const readDeskPage: UseCase<typeof endpoint> = ({ db }, { params }) => deskOf(db, params.id)
