import type { AdminPage, AdminPageRow, Page, PageVersion } from '@emma/contracts/pages'
import { isAgreedPage, isFixedPage } from '@emma/domain/pages'
import type { AdminPageListRow, AnyPage, DraftRow, PageRow } from './pages.repo.ts'

export const toPage = ({
  id,
  slug,
  title,
  content,
  version,
  published_at,
}: Omit<PageRow, 'text_hash' | 'asked_version'>): Page => ({
  id,
  slug,
  title,
  content,
  version,
  published_at: published_at.toISOString(),
})

/** The admin; null if it came with the installation. */
const nameOf = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name}`

export const toAdminPage = (
  { id, slug }: AnyPage,
  published: PageRow | undefined,
  draft: DraftRow | undefined,
): AdminPage => ({
  id,
  slug,
  standing: isFixedPage(slug),
  agreed: isAgreedPage(slug),
  published: published ? toPage(published) : null,
  draft: draft
    ? {
        title: draft.title,
        content: draft.content,
        saved_at: draft.saved_at.toISOString(),
        saved_by: nameOf(draft),
      }
    : null,
})

export const toAdminPageRow = (row: AdminPageListRow): AdminPageRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  standing: isFixedPage(row.slug),
  version: row.version,
  published_at: row.published_at?.toISOString() ?? null,
  draft_saved_at: row.draft_saved_at?.toISOString() ?? null,
})

export const toVersion = (row: {
  version: number
  title: string
  minor: boolean
  published_at: Date
  first_name: string | null
  last_name: string | null
}): PageVersion => ({
  version: row.version,
  title: row.title,
  minor: row.minor,
  published_at: row.published_at.toISOString(),
  published_by: nameOf(row),
})
