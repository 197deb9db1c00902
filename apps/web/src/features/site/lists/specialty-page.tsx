import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { cityLink, specialtyLink } from '../links.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { PersonList } from '../parts/person-row.tsx'
import { type Question, Questions } from '../parts/questions.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { Prepared } from '../prepared/prepared.tsx'
import { breadcrumbData, type Crumb, faqData } from '../seo/data.ts'
import type { Head } from '../seo/head.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Cities, Others } from './specialty-links.tsx'

interface Props {
  readonly page: SitePageOf<'specialty'>
  readonly context: SiteContext
}

/** Values for the page's sentences. */
const valuesOf = (voice: Voice, { specialty, city, total, rules }: Props['page']) => ({
  name: voice.specialty(specialty.name).text,
  what: voice.inSentence(voice.specialty(specialty.name).text),
  people: voice.howMany(city ? total : specialty.count),
  from: voice.price(specialty.lowest),
  to: voice.price(specialty.highest),
  hours: rules.refundHours,
  city: city?.name ?? '',
  inCity: city ? voice.inCity(city.name) : '',
  uf: city?.uf ?? '',
})

const crumbsOf = ({ site, specialty: called }: Voice, { specialty, city }: Props['page']): Crumb[] => [
  { name: site.frame.start, path: '/' },
  { name: site.frame.specialties, path: '/especialidades' },
  { name: called(specialty.name).text, path: specialtyLink(specialty) },
  ...(city ? [{ name: city.name, path: cityLink(city) }] : []),
]

const factsOf = (voice: Voice, page: Props['page']): string => {
  const t = voice.site.lists.specialty
  const { specialty, city } = page
  if (specialty.count === 0) return t.nobody
  if (city) return fill(t.factsCity, valuesOf(voice, page))
  return fill(specialty.lowest === specialty.highest ? t.factsSame : t.facts, valuesOf(voice, page))
}

const List = ({ page, context }: Props) => {
  const { site, to } = useVoice()
  const t = site.lists.specialty
  const { specialty, city } = page
  const inCity = city && { cidade: `${city.name}, ${city.uf}` }
  return (
    <section className="s-section" aria-labelledby="quem">
      <h2 id="quem">{t.people}</h2>
      <PersonList people={page.people} now={context.now} among={[page.specialty.id]} />
      {page.total > page.people.length && (
        <a
          className="s-more"
          href={to(`/buscar?${new URLSearchParams({ especialidade: specialty.slug, ...inCity })}`)}
        >
          {t.all}
        </a>
      )}
    </section>
  )
}

const describedBy = (t: Voice['site']['lists']['specialty'], { specialty, city }: Props['page']): string => {
  if (specialty.count === 0) return t.descriptionNobody
  return city ? t.descriptionCity : t.description
}

interface BelowProps {
  readonly page: Props['page']
  readonly title: string
  readonly questions: readonly Question[]
}

/** The part below the people: most of the page, and independent of free times. */
const Below = ({ page, title, questions }: BelowProps) => (
  <>
    <Cities page={page} />
    {questions.length > 0 && <Questions title={title} items={questions} />}
    <Others specialties={page.others} />
  </>
)

export const SpecialtyPage = ({ page, context }: Props) => {
  const voice = useVoice()
  const t = voice.site.lists.specialty
  const { specialty, city, people } = page
  const values = valuesOf(voice, page)
  /** The parts above and below the people depend on this, on the other specialties and on nothing else. */
  const says = JSON.stringify([specialty.slug, values])
  const crumbs = crumbsOf(voice, page)
  const isOffered = specialty.count > 0
  const questions = isOffered ? t.faq.map(({ q, a }) => ({ q: fill(q, values), a: fill(a, values) })) : []
  const abouts: Readonly<Record<string, string>> = voice.site.about
  const about = abouts[specialty.slug]
  const head: Head = {
    title: fill(city ? t.titleCity : t.title, values),
    description: fill(describedBy(t, page), values),
    data: () => [breadcrumbData(context, crumbs), ...(isOffered ? [faqData(voice, questions)] : [])],
    of: page.others,
    and: says,
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide">
        <Breadcrumb crumbs={crumbs} />
        <header className="s-heading">
          <h1>{city ? fill(t.headingCity, values) : <SpecialtyName name={specialty.name} />}</h1>
          {about && <p className="s-lead">{about}</p>}
          <p className="s-facts">{factsOf(voice, page)}</p>
        </header>
        {people.length > 0 && <List page={page} context={context} />}
        <Prepared of={page.others} and={says}>
          <Below page={page} title={fill(t.faqTitle, values)} questions={questions} />
        </Prepared>
      </div>
    </Document>
  )
}
