import type { SitePerson } from '@emma/contracts/site'
import type { SpecialistCard } from '@emma/contracts/specialists'
import type { SiteDeps } from './site-page.ts'

/** Cards with the addresses of their pages. */
export const withSlugs = async (
  { parts }: SiteDeps,
  cards: readonly SpecialistCard[],
): Promise<SitePerson[]> => {
  if (cards.length === 0) return []
  const slugs = await parts.slugs(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const slug = slugs.get(card.id)
    return slug === undefined ? [] : [parts.person(card, slug)]
  })
}

export const idsOf = (people: readonly SitePerson[]): string[] => people.map(({ id }) => id)
