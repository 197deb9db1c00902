import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type CallRow, findAudience, lockCallOf } from './calls.repo.ts'
import { findPresent, markLeft } from './participants.repo.ts'
import { advance } from './standing.ts'

/** `finished`: by the specialist. `abandoned`: nobody came back after the slot. */
type EndReason = 'finished' | 'abandoned'

/** A call that is over, to be told once the transaction is. */
export interface EndedCall {
  readonly callId: string
  readonly reason: EndReason
  readonly activeSeconds: number
}

/** Ends a locked call and lets everybody out. */
export const endCall = async (tx: Tx, call: CallRow, reason: EndReason, now: Date): Promise<CallRow> => {
  for (const { id } of await findPresent(tx, call.id)) await markLeft(tx, id, 'ended', now)
  return advance(tx, { ...call, end_reason: reason }, 'end', now)
}

/**
 * Ends the call of an appointment inside the transaction that finishes it; nothing where there was none.
 * Pass what it answers to `tellEnded` after the commit.
 */
export const endCallOfAppointment = async (
  tx: Tx,
  appointmentId: string,
  now: Date,
): Promise<EndedCall | undefined> => {
  const call = await lockCallOf(tx, appointmentId)
  if (!call || call.status === 'ended') return undefined
  const ended = await endCall(tx, call, 'finished', now)
  return { callId: ended.id, reason: 'finished', activeSeconds: ended.active_seconds }
}

/** Tells both people that their call is over, and the provider where it has a room to close. */
export const tellEnded = async (deps: Deps, ended: EndedCall): Promise<void> => {
  const { id, customer, specialist, provider, channel } = await findAudience(deps.db, ended.callId)
  const { name, endRoom } = deps.video
  // A room that this misses, as when we die right here, closes by itself once it is empty.
  if (endRoom && name === provider) await deps.jobs.add(deps.db, 'close-room', { channel })
  const payload = { schedule_id: id, reason: ended.reason, active_seconds: ended.activeSeconds }
  for (const userId of [customer, specialist]) deps.realtime.tellUser(userId, 'call:ended', payload)
}
