import type { createPage as endpoint } from '@emma/contracts/pages'
import { isSlug, slugOf } from '@emma/domain/pages'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { richTextOf } from '../../rich-text/index.ts'
import { keepAct } from '../audit/index.ts'
import { insertPage, putDraft } from './pages.repo.ts'
import { publish } from './publish.ts'

/** The requested address, or one from the title. */
const addressOf = (slug: string | undefined, title: string): string => {
  const address = slug ?? slugOf(title)
  if (isSlug(address)) return address
  throw invalidField('slug', 'required')
}

/** A new page, published at once or stored as a draft. */
export const createPage: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { title, draft = false } = body
    const page = { id: deps.newId(), slug: addressOf(body.slug, title) }
    const content = await richTextOf(body.content)
    if (!(await insertPage(tx, page, now))) throw new AppError('slug_taken')
    const { id } = page
    if (draft) await putDraft(tx, { page_id: id, title, content, saved_at: now, saved_by: actor.userId })
    else await publish(deps, tx, { id, title, content, version: 1, minor: false }, actor)
    const act = {
      actor,
      client,
      entity: 'page',
      entityId: id,
      after: { slug: page.slug, title, draft },
    } as const
    await keepAct(deps, tx, { ...act, action: 'created' })
    return { ...page, title, content, version: draft ? 0 : 1, published_at: draft ? null : now.toISOString() }
  })
