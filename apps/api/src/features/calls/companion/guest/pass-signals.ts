import type { GuestUseCase } from '../../../../realtime/guests/port.ts'
import type { SocketUseCase } from '../../../../realtime/port.ts'
import { placeOf, takeSeat } from '../../seat.ts'
import { findCurrent } from '../companions.repo.ts'
import { findAdmitted, guestPlace } from './admitted.ts'

/** From the companion's page to the current page of a participant; never stored. */
export const passFromCompanion: GuestUseCase<'companion:signal'> = async (deps, { guestId, payload }) => {
  const { from, to, signal } = payload
  const { seat } = await findAdmitted(deps.db, guestId, from, deps.clock.now())
  const userId = to === seat.customer_epoch ? seat.customer_user_id : seat.specialist_user_id
  if (seat.call_id === null || (to !== seat.customer_epoch && to !== seat.specialist_epoch))
    return { delivered: false }
  const place = placeOf(seat.call_id, { userId }, to)
  deps.realtime.emitToPlace(place, 'call:companion-signal', { schedule_id: seat.id, from, to, signal })
  return { delivered: true }
}

/** From the current page of a participant to the companion's, once they are let in. */
export const passToCompanion: SocketUseCase<'call:companion-signal'> = async (deps, { actor, payload }) => {
  const { schedule_id, from, to, signal } = payload
  const { me, role } = await takeSeat(deps, actor, schedule_id)
  const companion = await findCurrent(deps.db, schedule_id)
  const isIn = companion?.status === 'admitted' && companion.epoch === to
  if (!isIn || me.epoch !== from) return { delivered: false }
  deps.realtime.emitToGuest(guestPlace(companion.id, to), 'companion:signal', {
    side: role,
    from,
    to,
    signal,
  })
  return { delivered: true }
}
