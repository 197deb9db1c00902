import { type ExtensionMinutes, extendedEnd } from '@emma/domain/calls'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { emitCallState, toCallState } from './call-state.ts'
import { findNextStart, insertEvent, lockCallOf, saveExtension } from './calls.repo.ts'
import { closesAt, type Seat, takeSeat } from './seat.ts'

const extend = (deps: Deps, seat: Seat, minutes: ExtensionMinutes, now: Date) =>
  inTransaction(deps.db, async (tx) => {
    const call = await lockCallOf(tx, seat.appointmentId)
    if (!call || call.status === 'ended') throw new AppError('call_not_open')
    const planned = call.extended_until ?? seat.endsAt
    const until = new Date(extendedEnd(planned.getTime(), now.getTime(), minutes, closesAt(seat).getTime()))
    await saveExtension(tx, call.id, until)
    const data = { minutes }
    await insertEvent(tx, { callId: call.id, userId: seat.me.userId, kind: 'extended', at: now, data })
    return { call, until }
  })

/** The specialist continues after the end of the slot: the call stays open, and both see the new end. */
export const extendCall: SocketUseCase<'call:extend'> = async (deps, { actor, payload }) => {
  const { schedule_id, epoch, minutes } = payload
  const seat = await takeSeat(deps, actor, schedule_id)
  if (seat.role !== 'specialist') throw new AppError('forbidden')
  if (seat.me.epoch !== epoch) throw new AppError('call_superseded')
  const { call, until } = await extend(deps, seat, minutes, deps.clock.now())
  await emitCallState(deps, call)
  const next = await findNextStart(deps.db, seat.specialistId, seat.endsAt)
  return { ...toCallState(call, until), next_starts_at: next?.toISOString() ?? null }
}
