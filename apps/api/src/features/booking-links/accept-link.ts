import { nextBookingLinkState } from '@emma/domain/booking'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import { endHoldOfLink } from '../slot-holds/index.ts'
import { findIdByAppointment, type LinkRow, lockLink, setAppointment, setEnded } from './links.repo.ts'
import { confirmSeries, keepWhilePaying } from './series.ts'

const accept = async (deps: Deps, tx: Tx, row: LinkRow, appointmentId: string): Promise<void> => {
  const next = nextBookingLinkState(row.status, 'accept')
  if (!next.ok) return
  const now = deps.clock.now()
  await confirmSeries(deps, tx, row, appointmentId)
  await setEnded(tx, row.id, next.value, now)
  await deps.vault.erase(tx, [row.id])
  await endHoldOfLink(tx, row.id, now)
  await notify(deps, tx, {
    userId: row.specialist_user_id,
    kind: 'booking_link_accepted',
    dedupeKey: `booking_link_accepted:${row.id}`,
    data: { appointmentId },
    inAppOnly: true,
  })
}

/**
 * Marks a link as booked. Until it is paid the slot stays reserved: after a failed payment another one may be tried.
 * `paidUntil`: when the payment has to end; null if it is paid.
 */
export const linkBooked = async (
  deps: Deps,
  tx: Tx,
  row: LinkRow,
  booked: { readonly appointmentId: string; readonly paidUntil: Date | null },
): Promise<void> => {
  await setAppointment(tx, row.id, booked.appointmentId)
  if (booked.paidUntil === null) await accept(deps, tx, row, booked.appointmentId)
  else await keepWhilePaying(tx, row, booked.paidUntil, deps.clock.now())
}

/** The appointment was paid: accepts the link that led to it, if any. */
export const acceptLinkOf = async (deps: Deps, tx: Tx, appointmentId: string): Promise<void> => {
  const found = await findIdByAppointment(tx, appointmentId)
  const row = found && (await lockLink(tx, found.id))
  if (row) await accept(deps, tx, row, appointmentId)
}
