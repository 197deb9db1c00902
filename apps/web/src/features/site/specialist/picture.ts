import type { DescribePicture, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { councilOf } from '../../../ui/person/council-of.ts'
import { initialsOf } from '../../../ui/person/person.ts'
import { cheapest } from '../links.ts'
import { average, price } from '../words.ts'
import { modeOf } from './mode.ts'

const t = site.specialist

const ratingOf = ({ rating }: SitePageOf<'specialist'>['person']): string | null => {
  if (rating.count === 0) return null
  const values = { average: average(rating.average), count: rating.count }
  return fill(rating.count === 1 ? t.picture.ratedOnce : t.picture.rated, values)
}

/** What the picture of a specialist's page says; nothing where nobody can book. */
export const describePicture: DescribePicture = (page) => {
  const { person } = page
  const offer = cheapest(person)
  if (!offer) return undefined
  const isOnlyPrice = person.specialties.every((each) => each.price === offer.price)
  const amount = isOnlyPrice ? price(offer.price) : fill(site.people.from, { price: price(offer.price) })
  return {
    name: person.name,
    initials: initialsOf(person.name),
    about: [offer.name, councilOf(person)].filter(Boolean).join(' · '),
    rating: ratingOf(person),
    price: `${amount}, ${modeOf(page)}`,
    call: t.go,
  }
}
