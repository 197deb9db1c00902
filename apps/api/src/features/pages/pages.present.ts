import type { Page } from '@emma/contracts/pages'
import type { PageRow } from './pages.repo.ts'

export const toPage = ({ id, slug, title, content, version, published_at }: PageRow): Page => ({
  id,
  slug,
  title,
  content,
  version,
  published_at: published_at.toISOString(),
})
