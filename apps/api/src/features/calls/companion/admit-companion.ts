import type { admitCompanion as endpoint } from '@emma/contracts/calls/companion'
import { nextCompanionState } from '@emma/domain/calls'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { insertEvent } from '../calls.repo.ts'
import { takeSeat } from '../seat.ts'
import { toCompanion } from './companion.present.ts'
import { lockCurrent, saveCompanion } from './companions.repo.ts'
import { emitCompanion } from './emit-companion.ts'
import { findOwnAppointment } from './own-appointment.ts'

/** Either participant lets a waiting companion in, while the call is open; only the page that was shown. */
export const admitCompanion: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const now = deps.clock.now()
  const seat = await findOwnAppointment(deps.db, actor, params.id)
  const { callId } = await takeSeat(deps, actor, params.id)
  if (callId === null) throw new AppError('call_not_open')
  const companion = await inTransaction(deps.db, async (tx) => {
    const row = await lockCurrent(tx, params.id)
    if (!row) throw notFound()
    const next = nextCompanionState(row.status, 'admit')
    if (!next.ok || row.epoch !== body.epoch) throw new AppError('invalid_transition')
    const admitted = { status: next.value, admitted_by: actor.userId, admitted_at: now }
    await saveCompanion(tx, row.id, admitted)
    const data = { companion: row.id }
    await insertEvent(tx, { callId, userId: actor.userId, kind: 'companion_admitted', at: now, data })
    return toCompanion(deps, tx, seat, { ...row, ...admitted })
  })
  emitCompanion(deps, seat)
  deps.realtime.emitToGuest(companion.id, 'companion:changed', {})
  return companion
}
