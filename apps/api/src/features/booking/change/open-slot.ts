import type { ExpectedOffer } from '@emma/contracts/availability/slots'
import { readSlotId } from '@emma/domain/availability'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { findReturnEnd } from '../../availability/index.ts'
import type { AppointmentRow } from '../agenda/appointments.repo.ts'
import { clearSlot } from '../book/hold.ts'
import { findOffer, type OfferRow } from '../book/offer.repo.ts'
import { isMoveAsShown, offerChanged } from '../book/same-offer.ts'
import { refusalOfOwnTime } from '../own-time/own-time.ts'

/** The requested time: a slot's id, and the terms shown. */
export interface Target {
  readonly slotId: string
  readonly expected?: ExpectedOffer | undefined
  /** A specialist does not learn of the patient's other appointments. */
  readonly by?: 'specialist'
}

/** The requested open slot, after ending expired holds on it. */
export const openSlot = async (
  deps: Deps,
  tx: Tx,
  row: AppointmentRow,
  { slotId, expected, by }: Target,
  now: Date,
): Promise<OfferRow> => {
  const slot = readSlotId(slotId)
  if (!slot.ok) throw notFound()
  const { specialistId, start, mark } = slot.value
  if (specialistId !== row.specialist_id) throw new AppError('reschedule_not_allowed')
  const startsAt = new Date(start)
  const { specialty_id: specialtyId, customer_id: customerId } = row
  const query = { specialistId, specialtyId, startsAt, customerId, now, walletOf: undefined }
  const offer = await findOffer(tx, query)
  if (!offer || offer.status === 'blocked' || offer.price === null) throw new AppError('slot_not_open')
  const time = {
    customerId,
    dependentId: row.dependent_id,
    startsAt: offer.starts_at,
    endsAt: offer.ends_at,
    now,
  }
  const end = row.return_of === null ? Number.POSITIVE_INFINITY : await findReturnEnd(tx, row.return_of)
  if (offer.starts_at.getTime() >= end) throw new AppError('return_not_open')
  const busy = await refusalOfOwnTime(deps, tx, time, row.id)
  if (busy) throw by === 'specialist' ? new AppError('patient_busy_then') : busy
  if (offer.status !== 'open') throw new AppError('slot_taken')
  const shown = { specialistId, specialtyId, expected, mark }
  if (!isMoveAsShown(offer, row.price, shown)) throw offerChanged(offer, shown)
  if (offer.stale && !(await clearSlot(deps, tx, { ...time, specialistId }))) throw new AppError('slot_taken')
  return offer
}
