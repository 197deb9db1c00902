import { wallTimeOf } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import { findOpenSlots, findPractice, toSlot } from '../../availability/index.ts'
import { findPlaces, toPlace } from '../../places/index.ts'
import { findReviews, toReview } from '../../reviews/index.ts'
import { findAddressed, findCards, oneSpecialist, toCard } from '../../specialists/index.ts'
import { readRules } from '../rules.ts'
import { countStars } from '../site.repo.ts'
import { type Asked, fieldOf, type Gather, missing, paramOf } from '../site-page.ts'

const SHOWN_REVIEWS = 10
const DAYS = 14
/** As many days with slots as a first screen holds, and slots of each. */
const SHOWN_DAYS = 4
const SLOTS_A_DAY = 6
const ACTIVE = 1

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What is asked of the page's times: all of two weeks (`?horarios=todos`), for one specialty (`?especialidade={id}`). */
const timesOf = (asked: Asked) => {
  const specialty = fieldOf(asked, 'especialidade')
  return {
    isWhole: fieldOf(asked, 'horarios') === 'todos',
    offerId: UUID.test(specialty) ? specialty : null,
  }
}

/** What distinguishes the page from others of the same person. */
export const addressOfTimes = (asked: Asked): string => {
  const { isWhole, offerId } = timesOf(asked)
  return `?${isWhole ? 'todos' : ''}&${offerId ?? ''}`
}

/** The page with the times that were asked for. */
const withTimes = (path: string, isWhole: boolean, offerId: string | null): string => {
  const chosen = { ...(isWhole && { horarios: 'todos' }), ...(offerId && { especialidade: offerId }) }
  const query = new URLSearchParams(chosen).toString()
  return query === '' ? path : `${path}?${query}`
}

/** As the database makes them. */
const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text)

/** The first slots of the next days that have any, or all of two weeks. */
const findNextSlots = async ({ readDb, clock }: Deps, id: string, isWhole: boolean) => {
  const now = clock.now()
  const practice = await findPractice(readDb, id)
  const start = now.getTime()
  const rows = await findOpenSlots(readDb, id, { start, end: start + DAYS * DAY }, now)
  if (isWhole) return rows.map((row) => toSlot(practice, row))
  const ofDay = new Map<string, number>()
  return rows
    .filter(({ starts_at }) => {
      const { date } = wallTimeOf(starts_at.getTime(), practice.zone)
      const nth = ofDay.get(date) ?? 0
      if (!ofDay.has(date) && ofDay.size === SHOWN_DAYS) return false
      ofDay.set(date, nth + 1)
      return nth < SLOTS_A_DAY
    })
    .map((row) => toSlot(practice, row))
}

const readPerson = async (deps: Deps, id: string, slug: string) => {
  const [card] = await findCards(deps.readDb, oneSpecialist(id, null), {
    now: deps.clock.now(),
    customerId: null,
  })
  return card && { ...toCard(card), slug }
}

/** A specialist's page; a former address leads to it, and one of somebody who left says so. */
export const gatherSpecialist: Gather = async (deps, asked) => {
  const slug = paramOf(asked, 'slug').toLowerCase()
  const { isWhole, offerId } = timesOf(asked)
  const path = `/especialista/${slug}`
  const addressed = isSlug(slug) ? await findAddressed(deps.readDb, slug) : undefined
  if (!addressed) return missing('unknown', path)
  const { id, hasLeft, status } = addressed
  if (hasLeft) return { ...missing('gone', path), topics: [id] }
  if (status !== ACTIVE) return { ...missing('unknown', path), topics: [id] }
  if (addressed.slug !== slug) return { movedTo: `/especialista/${addressed.slug}`, topics: [id] }
  const [person, slots, places, reviews, stars, rules, { specialties }] = await Promise.all([
    readPerson(deps, id, slug),
    findNextSlots(deps, id, isWhole),
    findPlaces(deps.readDb, id, null),
    findReviews(deps.readDb, id, SHOWN_REVIEWS),
    countStars(deps.readDb, id),
    readRules(deps),
    deps.menu(),
  ])
  if (!person) return { ...missing('unknown', path), topics: [id] }
  const [cheapest] = person.specialties.toSorted((a, b) => a.price - b.price)
  return {
    status: 200,
    page: {
      kind: 'specialist',
      person,
      specialty: specialties.find((each) => each.id === cheapest?.id) ?? null,
      slots: person.specialties.length === 0 ? [] : slots,
      isWhole,
      offerId: person.specialties.some(({ id }) => id === offerId) ? offerId : null,
      places: places.map(toPlace),
      reviews: reviews.map(toReview),
      stars,
      rules,
    },
    path,
    here: withTimes(path, isWhole, offerId),
    topics: [id],
    isIndexed: person.specialties.length > 0 && !isWhole && offerId === null,
  }
}
