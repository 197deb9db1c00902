import type { listOffers as endpoint } from '@emma/contracts/specialties'
import { invalidField } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findOwnOffers } from './offers.ts'

/** One's own including hidden ones, another's bookable ones. */
export const listOffers: UseCase<typeof endpoint> = async ({ readDb }, { actor, query }) => {
  const ownId = actor.role === 'specialist' ? actor.specialistId : undefined
  const specialistId = query.specialist_id ?? ownId
  if (specialistId === undefined) throw invalidField('specialist_id', 'required')
  const offers = await findOwnOffers(readDb, specialistId)
  const rows = offers.filter(({ hidden }) => specialistId === ownId || hidden === null)
  return { data: rows.filter(({ enabled }) => query.enabled === undefined || query.enabled === enabled) }
}
