import type { SocketUseCase } from '../../realtime/port.ts'
import { placeOf, takeSeat } from './seat.ts'

/** Passes a description or a candidate from one current page to the other; it is never stored, and stale ones are dropped. */
export const passSignal: SocketUseCase<'call:signal'> = async (deps, { actor, payload }) => {
  const { callId, me, peer } = await takeSeat(deps, actor, payload.schedule_id)
  if (callId === null || me.epoch !== payload.from || peer.epoch !== payload.to) return { delivered: false }
  deps.realtime.emitToPlace(placeOf(callId, peer, payload.to), 'call:signal', payload)
  return { delivered: true }
}
