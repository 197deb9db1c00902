import type { SiteCity, SiteSpecialty } from '@emma/contracts/site'
import type { Deps } from '../../deps.ts'
import { createPageCache, GOOD_FOR_MS } from './page-cache.ts'
import { findCities, findOffered } from './site.repo.ts'

/** Specialties and cities at the foot of each page. */
export const IN_FOOTER = 8

/** What can be booked anywhere: what pages lead to, and most of them name. */
export interface Menu {
  /** All that are offered, by how many offer them. */
  readonly specialties: readonly SiteSpecialty[]
  /** The cities where most can be seen. */
  readonly cities: readonly SiteCity[]
}

/**
 * The menu as it is kept: reading it goes over everybody, which costs many times what the rest of a page does. A change of
 * a list drops it.
 */
export const createMenu = ({ readDb, clock }: Deps) => {
  const cache = createPageCache<Menu & { until: number; topics: ReadonlySet<string> }>()
  const make = async () => {
    const [specialties, cities] = await Promise.all([findOffered(readDb), findCities(readDb, IN_FOOTER)])
    const until = clock.now().getTime() + GOOD_FOR_MS
    return { specialties, cities, until, topics: new Set(['lists']) }
  }
  return {
    cache,
    /** @param isTrusted whether word of changes reaches us */
    read: (isTrusted: () => boolean): Promise<Menu> =>
      cache.read('menu', clock.now().getTime(), make, isTrusted),
  }
}
