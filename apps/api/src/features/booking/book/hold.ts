import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { refreshIfNext } from '../../availability/index.ts'
import { giveBackSlot, isOfferedToOther } from '../../freed-slots/index.ts'
import { returnHeld } from '../../payments/index.ts'
import { expireAppointment, lockOwnStaleHolds, lockStaleHolds, type SaleRow } from '../money/sale.repo.ts'

/**
 * Frees the slot of an unpaid booking and gives the wallet's part back. The payment is unchanged: money that still
 * arrives from the provider is settled by the appointment's state at that time. The caller holds the lock of an
 * awaiting booking.
 */
export const expireHold = async (deps: Deps, tx: Tx, sale: SaleRow, now: Date): Promise<void> => {
  await expireAppointment(tx, sale.appointment_id, now)
  const freed = { specialistId: sale.specialist_id, startsAt: sale.starts_at, endsAt: sale.ends_at, now }
  await giveBackSlot(deps, tx, { ...freed, appointmentId: sale.appointment_id })
  await refreshIfNext(tx, freed)
  await returnHeld(deps, tx, sale, now)
}

/** Expired holds never block a slot, even without a running worker. */
export const expireStaleHolds = async (
  deps: Deps,
  tx: Tx,
  slot: { readonly specialistId: string; readonly startsAt: Date; readonly endsAt: Date; readonly now: Date },
): Promise<void> => {
  for (const sale of await lockStaleHolds(tx, slot)) await expireHold(deps, tx, sale, slot.now)
}

/** Expires the patient's own stale holds at this time, so that they do not block another booking. */
export const expireOwnStaleHolds = async (
  deps: Deps,
  tx: Tx,
  time: Parameters<typeof lockOwnStaleHolds>[1],
): Promise<void> => {
  for (const sale of await lockOwnStaleHolds(tx, time)) await expireHold(deps, tx, sale, time.now)
}

/**
 * Expires stale unpaid bookings on a requested slot. False if the slot then goes to the next in line: the caller's
 * refusal rolls this back, and the job does it later.
 */
export const clearSlot = async (
  deps: Deps,
  tx: Tx,
  slot: Parameters<typeof expireStaleHolds>[2] & { readonly customerId: string },
): Promise<boolean> => {
  await expireStaleHolds(deps, tx, slot)
  return !(await isOfferedToOther(tx, slot, slot.customerId))
}
