import type { SitePerson } from '@emma/contracts/site'
import type { SpecialistCard } from '@emma/contracts/specialists'
import type { SiteDeps } from './site-page.ts'

/** People as pages know them, by their cards. */
const known = new WeakMap<SpecialistCard, SitePerson>()

/** A card with the address of its page: the same object, as long as both are the same. */
export const toPerson = (card: SpecialistCard, slug: string): SitePerson => {
  const before = known.get(card)
  if (before?.slug === slug) return before
  const person = { ...card, slug }
  known.set(card, person)
  return person
}

/** Cards with the addresses of their pages. */
export const withSlugs = async (
  { parts }: SiteDeps,
  cards: readonly SpecialistCard[],
): Promise<SitePerson[]> => {
  if (cards.length === 0) return []
  const slugs = await parts.slugs(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const slug = slugs.get(card.id)
    return slug === undefined ? [] : [toPerson(card, slug)]
  })
}

export const idsOf = (people: readonly SitePerson[]): string[] => people.map(({ id }) => id)
