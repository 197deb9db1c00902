import type { PracticePeriod, SpecialistDashboard } from '@emma/contracts/dashboard'
import { wallTimeOf } from '@emma/domain/availability'
import type { Obstacle } from '@emma/domain/specialists'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { countConflicts } from '../availability/index.ts'
import { countOpenProposals } from '../booking/index.ts'
import { countUnanswered } from '../booking-links/index.ts'
import {
  type AskedPeriods,
  balancesOf,
  countToApprove,
  type EarningsPeriod,
  sumPeriods,
} from '../earnings/index.ts'
import { countOpenInvites } from '../invites/index.ts'
import { readOwnDuty } from '../queue/index.ts'
import { countMissing, type FilledIn, findFilledIn, obstaclesFor } from '../specialists/index.ts'
import { hasCertificate } from './has-certificate.ts'
import { practiceNeedsOf } from './needs.ts'
import {
  type Attendance,
  countAttendance,
  findPractice,
  findPracticeSummary,
  type PracticeSummary,
} from './practice.repo.ts'
import { readDay } from './read-day.ts'

const SERIES = [
  { unit: 'week', count: 12 },
  { unit: 'month', count: 12 },
] as const

const merge = (earned: readonly EarningsPeriod[], counted: readonly Attendance[]): PracticePeriod[] => {
  const byStart = new Map(counted.map((row) => [row.from, row]))
  return earned.map(({ from, earned: amount }) => {
    const { finished = 0, no_show = 0, canceled = 0 } = byStart.get(from) ?? {}
    return { from, earned: amount, finished, no_show, canceled }
  })
}

/** The last weeks and months, oldest first. */
const readSeries = async ({ readDb, clock }: Deps, specialistId: string, zone: string) => {
  const about = { specialistId, zone, now: clock.now() }
  const [earned, counted] = await Promise.all([
    sumPeriods(readDb, about, SERIES),
    countAttendance(readDb, about, SERIES),
  ])
  const of = (wanted: AskedPeriods['unit']) =>
    merge(
      earned.filter(({ unit }) => unit === wanted),
      counted.filter(({ unit }) => unit === wanted),
    )
  return { weeks: of('week'), months: of('month') }
}

const ratingOf = ({ rating_sum, rating_count, stars, latest }: PracticeSummary) => ({
  average: rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 10) / 10,
  count: rating_count,
  stars: [1, 2, 3, 4, 5].map((star) => stars[star] ?? 0),
  latest: latest.map(({ rating, comment, created_at }) => ({
    rating,
    comment,
    created_at: new Date(created_at).toISOString(),
  })),
})

/** Every step of the checklist, in its order. */
const setupOf = (
  filled: FilledIn,
  obstacles: readonly Obstacle[],
  certificate: boolean | undefined,
): SpecialistDashboard['setup'] => [
  { step: 'portrait', done: filled.portrait },
  { step: 'bio', done: filled.bio },
  { step: 'specialty', done: !obstacles.includes('specialty') },
  { step: 'price', done: filled.price },
  { step: 'hours', done: !obstacles.includes('hours') },
  { step: 'place', done: filled.place },
  { step: 'bank_account', done: filled.bank_account },
  ...(certificate === undefined ? [] : [{ step: 'certificate', done: certificate } as const]),
]

interface Asked {
  readonly zone: string
  readonly summary: PracticeSummary
}

/** The pending matters of a specialist, and the checklist, which is about the same facts. */
const readWaiting = async (deps: Deps, { specialistId }: SpecialistActor, { zone, summary }: Asked) => {
  const { readDb, clock } = deps
  const now = clock.now()
  const [filled, certificate, conflicts, missing, obstacles, toApprove, invites, proposals, links] =
    await Promise.all([
      findFilledIn(readDb, specialistId),
      hasCertificate(deps, specialistId),
      countConflicts(readDb, specialistId, zone, now),
      countMissing(readDb, specialistId),
      obstaclesFor(readDb, specialistId, now),
      countToApprove(readDb, { of: 'approver', specialistId }),
      countOpenInvites(deps, specialistId),
      countOpenProposals(readDb, specialistId, now),
      countUnanswered(readDb, specialistId, now),
    ])
  const needs = practiceNeedsOf([
    ['unsigned_records', summary.unsigned_records],
    ['unread_chats', summary.unread_chats],
    ['missing_items', missing],
    ['no_specialty_shown', Number(obstacles.includes('specialty'))],
    ['no_open_slots', Number(obstacles.includes('hours'))],
    ['conflicts', conflicts],
    ['open_invites', invites],
    ['withdrawals_to_approve', toApprove],
    ['answers_awaited', proposals + links],
  ])
  return { setup: setupOf(filled, obstacles, certificate), needs }
}

/** A specialist's day, money and pending matters, all loaded at once. */
export const readPractice = async (deps: Deps, actor: SpecialistActor): Promise<SpecialistDashboard> => {
  const { readDb, clock } = deps
  const { specialistId } = actor
  const now = clock.now()
  const { zone, next_id } = await findPractice(readDb, specialistId, now)
  const { date } = wallTimeOf(now.getTime(), zone)
  const summary = await findPracticeSummary(readDb, specialistId)
  const [day, duty, balance, series, waiting] = await Promise.all([
    readDay(deps, actor, { date, zone, nextId: next_id }),
    readOwnDuty(readDb, specialistId),
    balancesOf(readDb, specialistId),
    readSeries(deps, specialistId, zone),
    readWaiting(deps, actor, { zone, summary }),
  ])
  const about = { role: 'specialist', date, timezone: zone, unread: summary.unread } as const
  return { ...about, ...day, duty, balance, ...series, rating: ratingOf(summary), ...waiting }
}
