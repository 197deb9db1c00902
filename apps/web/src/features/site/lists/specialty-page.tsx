import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { Document } from '../document.tsx'
import { cityLink, specialtyLink } from '../links.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { PersonList } from '../parts/person-row.tsx'
import { Questions } from '../parts/questions.tsx'
import { breadcrumbData, type Crumb, faqData } from '../seo/data.ts'
import type { Head } from '../seo/head.ts'
import { howMany, inCity, price } from '../words.ts'
import { Cities, Others } from './specialty-links.tsx'

const t = site.lists.specialty

interface Props {
  readonly page: SitePageOf<'specialty'>
  readonly context: SiteContext
}

/** What the page's sentences are filled with. */
const valuesOf = ({ specialty, city, total, rules }: Props['page']) => ({
  name: specialty.name,
  people: howMany(city ? total : specialty.count),
  from: price(specialty.lowest),
  to: price(specialty.highest),
  hours: rules.refundHours,
  city: city?.name ?? '',
  inCity: city ? inCity(city.name) : '',
  uf: city?.uf ?? '',
})

const crumbsOf = ({ specialty, city }: Props['page']): Crumb[] => [
  { name: site.frame.start, path: '/' },
  { name: site.frame.specialties, path: '/especialidades' },
  { name: specialty.name, path: specialtyLink(specialty) },
  ...(city ? [{ name: city.name, path: cityLink(city) }] : []),
]

const factsOf = ({ page }: Pick<Props, 'page'>): string => {
  const { specialty, city } = page
  if (specialty.count === 0) return t.nobody
  if (city) return fill(t.factsCity, valuesOf(page))
  return fill(specialty.lowest === specialty.highest ? t.factsSame : t.facts, valuesOf(page))
}

const List = ({ page, context }: Props) => (
  <section className="s-section" aria-labelledby="quem">
    <h2 id="quem">{t.people}</h2>
    <PersonList people={page.people} now={context.now} among={[page.specialty.id]} />
    {page.total > page.people.length && (
      <a className="s-more" href={`/buscar?${new URLSearchParams({ especialidade: page.specialty.slug })}`}>
        {t.all}
      </a>
    )}
  </section>
)

export const SpecialtyPage = ({ page, context }: Props) => {
  const { specialty, city, people } = page
  const values = valuesOf(page)
  const crumbs = crumbsOf(page)
  const isOffered = specialty.count > 0
  const questions = isOffered ? t.faq.map(({ q, a }) => ({ q: fill(q, values), a: fill(a, values) })) : []
  const about = site.about[specialty.slug]
  const head: Head = {
    title: fill(city ? t.titleCity : t.title, values),
    description: fill(isOffered ? t.description : t.descriptionNobody, values),
    data: [breadcrumbData(context, crumbs), ...(isOffered ? [faqData(questions)] : [])],
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide">
        <Breadcrumb crumbs={crumbs} />
        <header className="s-heading">
          <h1>{city ? fill(t.headingCity, values) : specialty.name}</h1>
          {about && <p className="s-lead">{about}</p>}
          <p className="s-facts">{factsOf({ page })}</p>
        </header>
        {people.length > 0 && <List page={page} context={context} />}
        <Cities page={page} />
        {isOffered && <Questions title={fill(t.faqTitle, values)} items={questions} />}
        <Others specialties={page.others} />
      </div>
    </Document>
  )
}
