import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { advance, emitCallState } from './call-state.ts'
import { type CallRow, insertEvent, lockCallOf } from './calls.repo.ts'
import { findByEpoch, findPresent, insertParticipant, markLeft } from './participants.repo.ts'
import { emitPresence } from './presence/presence.ts'
import { placeOf, type Seat, takeSeat } from './seat.ts'

interface Leaving {
  readonly call: CallRow
  readonly seat: Seat
  readonly epoch: string
  readonly now: Date
}

/**
 * The page that the participant used in the call has left; undefined if another had replaced it. A page with a new
 * identity may hang up before the server has heard of that: then both count as left, so that no delayed message brings
 * one back.
 */
const markPageLeft = async (tx: Tx, deps: Deps, leaving: Leaving): Promise<string | undefined> => {
  const { call, seat, epoch, now } = leaving
  const callId = call.id
  const mine = (await findPresent(tx, callId)).find(({ role }) => role === seat.role)
  if (!mine) return undefined
  if (mine.epoch !== epoch) {
    if (await findByEpoch(tx, callId, epoch)) return undefined
    const id = deps.newId()
    await markLeft(tx, mine.id, 'left', now)
    await insertParticipant(tx, { id, callId, userId: seat.me.userId, role: seat.role, epoch, now })
    await markLeft(tx, id, 'left', now)
  } else await markLeft(tx, mine.id, 'left', now)
  return mine.epoch
}

/** Hangs up. It never ends a consultation: only finishing does. */
export const leaveCall: SocketUseCase<'call:leave'> = async (deps, { actor, payload }) => {
  const { schedule_id, epoch } = payload
  const now = deps.clock.now()
  const seat = await takeSeat(deps, actor, schedule_id)
  const left = await inTransaction(deps.db, async (tx) => {
    const call = await lockCallOf(tx, schedule_id)
    if (!call) return undefined
    const page = await markPageLeft(tx, deps, { call, seat, epoch, now })
    if (page === undefined) return undefined
    await insertEvent(tx, { callId: call.id, userId: actor.userId, kind: 'left', at: now, data: { epoch } })
    return { page, before: call, call: await advance(tx, call, 'lose', now) }
  })
  if (!left) return {}
  if (seat.peer.epoch) {
    const place = placeOf(left.call.id, seat.peer, seat.peer.epoch)
    deps.realtime.emitToPlace(place, 'call:peer-left', { schedule_id, epoch: left.page, reason: 'left' })
  }
  if (left.call !== left.before) await emitCallState(deps, left.call)
  await emitPresence(deps, left.call.id)
  return {}
}
