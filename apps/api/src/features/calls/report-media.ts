import { inTransaction } from '../../db/transaction.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { advance, emitCallState } from './call-state.ts'
import { insertEvent, lockCallOf } from './calls.repo.ts'
import { findPresent, markMedia } from './participants.repo.ts'
import { takeSeat } from './seat.ts'
import { settleLater } from './settle-calls.ts'

/** A page reports that sound and image flow, or have stopped. The call is active once both report it. */
export const reportMedia: SocketUseCase<'call:media'> = async (deps, { actor, payload }) => {
  const { schedule_id, epoch, connected } = payload
  const now = deps.clock.now()
  const seat = await takeSeat(deps, actor, schedule_id)
  const reported = await inTransaction(deps.db, async (tx) => {
    const call = await lockCallOf(tx, schedule_id)
    if (!call) return undefined
    const present = await findPresent(tx, call.id)
    const mine = present.find(({ role }) => role === seat.role)
    if (mine?.epoch !== epoch) return undefined
    await markMedia(tx, mine.id, connected, now)
    const kind = connected ? 'media' : 'no_media'
    await insertEvent(tx, { callId: call.id, userId: actor.userId, kind, at: now, data: { epoch } })
    if (!connected) await settleLater(tx, deps, call.id)
    const theirs = present.find(({ role }) => role !== seat.role)
    const both = connected && theirs !== undefined && theirs.media_at !== null
    return { before: call, call: both ? await advance(tx, call, 'connect', now) : call }
  })
  if (reported && reported.call !== reported.before) await emitCallState(deps, reported.call)
  return {}
}
