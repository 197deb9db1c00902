import { callStatus } from '@emma/contracts/calls'
import { type CallEvent, nextCallState } from '@emma/domain/calls'
import * as z from 'zod/mini'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type CallRow, findAudience, insertEvent, saveCall } from './calls.repo.ts'

const secondsSince = (since: Date | null, at: Date): number =>
  since === null ? 0 : Math.max(0, Math.floor((at.getTime() - since.getTime()) / 1000))

/** The call after an event at an instant; unchanged if the event has no effect. */
export const after = (call: CallRow, event: CallEvent, at: Date): CallRow => {
  const next = nextCallState(z.parse(callStatus, call.status), event)
  if (!next.ok) return call
  const status = next.value
  if (status === 'active') return { ...call, status, started_at: call.started_at ?? at, active_since: at }
  const active_seconds = call.active_seconds + secondsSince(call.active_since, at)
  return { ...call, status, active_seconds, active_since: null, ended_at: status === 'ended' ? at : null }
}

/** Applies an event, writes it, and returns the call's state. */
export const advance = async (tx: Tx, call: CallRow, event: CallEvent, at: Date): Promise<CallRow> => {
  const next = after(call, event, at)
  if (next === call) return call
  await saveCall(tx, next)
  await insertEvent(tx, { callId: call.id, userId: null, kind: next.status, at })
  return next
}

/** Row → wire. */
export const toCallState = (
  call: Pick<CallRow, 'status' | 'active_seconds' | 'active_since'>,
  plannedEnd: Date,
) => ({
  status: z.parse(callStatus, call.status),
  active_seconds: call.active_seconds,
  active_since: call.active_since?.toISOString() ?? null,
  ends_at: plannedEnd.toISOString(),
})

/** Sends the call's state to both participants' screens. */
export const emitCallState = async (deps: Deps, call: CallRow): Promise<void> => {
  const { id, customer, specialist, planned_end } = await findAudience(deps.db, call.id)
  for (const userId of [customer, specialist]) {
    deps.realtime.emitToUser(userId, 'call:state', { schedule_id: id, ...toCallState(call, planned_end) })
  }
}
