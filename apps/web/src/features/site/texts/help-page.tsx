import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { found } from '@emma/domain/seeking'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { type Question, Questions } from '../parts/questions.tsx'
import { faqData } from '../seo/data.ts'
import { useVoice, type Voice } from '../voice/voice.ts'

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

const Pages = ({ page: { pages } }: Pick<Props, 'page'>) => {
  const { site, theirs } = useVoice()
  const t = site.texts.help
  if (pages.length === 0) return null
  return (
    <section className="s-section" aria-labelledby="paginas">
      <h2 id="paginas">{t.pages}</h2>
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

/** After a search without results: link to ask. */
const Nothing = () => {
  const { site, to } = useVoice()
  const t = site.texts.help
  return (
    <section className="s-section">
      <p>{t.none}</p>
      <a className="s-more" href={to('/contato')}>
        {t.write}
      </a>
    </section>
  )
}

/** Common questions, or those that match the search. */
const questionsOf = ({ site }: Voice, { search, rules }: Props['page']): readonly Question[] => {
  const all = [...site.texts.help.questions, ...site.home.faq.items].map(({ q, a }) => ({
    q,
    a: fill(a, { hours: rules.refundHours }),
  }))
  return found(all, search, ({ q, a }) => `${q} ${a}`)
}

export const HelpPage = ({ page, context }: Props) => {
  const voice = useVoice()
  const { site } = voice
  const t = site.texts.help
  const { search, pages } = page
  const questions = questionsOf(voice, page)
  const head = {
    title: t.title,
    description: t.description,
    isIndexed: search === '',
    data: () => (search === '' ? [faqData(voice, questions)] : []),
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide">
        <header className="s-heading">
          <h1>{t.heading}</h1>
        </header>
        <SearchHelp search={search} />
        {questions.length > 0 && (
          <Questions title={search ? fill(t.found, { q: search }) : site.home.faq.title} items={questions} />
        )}
        <Pages page={page} />
        {questions.length + pages.length === 0 && <Nothing />}
      </div>
    </Document>
  )
}
