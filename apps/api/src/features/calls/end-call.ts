import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { advance } from './call-state.ts'
import { type CallRow, findAudience, lockCallOf } from './calls.repo.ts'
import { endCompanionOf } from './companion/end-companion.ts'
import { findPresent, markLeft } from './participants.repo.ts'

/** `finished`: by the specialist. `abandoned`: neither participant came back after the slot. */
type EndReason = 'finished' | 'abandoned'

/** A call that ended, to be emitted after the commit. */
export interface EndedCall {
  readonly callId: string
  readonly reason: EndReason
  readonly activeSeconds: number
}

/** Ends a locked call and marks all participants as left. */
export const endCall = async (tx: Tx, call: CallRow, reason: EndReason, now: Date): Promise<CallRow> => {
  for (const { id } of await findPresent(tx, call.id)) await markLeft(tx, id, 'ended', now)
  await endCompanionOf(tx, call.appointment_id, now)
  return advance(tx, { ...call, end_reason: reason }, 'end', now)
}

/**
 * Ends the call of an appointment inside the transaction that finishes it, and the companion's invitation; undefined
 * without a call. Pass the result to `emitEnded` after the commit.
 */
export const endCallOfAppointment = async (
  tx: Tx,
  appointmentId: string,
  now: Date,
): Promise<EndedCall | undefined> => {
  const call = await lockCallOf(tx, appointmentId)
  if (!call || call.status === 'ended') {
    await endCompanionOf(tx, appointmentId, now)
    return undefined
  }
  const ended = await endCall(tx, call, 'finished', now)
  return { callId: ended.id, reason: 'finished', activeSeconds: ended.active_seconds }
}

/** Emits the end of a call to both participants, and closes the provider's room. */
export const emitEnded = async (deps: Deps, ended: EndedCall): Promise<void> => {
  const { id, customer, specialist, provider, channel } = await findAudience(deps.db, ended.callId)
  const { name, endRoom } = deps.video
  // If this is missed, for instance by a crash here, the provider's room closes by itself once it is empty.
  if (endRoom && name === provider) await deps.jobs.add(deps.db, 'close-room', { channel })
  const payload = { schedule_id: id, reason: ended.reason, active_seconds: ended.activeSeconds }
  for (const userId of [customer, specialist]) deps.realtime.emitToUser(userId, 'call:ended', payload)
}
