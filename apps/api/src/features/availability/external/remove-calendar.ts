import type { removeExternalCalendar as endpoint } from '@emma/contracts/availability/external-calendars'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { lockOffers } from '../rules/rules.repo.ts'
import { emitSlotsChanged } from '../slots/emit-slots-changed.ts'
import { refreshNextSlot } from '../slots/slots.repo.ts'
import { removeCalendar } from './external.repo.ts'

/** A suspended specialist may remove the secret too. */
export const removeExternalCalendar: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { specialistId } = actor
  await inTransaction(deps.db, async (tx) => {
    await lockOffers(tx, specialistId)
    if (!(await removeCalendar(tx, specialistId, params.id))) throw notFound()
    await refreshNextSlot(tx, specialistId, deps.clock.now())
  })
  emitSlotsChanged(deps, specialistId)
}
