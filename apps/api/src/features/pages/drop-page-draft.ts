import type { dropPageDraft as endpoint } from '@emma/contracts/pages'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { findDraft, findPage, lockPage, removeDraft } from './pages.repo.ts'
import { adminPageOf } from './read-admin-page.ts'

export const dropPageDraft: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPage(tx, params.id)
    if (!row) throw notFound()
    if (!(await findPage(tx, row.id))) throw new AppError('invalid_transition')
    const draft = await findDraft(tx, row.id)
    if (draft) {
      await removeDraft(tx, row.id)
      const before = { draft: true, title: draft.title }
      await keepAct(deps, tx, { actor, client, action: 'deleted', entity: 'page', entityId: row.id, before })
    }
    return adminPageOf(tx, row.id)
  })
