import type { deletePage as endpoint } from '@emma/contracts/pages'
import { isFixedPage } from '@emma/domain/pages'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { findPage, lockPage, removePage } from './pages.repo.ts'

export const deletePage: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPage(tx, params.id)
    if (!row) throw notFound()
    if (isFixedPage(row.slug)) throw new AppError('page_standing')
    const published = await findPage(tx, row.id)
    await removePage(tx, row.id)
    const before = { slug: row.slug, title: published?.title ?? null, version: published?.version ?? 0 }
    await keepAct(deps, tx, { actor, client, action: 'deleted', entity: 'page', entityId: row.id, before })
  })
