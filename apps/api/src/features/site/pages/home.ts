import { wallTimeOf } from '@emma/domain/availability'
import { findSoonest } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import type { Gather, SiteDeps } from '../site-page.ts'

const SHOWN = 6

/** Specialists with a slot today; if there are too few, those with the next slots. */
const findSoon = async (deps: SiteDeps) => {
  const now = deps.clock.now()
  const soonest = await findSoonest(deps, SHOWN, { now, customerId: null })
  const today = soonest.filter(
    ({ nextSlot }) => nextSlot?.date === wallTimeOf(now.getTime(), nextSlot?.timezone ?? 'UTC').date,
  )
  const isToday = today.length >= SHOWN / 2
  return { people: await withSlugs(deps, isToday ? today : soonest), isToday }
}

export const gatherHome: Gather = async (deps) => {
  const [soon, queue, { specialties }, reviews, rules] = await Promise.all([
    findSoon(deps),
    deps.parts.queue(),
    deps.parts.menu(),
    deps.parts.said(),
    deps.parts.rules(),
  ])
  return {
    status: 200,
    page: { kind: 'home', queue, ...soon, specialties, reviews, rules },
    path: '/',
    topics: ['lists', 'queue', ...idsOf(soon.people)],
    isIndexed: true,
  }
}
