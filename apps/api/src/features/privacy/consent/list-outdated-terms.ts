import type { listOutdatedTerms as endpoint, OutdatedTerm } from '@emma/contracts/privacy'
import { agreedPages } from '@emma/domain/pages'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { currentPage, pageInVersion } from '../../pages/index.ts'
import { findOutdated, type OutdatedRow } from '../privacy.repo.ts'

const toOutdated = async (
  db: Db | Tx,
  { kind, page_id, accepted, accepted_at }: OutdatedRow,
): Promise<OutdatedTerm> => {
  const { version, title, content, published_at } = await currentPage(db, agreedPages[kind])
  const before = await pageInVersion(db, page_id, accepted)
  return {
    kind,
    version: String(version),
    title,
    content,
    published_at: published_at.toISOString(),
    accepted: {
      version: String(accepted),
      content: before?.content ?? '',
      accepted_at: accepted_at.toISOString(),
    },
  }
}

/** The terms whose current version a person must accept again. */
export const outdatedTermsOf = async (db: Db | Tx, userId: string) => {
  const rows = await findOutdated(db, userId)
  return { data: await Promise.all(rows.map((row) => toOutdated(db, row))) }
}

export const listOutdatedTerms: UseCase<typeof endpoint> = ({ db }, { actor }) =>
  outdatedTermsOf(db, actor.userId)
