import type { PlatformDashboard } from '@emma/contracts/dashboard'
import { wallTimeOf } from '@emma/domain/availability'
import type { Deps } from '../../deps.ts'
import type { AdminActor } from '../../http/actor.ts'
import { weekOf } from '../../http/period.ts'
import { readReadiness } from '../../jobs/readiness.ts'
import { countToApprove } from '../earnings/index.ts'
import { needsOf } from './needs.ts'
import { countPlatform, sumMonths } from './platform.repo.ts'

const MONTHS = 12

/** The platform's figures, for admins. */
export const readPlatform = async (
  { db, readDb, clock }: Deps,
  { timeZone }: AdminActor,
): Promise<PlatformDashboard> => {
  const now = clock.now()
  const { date } = wallTimeOf(now.getTime(), timeZone)
  const [counts, months, waiting, readiness] = await Promise.all([
    countPlatform(readDb, weekOf(date, date, timeZone, now)),
    sumMonths(readDb, { zone: timeZone, now, months: MONTHS }),
    countToApprove(readDb, { of: 'platform' }),
    readReadiness(db),
  ])
  const {
    specialists_to_review,
    companies_to_review,
    differences_open,
    refunds_failed,
    errors_open,
    ...totals
  } = counts
  return {
    role: 'admin',
    date,
    timezone: timeZone,
    totals,
    months: [...months],
    needs: needsOf([
      ['jobs_behind', readiness.status === 'degraded' ? 1 : 0],
      ['specialists_to_review', specialists_to_review],
      ['companies_to_review', companies_to_review],
      ['withdrawals_to_approve', waiting],
      ['differences_open', differences_open],
      ['refunds_failed', refunds_failed],
      ['errors_open', errors_open],
    ]),
  }
}
