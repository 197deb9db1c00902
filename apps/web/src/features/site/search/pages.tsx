import type { SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { useVoice } from '../voice/voice.ts'
import type { SearchPlace } from './search-place.ts'

interface Props {
  readonly page: SitePageOf<'search'>
  readonly place: SearchPlace
}

/** The same search on another page. */
export const Pages = ({ page: { search, total, pageSize }, place }: Props) => {
  const t = useVoice().site.lists.search
  const pages = Math.ceil(total / pageSize)
  const { page: here } = search
  if (pages <= 1) return null
  const linkTo = (page: number): string => place.linkTo({ ...search, page })
  return (
    <nav className="s-pages" aria-label={t.pages}>
      {here > 1 && (
        <a className="s-button s-button-quiet" href={linkTo(here - 1)} rel="prev">
          {t.previous}
        </a>
      )}
      <span className="s-muted">{fill(t.of, { page: here, pages })}</span>
      {here < pages && (
        <a className="s-button s-button-quiet" href={linkTo(here + 1)} rel="next">
          {t.next}
        </a>
      )}
    </nav>
  )
}
