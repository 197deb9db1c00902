import type { SocketUseCase } from '../../realtime/port.ts'
import { insertEvent } from './calls.repo.ts'
import { markSeen } from './participants.repo.ts'
import { takeSeat } from './seat.ts'

/** Stores the connection's quality of the last ten seconds, for the support; it also counts as a heartbeat. */
export const keepQuality: SocketUseCase<'call:quality'> = async (deps, { actor, payload }) => {
  const { callId, me } = await takeSeat(deps, actor, payload.schedule_id)
  if (callId === null || me.epoch !== payload.epoch) return {}
  const at = deps.clock.now()
  await insertEvent(deps.db, { callId, userId: actor.userId, kind: 'quality', at, data: payload.sample })
  await markSeen(deps.db, callId, payload.epoch, at)
  return {}
}
