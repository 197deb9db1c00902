import type { getEarningsSeries as endpoint } from '@emma/contracts/earnings'
import type { UseCase } from '../../http/mount.ts'
import { findSpecialistZone, sumMonths } from './earnings.repo.ts'

export const getEarningsSeries: UseCase<typeof endpoint> = async ({ db, clock }, { actor, query }) => {
  const { specialistId } = actor
  const zone = await findSpecialistZone(db, specialistId)
  const data = await sumMonths(db, { specialistId, zone, now: clock.now(), months: query.months })
  return { data: [...data] }
}
