import type { PracticePeriod, SpecialistDashboard } from '@emma/contracts/dashboard'
import { wallTimeOf } from '@emma/domain/availability'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { weekOf } from '../../http/period.ts'
import { countConflicts } from '../availability/index.ts'
import { readAppointment, readAppointments } from '../booking/index.ts'
import { balancesOf, countToApprove, type EarningsPeriod, sumPeriods } from '../earnings/index.ts'
import { countOpenInvites } from '../invites/index.ts'
import { countMissing, obstaclesFor } from '../specialists/index.ts'
import { needsOf } from './needs.ts'
import {
  type Attendance,
  countAttendance,
  findPractice,
  findPracticeSummary,
  type PracticeSummary,
} from './practice.repo.ts'

const WEEKS = 12
const MONTHS = 12

const merge = (earned: readonly EarningsPeriod[], counted: readonly Attendance[]): PracticePeriod[] => {
  const byStart = new Map(counted.map((row) => [row.from, row]))
  const none = { finished: 0, no_show: 0, canceled: 0 }
  return earned.map((period) => ({
    ...none,
    ...byStart.get(period.from),
    from: period.from,
    earned: period.earned,
  }))
}

const seriesOf = async (
  { readDb, clock }: Deps,
  specialistId: string,
  zone: string,
  unit: 'week' | 'month',
  count: number,
): Promise<PracticePeriod[]> => {
  const asked = { specialistId, zone, now: clock.now(), unit, count }
  const [earned, counted] = await Promise.all([sumPeriods(readDb, asked), countAttendance(readDb, asked)])
  return merge(earned, counted)
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

/** A specialist's day, money and what waits: everything is asked for at once. */
export const readPractice = async (deps: Deps, actor: SpecialistActor): Promise<SpecialistDashboard> => {
  const { readDb, clock } = deps
  const { specialistId } = actor
  const now = clock.now()
  const { zone, next_id } = await findPractice(readDb, specialistId, now)
  const { date } = wallTimeOf(now.getTime(), zone)
  const [today, next, balance, weeks, months, summary, conflicts, missing, obstacles, toApprove, invites] =
    await Promise.all([
      readAppointments(deps, actor, weekOf(date, date, zone, now)),
      next_id === null ? null : readAppointment(deps, actor, next_id),
      balancesOf(readDb, specialistId),
      seriesOf(deps, specialistId, zone, 'week', WEEKS),
      seriesOf(deps, specialistId, zone, 'month', MONTHS),
      findPracticeSummary(readDb, specialistId),
      countConflicts(readDb, specialistId, zone, now),
      countMissing(readDb, specialistId),
      obstaclesFor(readDb, specialistId, now),
      countToApprove(readDb, { of: 'approver', specialistId }),
      countOpenInvites(deps, specialistId),
    ])
  return {
    role: 'specialist',
    date,
    timezone: zone,
    today,
    next,
    balance,
    weeks,
    months,
    rating: ratingOf(summary),
    unread: summary.unread,
    needs: needsOf([
      ['unsigned_records', summary.unsigned_records],
      ['missing_items', missing],
      ['no_specialty_shown', Number(obstacles.includes('specialty'))],
      ['no_open_slots', Number(obstacles.includes('hours'))],
      ['conflicts', conflicts],
      ['open_invites', invites],
      ['withdrawals_to_approve', toApprove],
    ]),
  }
}
