import type { BodyOf } from '@emma/contracts/kit'
import type { updatePage as endpoint } from '@emma/contracts/pages'
import { isFixedPage } from '@emma/domain/pages'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { richTextOf } from '../../rich-text/index.ts'
import { keepAct } from '../audit/index.ts'
import { toPage } from './pages.present.ts'
import { type AnyPage, findDraft, findPage, lockPage, moveSlug } from './pages.repo.ts'
import { publish } from './publish.ts'

const changeAddress = async (tx: Tx, page: AnyPage, slug: string): Promise<void> => {
  if (slug === page.slug) return
  if (isFixedPage(page.slug)) throw new AppError('page_standing')
  if (!(await moveSlug(tx, { id: page.id, slug }))) throw new AppError('slug_taken')
}

/** The page's new text: what is sent, else what is published, else the draft. */
const textOf = async (tx: Tx, id: string, { title, content }: BodyOf<typeof endpoint>) => {
  const published = await findPage(tx, id)
  const existing = published ?? (await findDraft(tx, id))
  if (!existing) throw notFound()
  return {
    published,
    title: title ?? existing.title,
    content: content === undefined ? existing.content : await richTextOf(content),
  }
}

/** Publishes a new version of a page. Of two admins at once, the second learns that there is a newer version. */
export const updatePage: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPage(tx, params.id)
    if (!row) throw notFound()
    const { published, title, content } = await textOf(tx, row.id, body)
    const { version: last = 0 } = published ?? {}
    if (body.version !== undefined && body.version !== last) throw new AppError('stale_version')
    const { slug = row.slug, minor = false } = body
    await changeAddress(tx, row, slug)
    const isSame = published?.title === title && published.content === content
    const version = isSame ? last : last + 1
    if (!isSame)
      await publish(deps, tx, { id: row.id, title, content, version, minor: minor && last > 0 }, actor)
    if (!isSame || slug !== row.slug) {
      const before = { slug: row.slug, title: published?.title ?? null, version: last }
      const act = { actor, client, entity: 'page', entityId: row.id, before } as const
      await keepAct(deps, tx, { ...act, action: 'published', after: { slug, title, version, minor } })
    }
    const now = await findPage(tx, row.id)
    if (!now) throw notFound()
    return toPage(now)
  })
