import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { specialtyLink } from '../links.ts'
import { PersonList } from '../parts/person-row.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Filters } from './filters.tsx'
import { Pages } from './pages.tsx'

type Page = SitePageOf<'search'>

interface Props {
  readonly page: Page
  readonly context: SiteContext
}

/** Before anything else, for who should not wait. */
const Emergency = ({ line }: { line: '192' | '188' }) => {
  const { title, text, call, href } = useVoice().site.lists.search.emergency[line]
  return (
    <section className="s-alarm" role="alert">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <a className="s-button s-button-alarm" href={href}>
        {call}
      </a>
    </section>
  )
}

/** What the words mean to the search, and that it is no triage. */
const Meant = ({ page: { meant } }: { page: Page }) => {
  const { site, to } = useVoice()
  const t = site.lists.search
  return (
    <p className="s-meant">
      <span>{t.meant}</span>
      {meant.map((specialty) => (
        <a key={specialty.id} className="s-chip" href={to(specialtyLink(specialty))}>
          <SpecialtyName name={specialty.name} />
        </a>
      ))}
      <small>{t.notTriage}</small>
    </p>
  )
}

/** The specialties that were asked for, by name or by what the words mean. */
const askedFor = ({ search, specialties, meant }: Page): string[] => {
  const chosen = specialties.filter(({ slug }) => slug === search.specialty)
  return [...chosen, ...meant].map(({ id }) => id)
}

const None = () => {
  const { site, to } = useVoice()
  const t = site.lists.search
  return (
    <>
      <p className="s-muted">{t.noneHelp}</p>
      <p>
        <a className="s-more" href={to('/especialidades')}>
          {t.noneGo}
        </a>
      </p>
    </>
  )
}

const countOf = ({ lists: { search: t } }: Voice['site'], { total }: Page): string => {
  if (total === 0) return t.none
  return total === 1 ? t.one : fill(t.many, { count: total })
}

export const SearchPage = ({ page, context }: Props) => {
  const { site, specialty: called } = useVoice()
  const t = site.lists.search
  const { search, people, meant, emergency } = page
  const isPlain = context.path === '/buscar'
  const chosen = page.specialties.find(({ slug }) => slug === search.specialty)
  const specialty = chosen && called(chosen.name).text
  const what = search.q || specialty
  const head = {
    title: what ? fill(t.titleFor, { what }) : t.title,
    description: t.description,
    isIndexed: isPlain,
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide s-find">
        <header className="s-heading">
          <h1>{search.q ? fill(t.headingFor, { q: search.q }) : (specialty ?? t.heading)}</h1>
        </header>
        {emergency && <Emergency line={emergency} />}
        <div className="s-find-columns">
          <Filters page={page} now={context.now} />
          <div className="s-find-results">
            {meant.length > 0 && <Meant page={page} />}
            <p className="s-facts" role="status">
              {countOf(site, page)}
            </p>
            {people.length > 0 ? (
              <PersonList people={people} now={context.now} among={askedFor(page)} />
            ) : (
              <None />
            )}
            <Pages page={page} />
          </div>
        </div>
      </div>
    </Document>
  )
}
