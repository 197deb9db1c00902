import { MINUTE } from '@emma/domain/interval'
import type { GuestUseCase } from '../../../../realtime/guests/port.ts'
import { channelOf, closesAt } from '../../seat.ts'
import { toVideoGrant } from '../../video-grant.ts'
import { uidOf } from '../companion.present.ts'
import { findAdmitted } from './admitted.ts'

/** A hosted provider's grant can't be revoked: it is short, and renewed while the companion is in. */
const HOSTED_MS = 2 * MINUTE

/** The video grant of a companion who was let in. */
export const grantGuest: GuestUseCase<'companion:grant'> = async (deps, { guestId, payload }) => {
  const now = deps.clock.now()
  const { seat } = await findAdmitted(deps.db, guestId, payload.epoch, now)
  const closes = closesAt({ endsAt: seat.ends_at })
  const expiresAt = deps.video.name === 'peer' ? closes : new Date(now.getTime() + HOSTED_MS)
  const grant = await deps.video.issueGrant({
    channel: channelOf(seat.id),
    userId: uidOf(guestId),
    role: 'companion',
    expiresAt,
  })
  return toVideoGrant(grant, 'companion')
}
