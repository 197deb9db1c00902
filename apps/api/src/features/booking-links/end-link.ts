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

const tellSpecialist = (deps: Deps, tx: Tx, row: LinkRow, more: number): Promise<void> =>
  notify(deps, tx, {
    userId: row.specialist_user_id,
    kind: 'booking_link_over',
    dedupeKey: `booking_link_over:${row.id}`,
    data: { linkId: row.id, specialistId: row.specialist_id, more },
    inAppOnly: true,
  })

type End = Exclude<BookingLinkEvent, 'accept'>

const end = async (deps: Deps, tx: Tx, row: LinkRow, event: End): Promise<void> => {
  const next = nextBookingLinkState(row.status, event)
  if (!next.ok) throw new AppError('booking_link_over')
  if (row.paying) throw new AppError('booking_link_paying')
  const now = deps.clock.now()
  await setEnded(tx, row.id, next.value, now)
  await endHoldOfLink(tx, row.id, now)
  const { specialist_id: specialistId, starts_at: startsAt, ends_at: endsAt } = row
  await offerFreedSlot(deps, tx, { specialistId, startsAt, endsAt, now })
}

/**
 * Ends links that nobody accepted, under their lock: one, or dates of one series, with one message. Their slots go to
 * the next on the waiting list, or open.
 * @throws AppError `booking_link_over`, `booking_link_paying`
 */
export const endLinks = async (deps: Deps, tx: Tx, rows: readonly LinkRow[], event: End): Promise<void> => {
  const [first] = rows
  if (!first) throw new AppError('booking_link_over')
  for (const row of rows) await end(deps, tx, row, event)
  const more = rows.length - 1
  if (event !== 'cancel') await tellSpecialist(deps, tx, first, more)
  if (event !== 'decline') await sendLink(deps, tx, first, { news: 'over', more })
}
