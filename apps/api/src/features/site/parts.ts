import type { SiteContext, SitePerson, SiteSpecialty } from '@emma/contracts/site'
import type { Facets, SpecialistCard } from '@emma/contracts/specialists'
import type { Deps } from '../../deps.ts'
import { findPractice } from '../availability/index.ts'
import { findPlaces, toPlace } from '../places/index.ts'
import { readPublicQueue } from '../queue/index.ts'
import { findReviews, toReview } from '../reviews/index.ts'
import { countedChoices, type Filters, findAddressed, findCard, findSlugs } from '../specialists/index.ts'
import { createPageCache, GOOD_FOR_MS, type PageCache, type Perishable } from './page-cache.ts'
import { readRules } from './rules.ts'
import { countStars, findCities, findLatestReviews, findNamed, findOffered } from './site.repo.ts'

/** Specialties and cities at the foot of each page. */
const IN_FOOTER = 8
/** More cities than any specialty has pages for. */
const ALL_CITIES = 5000
const SHOWN_REVIEWS = 10
const REVIEWS_AT_HOME = 3
const SHOWN_OTHERS = 12

/** Everything that can be booked: the links of pages. */
interface Menu {
  /** All offered ones, by number of specialists. */
  readonly specialties: readonly SiteSpecialty[]
  /** For the foot of each page: the first of them, and the cities with the most specialists. */
  readonly footer: SiteContext['menu']
}

interface Part<T> extends Perishable {
  readonly value: T
}

type Keep = <T>(
  read: (key: string) => Promise<T>,
  topicsOf: (value: T, key: string) => readonly string[],
) => (key: string) => Promise<T>

/** @param isTrusted whether change notifications reach us */
const keeperOf =
  ({ clock }: Deps, isTrusted: () => boolean, caches: PageCache[]): Keep =>
  (read, topicsOf) => {
    const cache = createPageCache<Part<Awaited<ReturnType<typeof read>>>>()
    caches.push(cache)
    const make = async (key: string, now: number) => {
      const value = await read(key)
      return { value, topics: new Set(topicsOf(value, key)), until: now + GOOD_FOR_MS }
    }
    return async (key) => {
      const now = clock.now().getTime()
      return (await cache.read(key, now, () => make(key, now), isTrusted)).value
    }
  }

const readMenu = async ({ readDb }: Deps): Promise<Menu> => {
  const [specialties, cities] = await Promise.all([findOffered(readDb), findCities(readDb, IN_FOOTER)])
  return { specialties, footer: { specialties: specialties.slice(0, IN_FOOTER), cities } }
}

/** A specialist's page besides the person and the times, and the data for writing times. */
const readAbout = async (deps: Deps, id: string) => {
  const { readDb, clock } = deps
  const [card, practice, places, reviews, stars] = await Promise.all([
    findCard(deps, id, { now: clock.now(), customerId: null }),
    findPractice(readDb, id),
    findPlaces(readDb, id, null),
    findReviews(readDb, id, SHOWN_REVIEWS),
    countStars(readDb, id),
  ])
  return {
    // Not dropped when times change: it shows none.
    card: card && { ...card, nextSlot: null, nextSlots: [] },
    practice,
    places: places.map(toPlace),
    reviews: reviews.map(toReview),
    stars,
  }
}

const readSaid = async ({ readDb }: Deps) => {
  const rows = await findLatestReviews(readDb, REVIEWS_AT_HOME)
  return {
    reviews: rows.map((row) => ({ ...toReview(row), specialist: row.specialist })),
    ids: rows.map(({ specialist_id }) => specialist_id),
  }
}

/** A specialty by its address, the cities where it is offered, and other specialties. */
const readNamed = async ({ readDb }: Deps, slug: string, menu: () => Promise<Menu>) => {
  const [specialty, { specialties }] = await Promise.all([findNamed(readDb, slug), menu()])
  if (!specialty) return undefined
  const others = specialties.filter(({ id }) => id !== specialty.id).slice(0, SHOWN_OTHERS)
  return { specialty, others, cities: await findCities(readDb, ALL_CITIES, specialty.id) }
}

/** The counts for each further choice of a search. @param asked the search and the prices, as JSON */
const countFor = async (deps: Deps, asked: string): Promise<Facets> => {
  const [filters, prices]: [Filters, number[]] = JSON.parse(asked)
  return (await countedChoices(deps, filters, prices, deps.clock.now())).facets
}

/** Cards with the addresses of their pages: the same object, as long as both are the same. */
const createPeople = () => {
  const people = new WeakMap<SpecialistCard, SitePerson>()
  return (card: SpecialistCard, slug: string): SitePerson => {
    const known = people.get(card)
    if (known?.slug === slug) return known
    const person = { ...card, slug }
    people.set(card, person)
    return person
  }
}

const ofLists = () => ['lists']

/**
 * Data that many pages show and few changes affect, cached like the pages themselves. A booking drops the pages that
 * show its specialist, and none of this.
 */
export const createParts = (deps: Deps, isTrusted: () => boolean) => {
  const caches: PageCache[] = []
  const keep = keeperOf(deps, isTrusted, caches)
  const { readDb } = deps
  const menu = keep(() => readMenu(deps), ofLists)
  const rules = keep(
    () => readRules(deps),
    () => [],
  )
  const queue = keep(
    () => readPublicQueue(deps),
    () => ['queue', 'lists'],
  )
  const said = keep(
    () => readSaid(deps),
    ({ ids }) => ['lists', ...ids],
  )
  const about = keep(
    (id) => readAbout(deps, id),
    (_, id) => [id],
  )
  const addressed = keep(
    (slug) => findAddressed(readDb, slug),
    (found) => (found ? [found.id] : ['lists']),
  )
  const slugs = keep(
    (ids) => findSlugs(readDb, ids.split(' ')),
    (_, ids) => ids.split(' '),
  )
  const choices = keep(
    (asked) => countFor(deps, asked),
    () => ['lists', 'choices'],
  )
  return {
    caches,
    read: {
      menu: () => menu(''),
      /** The part shown at the foot of each page. */
      footer: async () => (await menu('')).footer,
      /** The rules an admin set, as pages quote them. */
      rules: () => rules(''),
      queue: () => queue(''),
      /** The latest reviews with a comment. */
      said: async () => (await said('')).reviews,
      about,
      /** The specialist of an address. */
      addressed,
      /** A card with the address of its page. */
      person: createPeople(),
      /** Counts for each further choice of a search: no booking changes them. */
      choices: (filters: Filters, prices: readonly number[]) => choices(JSON.stringify([filters, prices])),
      /** Addresses of specialists; the same people are looked up once, in any order. */
      slugs: (ids: readonly string[]) => slugs(ids.toSorted().join(' ')),
      named: keep((slug) => readNamed(deps, slug, () => menu('')), ofLists),
    },
  }
}
export type Parts = ReturnType<typeof createParts>['read']
