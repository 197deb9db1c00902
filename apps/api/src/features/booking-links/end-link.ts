import { type BookingLinkEvent, nextBookingLinkState } from '@emma/domain/booking'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { offerFreedSlot } from '../freed-slots/index.ts'
import { notify } from '../notifications/index.ts'
import { endHoldOfLink } from '../slot-holds/index.ts'
import type { LinkRow } from './links.repo.ts'
import { setEnded } from './links.repo.ts'
import { sendLink } from './send-link.ts'

/** Notifies both that the link expired. */
const tellOver = async (deps: Deps, tx: Tx, row: LinkRow): Promise<void> => {
  await tellSpecialist(deps, tx, row)
  await sendLink(deps, tx, row, 'over')
}

const tellSpecialist = (deps: Deps, tx: Tx, row: LinkRow): Promise<void> =>
  notify(deps, tx, {
    userId: row.specialist_user_id,
    kind: 'booking_link_over',
    dedupeKey: `booking_link_over:${row.id}`,
    data: { linkId: row.id, specialistId: row.specialist_id },
    inAppOnly: true,
  })

/**
 * Ends a link that nobody accepted, under its lock: the slot goes to the next on the waiting list, or opens.
 * @throws AppError `booking_link_over`, `booking_link_paying`
 */
export const endLink = async (
  deps: Deps,
  tx: Tx,
  row: LinkRow,
  event: Exclude<BookingLinkEvent, 'accept'>,
): Promise<void> => {
  const next = nextBookingLinkState(row.status, event)
  if (!next.ok) throw new AppError('booking_link_over')
  if (row.paying) throw new AppError('booking_link_paying')
  const now = deps.clock.now()
  await setEnded(tx, row.id, next.value, now)
  await endHoldOfLink(tx, row.id, now)
  const { specialist_id: specialistId, starts_at: startsAt, ends_at: endsAt } = row
  await offerFreedSlot(deps, tx, { specialistId, startsAt, endsAt, now })
  if (event === 'expire') await tellOver(deps, tx, row)
  if (event === 'decline') await tellSpecialist(deps, tx, row)
  if (event === 'cancel') await sendLink(deps, tx, row, 'over')
}
