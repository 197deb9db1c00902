import { inTransaction } from '../../db/transaction.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { advance, emitCallState } from './call-state.ts'
import { insertEvent, lockCallOf } from './calls.repo.ts'
import { findPresent, markLeft } from './participants.repo.ts'
import { emitPresence } from './presence/presence.ts'
import { placeOf, takeSeat } from './seat.ts'

/** Hangs up. It never ends a consultation: only finishing does. */
export const leaveCall: SocketUseCase<'call:leave'> = async (deps, { actor, payload }) => {
  const { schedule_id, epoch } = payload
  const now = deps.clock.now()
  const seat = await takeSeat(deps, actor, schedule_id)
  const left = await inTransaction(deps.db, async (tx) => {
    const call = await lockCallOf(tx, schedule_id)
    if (!call) return undefined
    const mine = (await findPresent(tx, call.id)).find(({ role }) => role === seat.role)
    if (mine?.epoch !== epoch) return undefined
    await markLeft(tx, mine.id, 'left', now)
    await insertEvent(tx, { callId: call.id, userId: actor.userId, kind: 'left', at: now, data: { epoch } })
    return { before: call, call: await advance(tx, call, 'lose', now) }
  })
  if (!left) return {}
  if (seat.peer.epoch) {
    const place = placeOf(left.call.id, seat.peer, seat.peer.epoch)
    deps.realtime.emitToPlace(place, 'call:peer-left', { schedule_id, epoch, reason: 'left' })
  }
  if (left.call !== left.before) await emitCallState(deps, left.call)
  await emitPresence(deps, left.call.id)
  return {}
}
