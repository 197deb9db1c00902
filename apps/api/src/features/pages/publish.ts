import { createHash } from 'node:crypto'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { AdminActor } from '../../http/actor.ts'
import { insertVersion, removeDraft } from './pages.repo.ts'

interface Text {
  readonly title: string
  readonly content: string
}

/** The hash of a text that a consent stores; the same as in the migration that created the first pages. */
const hashOf = ({ title, content }: Text): Buffer =>
  createHash('sha256').update(`${title}\n${content}`).digest()

/** A page's next version; includes its draft. */
export const publish = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  page: Text & { readonly id: string; readonly version: number; readonly minor: boolean },
  { userId }: AdminActor,
): Promise<void> => {
  const { id, version, minor, title, content } = page
  await insertVersion(tx, {
    page_id: id,
    version,
    title,
    content,
    text_hash: hashOf(page),
    minor,
    published_by: userId,
    published_at: clock.now(),
  })
  await removeDraft(tx, id)
}
