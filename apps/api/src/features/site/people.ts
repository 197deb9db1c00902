import type { SitePerson } from '@emma/contracts/site'
import type { SpecialistCard } from '@emma/contracts/specialists'
import type { Deps } from '../../deps.ts'
import { findCards, practiceOf, theseSpecialists, toCard } from '../specialists/index.ts'
import { createPageCache, GOOD_FOR_MS, type Perishable } from './page-cache.ts'
import type { Parts } from './parts.ts'
import type { SiteDeps } from './site-page.ts'

/** Somebody as rows and pages show them, and what their slots are written with. */
interface Known extends Perishable {
  readonly person: SitePerson
  readonly practice: ReturnType<typeof practiceOf>
}

const readPeople = async ({ readDb, clock }: Deps, slugsOf: Parts['slugs'], ids: readonly string[]) => {
  const now = clock.now()
  const [rows, slugs] = await Promise.all([
    findCards(readDb, theseSpecialists(ids), { now, customerId: null }),
    slugsOf(ids),
  ])
  const until = now.getTime() + GOOD_FOR_MS
  return new Map<string, Known>(
    rows.flatMap((row) => {
      const slug = slugs.get(row.id)
      if (slug === undefined) return []
      const person = { ...toCard(row), slug }
      return [[row.id, { person, practice: practiceOf(row), topics: new Set([row.id]), until }]]
    }),
  )
}

/**
 * People by their ids, kept one by one: of all whom a page shows, a booking changes one. Their times are dropped with pages.
 * @param isTrusted whether word of changes reaches us
 */
export const createPeople = (deps: Deps, { slugs }: Pick<Parts, 'slugs'>, isTrusted: () => boolean) => {
  const cache = createPageCache<Known>()
  const read = async (ids: readonly string[]): Promise<readonly Known[]> => {
    const now = deps.clock.now().getTime()
    const known = await cache.readAll(ids, now, (missing) => readPeople(deps, slugs, missing), isTrusted)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  return { cache, read }
}
export type People = ReturnType<typeof createPeople>['read']

/** How long what shows them is good for. */
export const untilOf = (known: readonly Perishable[]): number => Math.min(...known.map(({ until }) => until))

/** Cards with the addresses of their pages. */
export const withSlugs = async (
  { parts }: SiteDeps,
  cards: readonly SpecialistCard[],
): Promise<SitePerson[]> => {
  if (cards.length === 0) return []
  const slugs = await parts.slugs(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const slug = slugs.get(card.id)
    return slug === undefined ? [] : [{ ...card, slug }]
  })
}

export const idsOf = (people: readonly SitePerson[]): string[] => people.map(({ id }) => id)
