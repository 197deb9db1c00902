import type { claimBookingLink as endpoint } from '@emma/contracts/booking/invitation'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { giveHoldOfLink } from '../slot-holds/index.ts'
import { hashOf } from './link-secret.ts'
import { toShownLink } from './links.present.ts'
import { findByToken, type LinkRow, lockLink } from './links.repo.ts'
import { datesOf, isConfirmed, nearestOf } from './series.ts'

interface Claim {
  readonly token: string
  /** A customer, or a sign-up that becomes one. */
  readonly holderId: string
  readonly now: Date
}

/**
 * Reserves a link's slot for the person who opened it; a later opener takes it over, until somebody books. Of a series
 * all open dates are reserved, and the nearest is returned.
 * @throws AppError `not_found`, `booking_link_over`, `booking_link_of_other`, `booking_link_paying`
 */
export const claimLink = async (tx: Tx, { token, holderId, now }: Claim): Promise<LinkRow> => {
  const found = await findByToken(tx, hashOf(token))
  const locked = found && (await lockLink(tx, found.id))
  const dates = locked ? await datesOf(tx, locked) : []
  const row = nearestOf(dates, now)
  if (!row) throw notFound()
  if (row.status !== 'open' || row.expires_at <= now) throw new AppError('booking_link_over')
  if (row.customer_id !== null && row.customer_id !== holderId) throw new AppError('booking_link_of_other')
  const isOthers = !isConfirmed(dates) && dates.some(({ paying }) => paying)
  if (row.paying || isOthers) throw new AppError('booking_link_paying')
  for (const { id, status } of dates) if (status === 'open') await giveHoldOfLink(tx, id, holderId)
  return row
}

/** The logged-in account claims a link's reserved slot. */
export const claimBookingLink: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await claimLink(tx, { token: body.token, holderId: actor.customerId, now })
    return toShownLink(tx, row, await datesOf(tx, row), now)
  })
