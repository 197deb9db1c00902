import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { councilOf } from '../../../ui/person/council-of.ts'
import { Document } from '../document.tsx'
import { cheapest, personLink, pictureLink, specialtyLink, TIMES } from '../links.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { Prepared } from '../prepared/prepared.tsx'
import { breadcrumbData, type Crumb, specialistData } from '../seo/data.ts'
import type { Head } from '../seo/head.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Identity, Share } from './identity.tsx'
import { modeOf } from './mode.ts'
import { Offers, Places } from './offers.tsx'
import { Reviews } from './reviews.tsx'
import { SlotPicker } from './slot-picker.tsx'

interface Props {
  readonly page: SitePageOf<'specialist'>
  readonly context: SiteContext
}

/** What a search engine may promise of the page: reviews and times only where there are some. */
const seeOf = ({ site }: Voice, { reviews, slots }: SitePageOf<'specialist'>): string => {
  const { see } = site.specialist
  if (slots.length === 0) return reviews.length === 0 ? see.neither : see.reviews
  return reviews.length === 0 ? see.slots : see.both
}

const headOf = (voice: Voice, { page, context }: Props, crumbs: readonly Crumb[]): Head => {
  const { site, to, price, specialty } = voice
  const t = site.specialist
  const { person } = page
  const offer = cheapest(person)
  const values = {
    name: person.name,
    specialty: offer ? specialty(offer.name).text : '',
    council: councilOf(person),
    specialties: person.specialties.map(({ name }) => specialty(name).text).join(', '),
    price: offer ? price(offer.price) : '',
    mode: modeOf(voice, page),
    see: seeOf(voice, page),
  }
  return {
    title: fill(offer ? t.title : t.titlePlain, values),
    description: fill(offer ? t.description : t.descriptionPlain, values),
    isIndexed: offer !== undefined,
    type: 'profile',
    image: offer ? to(pictureLink(person)) : person.avatar,
    hasPicture: offer !== undefined,
    data: () => [specialistData(voice, context, page), breadcrumbData(context, crumbs)],
    of: person,
    and: crumbs.map(({ name, path }) => `${name} ${path}`).join('\n'),
  }
}

const crumbsOf = ({ site, specialty: called }: Voice, { page: { person, specialty } }: Props): Crumb[] => [
  { name: site.frame.start, path: '/' },
  ...(specialty ? [{ name: called(specialty.name).text, path: specialtyLink(specialty) }] : []),
  { name: person.name, path: personLink(person) },
]

const hasOnePrice = ({ specialties: [first, ...others] }: Props['page']['person']): boolean =>
  others.every(({ price }) => price === first?.price)

/** On a phone, price and button stay within thumb's reach. */
const Bar = ({ page: { person } }: Pick<Props, 'page'>) => {
  const { site, price } = useVoice()
  const t = site.specialist
  const offer = cheapest(person)
  if (!offer) return null
  const amount = price(offer.price)
  return (
    <aside className="s-bar" aria-label={t.go}>
      <span>
        <small>
          <SpecialtyName name={offer.name} />
        </small>
        <strong>{hasOnePrice(person) ? amount : fill(site.people.from, { price: amount })}</strong>
      </span>
      <a className="s-button" href={`#${TIMES}`}>
        {t.go}
      </a>
    </aside>
  )
}

/** The specialist, their offers and places, and reviews. */
const About = ({ page }: Pick<Props, 'page'>) => {
  const { site, theirs } = useVoice()
  const { person } = page
  return (
    <div className="s-profile-who">
      <Identity person={person} />
      <Share />
      {person.summary && (
        <section className="s-block" aria-labelledby="sobre">
          <h2 id="sobre">{fill(site.specialist.about, { name: person.name })}</h2>
          <p className="s-prose" lang={theirs}>
            {person.summary}
          </p>
        </section>
      )}
      <Offers page={page} />
      <Places page={page} />
      <Reviews page={page} />
    </div>
  )
}

export const SpecialistPage = (props: Props) => {
  const voice = useVoice()
  const { page, context } = props
  const { slots } = page
  const crumbs = crumbsOf(voice, props)
  return (
    <Document
      head={headOf(voice, props, crumbs)}
      context={context}
      bar={slots.length > 0 && <Bar page={page} />}
    >
      <div className="s-wide s-profile">
        <Breadcrumb crumbs={crumbs} />
        <div className="s-profile-columns">
          <Prepared of={page.person} and={voice.duration(page.lengths)}>
            <About page={page} />
          </Prepared>
          <SlotPicker page={page} now={context.now} />
        </div>
      </div>
    </Document>
  )
}
