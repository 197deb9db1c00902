import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { councilOf } from '../../../ui/person/council-of.ts'
import { Document } from '../document.tsx'
import { cheapest, personLink, pictureLink, specialtyLink, TIMES } from '../links.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { breadcrumbData, type Crumb, specialistData } from '../seo/data.ts'
import type { Head } from '../seo/head.ts'
import { price } from '../words.ts'
import { Identity } from './identity.tsx'
import { modeOf } from './mode.ts'
import { Offers, Places } from './offers.tsx'
import { Reviews } from './reviews.tsx'
import { SlotPicker } from './slot-picker.tsx'

const t = site.specialist

interface Props {
  readonly page: SitePageOf<'specialist'>
  readonly context: SiteContext
}

const headOf = ({ page, context }: Props, crumbs: readonly Crumb[]): Head => {
  const { person } = page
  const offer = cheapest(person)
  const values = {
    name: person.name,
    specialty: offer?.name ?? '',
    council: councilOf(person),
    specialties: person.specialties.map(({ name }) => name).join(', '),
    price: offer ? price(offer.price) : '',
    mode: modeOf(page),
  }
  return {
    title: fill(offer ? t.title : t.titlePlain, values),
    description: fill(offer ? t.description : t.descriptionPlain, values),
    isIndexed: offer !== undefined,
    type: 'profile',
    image: offer ? pictureLink(person) : person.avatar,
    hasPicture: offer !== undefined,
    data: [specialistData(context, page), breadcrumbData(context, crumbs)],
  }
}

const crumbsOf = ({ page: { person, specialty } }: Props): Crumb[] => [
  { name: site.frame.start, path: '/' },
  ...(specialty ? [{ name: specialty.name, path: specialtyLink(specialty) }] : []),
  { name: person.name, path: personLink(person) },
]

const hasOnePrice = ({ specialties: [first, ...others] }: Props['page']['person']): boolean =>
  others.every(({ price }) => price === first?.price)

/** On a phone, the price and the way on stay under the thumb. */
const Bar = ({ page: { person } }: Pick<Props, 'page'>) => {
  const offer = cheapest(person)
  if (!offer) return null
  const amount = price(offer.price)
  return (
    <aside className="s-bar" aria-label={t.go}>
      <span>
        <small>{offer.name}</small>
        <strong>{hasOnePrice(person) ? amount : fill(site.people.from, { price: amount })}</strong>
      </span>
      <a className="s-button" href={`#${TIMES}`}>
        {t.go}
      </a>
    </aside>
  )
}

export const SpecialistPage = (props: Props) => {
  const { page, context } = props
  const { person, slots } = page
  const crumbs = crumbsOf(props)
  return (
    <Document head={headOf(props, crumbs)} context={context} bar={slots.length > 0 && <Bar page={page} />}>
      <div className="s-wide s-profile">
        <Breadcrumb crumbs={crumbs} />
        <div className="s-profile-columns">
          <div className="s-profile-who">
            <Identity person={person} />
            {person.summary && (
              <section className="s-block" aria-labelledby="sobre">
                <h2 id="sobre">{fill(t.about, { name: person.name })}</h2>
                <p className="s-prose">{person.summary}</p>
              </section>
            )}
            <Offers page={page} />
            <Places page={page} />
            <Reviews page={page} />
          </div>
          <SlotPicker page={page} now={context.now} />
        </div>
      </div>
    </Document>
  )
}
