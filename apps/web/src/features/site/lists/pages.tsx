import type { SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { useVoice } from '../voice/voice.ts'

type Page = SitePageOf<'search'>

/** The same search on another page. */
const linkTo = ({ search }: Page, page: number): string => {
  const { q, specialty: especialidade, city: cidade, mode: modo, duty: plantao } = search
  const { price, day: dia, order: ordem } = search
  const fields = {
    q,
    especialidade,
    cidade,
    modo,
    plantao,
    preco: price?.toString() ?? '',
    dia,
    ordem,
    pagina: `${page}`,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== '')
  return `/buscar?${new URLSearchParams(given)}`
}

export const Pages = ({ page }: { page: Page }) => {
  const { site, to } = useVoice()
  const t = site.lists.search
  const pages = Math.ceil(page.total / page.pageSize)
  const { page: here } = page.search
  if (pages <= 1) return null
  return (
    <nav className="s-pages" aria-label={t.pages}>
      {here > 1 && (
        <a className="s-button s-button-quiet" href={to(linkTo(page, here - 1))} rel="prev">
          {t.previous}
        </a>
      )}
      <span className="s-muted">{fill(t.of, { page: here, pages })}</span>
      {here < pages && (
        <a className="s-button s-button-quiet" href={to(linkTo(page, here + 1))} rel="next">
          {t.next}
        </a>
      )}
    </nav>
  )
}
