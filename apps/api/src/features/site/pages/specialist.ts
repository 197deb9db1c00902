import { wallTimeOf } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import { findOpenSlots, toSlot } from '../../availability/index.ts'
import { findCards, oneSpecialist, practiceOf, toCard } from '../../specialists/index.ts'
import { type Asked, fieldOf, type Gather, missing, paramOf } from '../site-page.ts'

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

type SlotRows = Awaited<ReturnType<typeof findOpenSlots>>

/** The first slots of the first days that have any. */
const firstOf = (rows: SlotRows, zone: string): { rows: SlotRows; days: number } => {
  const ofDay = new Map<string, number>()
  const first = rows.filter(({ starts_at }) => {
    const { date } = wallTimeOf(starts_at.getTime(), zone)
    const nth = ofDay.get(date) ?? 0
    if (!ofDay.has(date) && ofDay.size === SHOWN_DAYS) return false
    ofDay.set(date, nth + 1)
    return nth < SLOTS_A_DAY
  })
  return { rows: first, days: ofDay.size }
}

/** The first slots of so many days as are shown; further weeks are read where the first has too few. */
const firstDaysOf = async (
  week: SlotRows,
  zone: string,
  further: () => Promise<SlotRows>,
): Promise<SlotRows> => {
  const first = firstOf(week, zone)
  return first.days === SHOWN_DAYS ? first.rows : firstOf(await further(), zone).rows
}

/** Somebody with the first slots of the next days that have any, or all of two weeks. */
const findPerson = async ({ readDb, clock }: Deps, id: string, isWhole: boolean) => {
  const now = clock.now()
  const start = now.getTime()
  const within = (days: number) => findOpenSlots(readDb, id, { start, end: start + days * DAY }, now)
  const [[card], rows] = await Promise.all([
    findCards(readDb, oneSpecialist(id, null), { now, customerId: null }),
    within(isWhole ? DAYS : DAYS / 2),
  ])
  if (!card) return undefined
  const practice = practiceOf(card)
  const chosen = isWhole ? rows : await firstDaysOf(rows, practice.zone, () => within(DAYS))
  return { card: toCard(card), slots: chosen.map((row) => toSlot(practice, row)) }
}

/** A specialist's page; a former address leads to it, and one of somebody who left says so. */
export const gatherSpecialist: Gather = async (deps, asked) => {
  const slug = paramOf(asked, 'slug').toLowerCase()
  const { isWhole, offerId } = timesOf(asked)
  const path = `/especialista/${slug}`
  const addressed = isSlug(slug) ? await deps.parts.addressed(slug) : undefined
  if (!addressed) return missing('unknown', path)
  const { id, hasLeft, status } = addressed
  if (hasLeft) return { ...missing('gone', path), topics: [id] }
  if (status !== ACTIVE) return { ...missing('unknown', path), topics: [id] }
  if (addressed.slug !== slug) return { movedTo: `/especialista/${addressed.slug}`, topics: [id] }
  const [found, about, rules, { specialties }] = await Promise.all([
    findPerson(deps, id, isWhole),
    deps.parts.about(id),
    deps.parts.rules(),
    deps.parts.menu(),
  ])
  if (!found) return { ...missing('unknown', path), topics: [id] }
  const { card, slots } = found
  const person = { ...card, slug }
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
      ...about,
      rules,
    },
    path,
    here: withTimes(path, isWhole, offerId),
    topics: [id],
    isIndexed: person.specialties.length > 0 && !isWhole && offerId === null,
  }
}
