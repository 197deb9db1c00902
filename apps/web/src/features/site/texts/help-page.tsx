import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { Questions } from '../parts/questions.tsx'
import { faqData } from '../seo/data.ts'
import { useVoice } from '../voice/voice.ts'

const addresses: Readonly<Record<string, string>> = {
  'termo-condicoes': '/termos-de-uso',
  'politica-privacidade': '/politica-de-privacidade',
}

interface Props {
  readonly page: SitePageOf<'help'>
  readonly context: SiteContext
}

const SearchHelp = ({ search }: { search: string }) => {
  const { site, to } = useVoice()
  const t = site.texts.help
  return (
    <search>
      <form className="s-inline" action={to('/ajuda')} method="get">
        <label className="s-field">
          <span>{t.label}</span>
          <input name="q" type="search" defaultValue={search} placeholder={t.hint} maxLength={100} />
        </label>
        <button className="s-button" type="submit">
          {t.go}
        </button>
      </form>
    </search>
  )
}

const Found = ({ page: { search, pages } }: Pick<Props, 'page'>) => {
  const { site, theirs } = useVoice()
  const t = site.texts.help
  return (
    <section className="s-section" aria-labelledby="paginas">
      <h2 id="paginas">{search ? fill(t.found, { q: search }) : t.pages}</h2>
      {pages.length === 0 && <p>{t.none}</p>}
      <ul className="s-grid">
        {pages.map(({ id, slug, title }) => (
          <li key={id}>
            <a className="s-tile" href={addresses[slug] ?? `/pagina/${slug}`} lang={theirs} hrefLang={theirs}>
              <strong>{title}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const HelpPage = ({ page, context }: Props) => {
  const voice = useVoice()
  const { site } = voice
  const t = site.texts.help
  const questions = site.home.faq.items.filter(({ a }) => !a.includes('{{'))
  const head = {
    title: t.title,
    description: t.description,
    isIndexed: page.search === '',
    data: page.search === '' ? [faqData(voice, questions)] : [],
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide">
        <header className="s-heading">
          <h1>{t.heading}</h1>
        </header>
        <SearchHelp search={page.search} />
        <Found page={page} />
        {page.search === '' && <Questions title={site.home.faq.title} items={questions} />}
      </div>
    </Document>
  )
}
