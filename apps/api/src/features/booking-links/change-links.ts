import type { declineInvitation as declineEndpoint } from '@emma/contracts/booking/invitation'
import type {
  cancelBookingLink as cancelEndpoint,
  resendBookingLink as resendEndpoint,
} from '@emma/contracts/booking/on-behalf'
import { bookingLinkLimits } from '@emma/domain/booking'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { emitSlotsChanged } from '../availability/index.ts'
import { endLinks } from './end-link.ts'
import { toBookingLink } from './links.present.ts'
import { countMessage, findKeptFor, findLink, type LinkRow, lockLink } from './links.repo.ts'
import { sendLink } from './send-link.ts'
import { datesOf, isConfirmed, nearestOf } from './series.ts'

const isOpen = ({ status }: LinkRow): boolean => status === 'open'

/** Sends the same link again. */
export const resendBookingLink: UseCase<typeof resendEndpoint> = async (deps, { actor, params }) => {
  const row = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const locked = await lockLink(tx, params.id)
    if (locked?.specialist_id !== actor.specialistId) throw notFound()
    const dates = await datesOf(tx, locked)
    const link = nearestOf(dates, now) ?? locked
    // Who has confirmed a series is reminded of its other dates.
    if (link.series_id !== null && isConfirmed(dates)) throw new AppError('booking_link_over')
    if (link.status !== 'open' || link.expires_at <= now) throw new AppError('booking_link_over')
    if (link.messages >= bookingLinkLimits.messages) throw new AppError('booking_links_limit')
    const wait = link.sent_at.getTime() + bookingLinkLimits.resendMs - now.getTime()
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
    const ids = dates.map(({ id }) => id)
    await countMessage(tx, ids, now)
    await sendLink(deps, tx, { ...link, messages: link.messages + 1 }, { news: 'offered', more: 0 })
    return findLink(tx, link.id)
  })
  if (!row) throw notFound()
  return toBookingLink(deps, deps.db, row, await datesOf(deps.db, row))
}

/** Withdraws a link; of a series all dates that are not booked. */
export const cancelBookingLink: UseCase<typeof cancelEndpoint> = async (deps, { actor, params }) => {
  await inTransaction(deps.db, async (tx) => {
    const link = await lockLink(tx, params.id)
    if (link?.specialist_id !== actor.specialistId) throw notFound()
    const dates = await datesOf(tx, link)
    await endLinks(deps, tx, dates.filter(isOpen), 'cancel')
  })
  emitSlotsChanged(deps, actor.specialistId)
}

/** The patient declines the reserved slot; a series that is not confirmed yet as a whole. */
export const declineInvitation: UseCase<typeof declineEndpoint> = async (deps, { actor, params }) => {
  const specialistId = await inTransaction(deps.db, async (tx) => {
    const link = await lockLink(tx, params.id)
    const own = await findKeptFor(tx, actor.customerId, deps.clock.now())
    if (!link || !own.some(({ id }) => id === link.id)) throw notFound()
    const dates = await datesOf(tx, link)
    await endLinks(deps, tx, isConfirmed(dates) ? [link] : dates.filter(isOpen), 'decline')
    return link.specialist_id
  })
  emitSlotsChanged(deps, specialistId)
}
