import type { savePageDraft as endpoint } from '@emma/contracts/pages'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { richTextOf } from '../../rich-text/index.ts'
import { keepAct } from '../audit/index.ts'
import { findDraft, lockPage, putDraft } from './pages.repo.ts'
import { adminPageOf } from './read-admin-page.ts'

/** Saves a draft. An editor who started from an older save is refused, and overwrites nothing. */
export const savePageDraft: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPage(tx, params.id)
    if (!row) throw notFound()
    const draft = await findDraft(tx, row.id)
    const { title, saved_at: from } = body
    const last = draft?.saved_at.toISOString() ?? null
    if (from !== undefined && (from && new Date(from).toISOString()) !== last)
      throw new AppError('stale_version')
    const content = await richTextOf(body.content)
    await putDraft(tx, {
      page_id: row.id,
      title,
      content,
      saved_at: deps.clock.now(),
      saved_by: actor.userId,
    })
    // A draft is saved every few seconds while it is edited: only the first save is recorded.
    if (!draft) {
      const after = { draft: true, title }
      await keepAct(deps, tx, { actor, client, action: 'updated', entity: 'page', entityId: row.id, after })
    }
    return adminPageOf(tx, row.id)
  })
