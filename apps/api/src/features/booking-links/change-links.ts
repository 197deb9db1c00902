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
import { endLink } from './end-link.ts'
import { toBookingLink } from './links.present.ts'
import { countMessage, findKeptFor, findLink, lockLink } from './links.repo.ts'
import { sendLink } from './send-link.ts'

/** Sends the same link again. */
export const resendBookingLink: UseCase<typeof resendEndpoint> = async (deps, { actor, params }) => {
  const row = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const link = await lockLink(tx, params.id)
    if (link?.specialist_id !== actor.specialistId) throw notFound()
    if (link.status !== 'open' || link.expires_at <= now) throw new AppError('booking_link_over')
    if (link.messages >= bookingLinkLimits.messages) throw new AppError('booking_links_limit')
    const wait = link.sent_at.getTime() + bookingLinkLimits.resendMs - now.getTime()
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
    await countMessage(tx, link.id, now)
    await sendLink(deps, tx, { ...link, messages: link.messages + 1 }, 'offered')
    return findLink(tx, link.id)
  })
  if (!row) throw notFound()
  return toBookingLink(deps, deps.db, row)
}

/** Withdraws a link. */
export const cancelBookingLink: UseCase<typeof cancelEndpoint> = async (deps, { actor, params }) => {
  await inTransaction(deps.db, async (tx) => {
    const link = await lockLink(tx, params.id)
    if (link?.specialist_id !== actor.specialistId) throw notFound()
    await endLink(deps, tx, link, 'cancel')
  })
  emitSlotsChanged(deps, actor.specialistId)
}

/** The patient declines the reserved slot. */
export const declineInvitation: UseCase<typeof declineEndpoint> = async (deps, { actor, params }) => {
  const specialistId = await inTransaction(deps.db, async (tx) => {
    const link = await lockLink(tx, params.id)
    const own = await findKeptFor(tx, actor.customerId, deps.clock.now())
    if (!link || !own.some(({ id }) => id === link.id)) throw notFound()
    await endLink(deps, tx, link, 'decline')
    return link.specialist_id
  })
  emitSlotsChanged(deps, specialistId)
}
