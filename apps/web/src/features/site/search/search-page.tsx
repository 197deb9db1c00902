import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { listQueryOf, searchPath } from '@emma/contracts/site/search'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { personLink, specialtyLink } from '../links.ts'
import { PersonList } from '../parts/person-row.tsx'
import type { Head } from '../seo/head.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Pages } from './pages.tsx'
import { type SearchPlace, wireQuery } from './search-place.ts'
import { SearchView } from './search-view.tsx'

type Page = SitePageOf<'search'>

interface Props {
  readonly page: Page
  readonly context: SiteContext
}

/** The requested specialties, by name or by the meaning of the text. */
const askedFor = ({ search, specialties, meant }: Page): string[] => {
  const chosen = specialties.filter(({ slug }) => slug === search.specialty)
  return [...chosen, ...meant].map(({ id }) => id)
}

const placeOf = ({ to }: Voice, { search, specialties }: Page): SearchPlace => ({
  action: to('/buscar'),
  linkTo: (search) => to(searchPath(search)),
  specialtyLink: (slug) => to(specialtyLink({ slug })),
  specialtiesLink: to('/especialidades'),
  contactLink: to('/contato'),
  helpLink: to('/ajuda'),
  mapQuery: wireQuery(listQueryOf(search, specialties.find(({ slug }) => slug === search.specialty)?.id)),
  personLink: to(personLink({ slug: '{{slug}}' })),
  isLive: false,
})

export const SearchPage = ({ page, context }: Props) => {
  const voice = useVoice()
  const t = voice.site.lists.search
  const { search, people } = page
  const place = placeOf(voice, page)
  const chosen = page.specialties.find(({ slug }) => slug === search.specialty)
  const specialty = chosen && voice.specialty(chosen.name).text
  const what = search.q || specialty
  const head: Head = {
    title: what ? fill(t.titleFor, { what }) : t.title,
    description: t.description,
    isIndexed: context.path === '/buscar',
    of: page.counts ?? undefined,
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide s-find">
        <header className="s-heading">
          <h1>{search.q ? fill(t.headingFor, { q: search.q }) : (specialty ?? t.heading)}</h1>
        </header>
        <SearchView found={page} now={context.now} place={place}>
          <PersonList people={people} now={context.now} among={askedFor(page)} />
          <Pages page={page} place={place} />
        </SearchView>
      </div>
    </Document>
  )
}
