import { DAY } from '@emma/domain/interval'
import { findFirstSlots, findLengths, findOpenSlots, toSlot } from '../../availability/index.ts'
import { type Asked, fieldOf, type Gather, missing, paramOf, type SiteDeps } from '../site-page.ts'

const DAYS = 14
/** Days with slots on a first screen, and slots of each. */
const SHOWN_DAYS = 4
const SLOTS_A_DAY = 6
const ACTIVE = 1

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The query for the page's times: all of two weeks (`?horarios=todos`), for one specialty (`?especialidade={id}`). */
const timesOf = (asked: Asked) => {
  const specialty = fieldOf(asked, 'especialidade')
  return {
    isWhole: fieldOf(asked, 'horarios') === 'todos',
    offerId: UUID.test(specialty) ? specialty : null,
  }
}

/** The part of the cache key that distinguishes pages of the same person. */
export const addressOfTimes = (asked: Asked): string => {
  const { isWhole, offerId } = timesOf(asked)
  return `?${isWhole ? 'todos' : ''}&${offerId ?? ''}`
}

/** The page's address with the requested times. */
const withTimes = (path: string, isWhole: boolean, offerId: string | null): string => {
  const chosen = { ...(isWhole && { horarios: 'todos' }), ...(offerId && { especialidade: offerId }) }
  const query = new URLSearchParams(chosen).toString()
  return query === '' ? path : `${path}?${query}`
}

/** In the database's format. */
const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text)

type Practice = Parameters<typeof toSlot>[0]

/** The first slots of the next days with any, or all of two weeks; and how long those of two weeks are. */
const findTimes = async ({ readDb, clock }: SiteDeps, practice: Practice, isWhole: boolean) => {
  const now = clock.now()
  const start = now.getTime()
  const span = { start, end: start + DAYS * DAY }
  const { specialistId } = practice
  const [rows, lengths] = await Promise.all([
    isWhole
      ? findOpenSlots(readDb, specialistId, span, now)
      : findFirstSlots(readDb, specialistId, span, now, { days: SHOWN_DAYS, each: SLOTS_A_DAY }),
    findLengths(readDb, specialistId, span, now),
  ])
  return { slots: rows.map((row) => toSlot(practice, row)), lengths }
}

/** A specialist's page; a former address redirects to it, and that of a specialist who left says so. */
export const gatherSpecialist: Gather = async (deps, asked) => {
  const typed = paramOf(asked, 'slug')
  const slug = typed.toLowerCase()
  const { isWhole, offerId } = timesOf(asked)
  const path = `/especialista/${slug}`
  const addressed = isSlug(slug) ? await deps.parts.addressed(slug) : undefined
  if (!addressed) return missing('unknown', path)
  const { id, hasLeft, status } = addressed
  if (hasLeft) return { ...missing('gone', path), topics: [id] }
  if (status !== ACTIVE) return { ...missing('unknown', path), topics: [id] }
  if (addressed.slug !== typed) return { movedTo: `/especialista/${addressed.slug}`, topics: [id] }
  const { practice, card, ...about } = await deps.parts.about(id)
  if (!card) return { ...missing('unknown', path), topics: [id] }
  const [{ slots, lengths }, rules, { specialties }] = await Promise.all([
    findTimes(deps, practice, isWhole),
    deps.parts.rules(),
    deps.parts.menu(),
  ])
  const person = deps.parts.person(card, slug)
  const [cheapest] = person.specialties.toSorted((a, b) => a.price - b.price)
  return {
    status: 200,
    page: {
      kind: 'specialist',
      person,
      specialty: specialties.find((each) => each.id === cheapest?.id) ?? null,
      slots: person.specialties.length === 0 ? [] : slots,
      lengths,
      isWhole,
      offerId: person.specialties.some(({ id }) => id === offerId) ? offerId : null,
      ...about,
      rules,
    },
    path,
    here: withTimes(path, isWhole, offerId),
    topics: [id],
    isIndexed: person.specialties.length > 0 && !isWhole && offerId === null,
  }
}
