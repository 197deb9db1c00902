import { wallTimeOf } from '@emma/domain/availability'
import type { Deps } from '../../../deps.ts'
import { readPublicQueue } from '../../queue/index.ts'
import { toReview } from '../../reviews/index.ts'
import { searchSpecialists } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import { readRules } from '../rules.ts'
import { findLatestReviews } from '../site.repo.ts'
import type { Gather } from '../site-page.ts'

const SHOWN = 6
const SHOWN_REVIEWS = 3
const ZONE = 'America/Sao_Paulo'

/** Who has a slot today; where that is hardly anybody, whose slots are the next. */
const findSoon = async (deps: Deps) => {
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
    readPublicQueue(deps),
    deps.menu(),
    findLatestReviews(deps.readDb, SHOWN_REVIEWS),
    readRules(deps),
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
