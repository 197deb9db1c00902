import type { DescribePicture, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { councilOf } from '../../../ui/person/council-of.ts'
import { initialsOf } from '../../../ui/person/person.ts'
import { cheapest } from '../links.ts'
import type { Voice } from '../voice/voice.ts'
import { voices } from '../voice/voices.ts'
import { modeOf } from './mode.ts'

const ratingOf = (
  { site, average }: Voice,
  { rating }: SitePageOf<'specialist'>['person'],
): string | null => {
  const t = site.specialist
  if (rating.count === 0) return null
  const values = { average: average(rating.average), count: rating.count }
  return fill(rating.count === 1 ? t.picture.ratedOnce : t.picture.rated, values)
}

/** The content of the picture for a specialist's page; undefined if nothing can be booked. */
export const describePicture: DescribePicture = (page, language) => {
  const voice = voices[language]
  const { site, price, specialty } = voice
  const { person } = page
  const offer = cheapest(person)
  if (!offer) return undefined
  const isOnlyPrice = person.specialties.every((each) => each.price === offer.price)
  const amount = isOnlyPrice ? price(offer.price) : fill(site.people.from, { price: price(offer.price) })
  return {
    name: person.name,
    initials: initialsOf(person.name),
    about: [specialty(offer.name).text, councilOf(person)].filter(Boolean).join(' · '),
    rating: ratingOf(voice, person),
    price: `${amount}, ${modeOf(voice, page)}`,
    call: site.specialist.go,
  }
}
