import { wallTimeOf } from '@emma/domain/availability'
import { toReview } from '../../reviews/index.ts'
import { searchSpecialists } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import type { Gather, SiteDeps } from '../site-page.ts'

const SHOWN = 6
const ZONE = 'America/Sao_Paulo'

/** Who has a slot today; where that is hardly anybody, whose slots are the next. */
const findSoon = async (deps: SiteDeps) => {
  const now = deps.clock.now()
  const view = { now, customerId: null }
  const query = { page: 1, pageSize: SHOWN, sort: 'next_slot' } as const
  const today = await searchSpecialists(deps, { ...query, date: wallTimeOf(now.getTime(), ZONE).date }, view)
  const isToday = today.data.length >= SHOWN / 2
  const { data } = isToday ? today : await searchSpecialists(deps, query, view)
  return { people: await withSlugs(deps, data), isToday }
}

export const gatherHome: Gather = async (deps) => {
  const [soon, queue, { specialties }, said, rules] = await Promise.all([
    findSoon(deps),
    deps.parts.queue(),
    deps.parts.menu(),
    deps.parts.said(),
    deps.parts.rules(),
  ])
  const reviews = said.map((row) => ({ ...toReview(row), specialist: row.specialist }))
  return {
    status: 200,
    page: { kind: 'home', queue, ...soon, specialties, reviews, rules },
    path: '/',
    topics: ['lists', 'queue', ...idsOf(soon.people)],
    isIndexed: true,
  }
}
