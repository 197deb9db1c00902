import type { getEarningsSeries as endpoint } from '@emma/contracts/earnings'
import type { UseCase } from '../../../http/mount.ts'
import { findSpecialistZone, sumPeriods } from './earnings.repo.ts'

export const getEarningsSeries: UseCase<typeof endpoint> = async ({ db, clock }, { actor, query }) => {
  const { specialistId } = actor
  const zone = await findSpecialistZone(db, specialistId)
  const asked = [{ unit: 'month', count: query.months }] as const
  const months = await sumPeriods(db, { specialistId, zone, now: clock.now() }, asked)
  return {
    data: months.map(({ unit: _, from, ...month }) => ({ month: from.slice(0, 'YYYY-MM'.length), ...month })),
  }
}
