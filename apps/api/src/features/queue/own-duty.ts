import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import type { Db } from '../../db/pool.ts'
import { findCareKinds, findOwnQueue } from './queue-status.repo.ts'

/**
 * Urgent care on a specialist's dashboard: how many people they could attend are waiting; null if they may attend no
 * kind.
 */
export const readOwnDuty = async (db: Db, specialistId: string): Promise<SpecialistDashboard['duty']> => {
  const kinds = await findCareKinds(db, specialistId)
  if (kinds.length === 0) return null
  const { on_duty, waiting, since } = await findOwnQueue(db, specialistId, kinds)
  return { on_duty, waiting, since: since?.toISOString() ?? null }
}
