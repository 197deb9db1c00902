import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { siteAddress } from '@emma/contracts/site/paths'
import type {
  AggregateRating,
  BreadcrumbList,
  FAQPage,
  MedicalBusiness,
  Organization,
  Physician,
  PostalAddress,
  Review,
  WebSite,
  WithContext,
} from 'schema-dts'
import { councilOf } from '../../../ui/person/council-of.ts'
import { personLink } from '../links.ts'
import type { Voice } from '../voice/voice.ts'

/** Data for search engines: https://schema.org in JSON-LD. */
const context = 'https://schema.org'

export const organizationData = (
  { site, tag }: Voice,
  { origin, language }: SiteContext,
): [WithContext<Organization>, WithContext<WebSite>] => [
  {
    '@context': context,
    '@type': 'Organization',
    name: site.frame.brand,
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
  },
  {
    '@context': context,
    '@type': 'WebSite',
    name: site.frame.brand,
    url: `${origin}${siteAddress('/', language)}`,
    inLanguage: tag,
  },
]

export const faqData = (
  { tag }: Voice,
  questions: readonly { readonly q: string; readonly a: string }[],
): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: tag,
  mainEntity: questions.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
})

/** A breadcrumb of a page; the last has no address. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

export const breadcrumbData = (
  { origin, language }: SiteContext,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${siteAddress(path, language)}`,
  })),
})

/** Patients' ratings; nothing without any. */
const ratingData = ({ person }: SitePageOf<'specialist'>): { aggregateRating?: AggregateRating } =>
  person.rating.count === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: person.rating.average,
          reviewCount: person.rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }

const reviewsData = ({ reviews }: SitePageOf<'specialist'>): Review[] =>
  reviews
    .flatMap(({ comment, ...review }) => (comment === null ? [] : [{ ...review, comment }]))
    .slice(0, 5)
    .map(({ author, comment, rating, created_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: created_at.slice(0, 10),
      reviewBody: comment,
      inLanguage: 'pt-BR',
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    }))

const addressData = ({ places, person }: SitePageOf<'specialist'>): { address?: PostalAddress } => {
  const [place] = places
  const city = place?.city ?? person.city
  const region = place?.uf ?? person.state
  if (!city || !region) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      ...(place && { streetAddress: `${place.street}, ${place.number}`, postalCode: place.zipCode }),
      addressLocality: city,
      addressRegion: region,
      addressCountry: 'BR',
    },
  }
}

const pricesData = (
  { price }: Voice,
  { specialties }: SitePageOf<'specialist'>['person'],
): { priceRange?: string } => {
  const prices = specialties.map((offer) => offer.price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0) return {}
  return { priceRange: least === most ? price(least) : `${price(least)} – ${price(most)}` }
}

/** A physician if the council is that of medicine, else a practice. */
export const specialistData = (
  voice: Voice,
  { origin }: SiteContext,
  page: SitePageOf<'specialist'>,
): WithContext<Physician | MedicalBusiness> => {
  const { person } = page
  const reviews = reviewsData(page)
  return {
    '@context': context,
    '@type': person.council?.type === 'CRM' ? 'Physician' : 'MedicalBusiness',
    '@id': `${origin}${personLink(person)}`,
    name: person.name,
    url: `${origin}${voice.to(personLink(person))}`,
    ...(person.avatar && { image: `${origin}${person.avatar}` }),
    ...(person.summary && { description: person.summary }),
    ...(person.council && { identifier: councilOf(person) }),
    ...pricesData(voice, person),
    // schema.org's own list of specialties is closed and English.
    knowsAbout: person.specialties.map(({ name }) => voice.specialty(name).text),
    knowsLanguage: [...person.languages],
    ...addressData(page),
    ...ratingData(page),
    ...(reviews.length > 0 && { review: reviews }),
  }
}
