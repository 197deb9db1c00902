import { awaySince, isAbandoned, RECOVERY_MS } from '@emma/domain/calls'
import type { Db } from '../../db/pool.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { advance, emitCallState } from './call-state.ts'
import { type CallRow, findAudience, findOpenCalls, insertEvent, lockCall } from './calls.repo.ts'
import { endOverCompanions } from './companion/end-companion.ts'
import { emitEnded, endCall } from './end-call.ts'
import { findPresent, markLeft, type ParticipantRow } from './participants.repo.ts'
import { emitPresence } from './presence/presence.ts'
import { placeOf } from './seat.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'settle-call': { callId: string }
    'settle-calls': Record<string, never>
  }
}

/** Adds a job that checks after the recovery window who came back. */
export const settleLater = (tx: Tx | Db, deps: Deps, callId: string): Promise<void> =>
  deps.jobs.add(tx, 'settle-call', { callId }, { inMs: RECOVERY_MS, key: `settle-call:${callId}` })

const isBeyond = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= RECOVERY_MS

/** When a page went away beyond the recovery window; null while it is there, or may still come back. */
const lostSince = ({ gone_at, seen_at }: ParticipantRow, now: Date): Date | null => {
  const page = { seenAt: seen_at.getTime(), goneAt: gone_at?.getTime() ?? null, leftAt: null }
  const since = awaySince(page, now.getTime())
  return since !== null && isBeyond(new Date(since), now) ? new Date(since) : null
}

/** Since when a connected page has had no media, beyond the recovery window. */
const muteSince = ({ media_at, media_lost_at, joined_at }: ParticipantRow, now: Date): Date | null => {
  const since = media_at === null ? (media_lost_at ?? joined_at) : null
  return since !== null && isBeyond(since, now) ? since : null
}

interface Settled {
  readonly call: CallRow
  readonly changed: boolean
  readonly lost: readonly ParticipantRow[]
  readonly present: readonly ParticipantRow[]
}

/**
 * A participant who is gone has left. A call without one of the two is interrupted from then on; an empty one may be
 * over.
 */
const settle = async (tx: Tx, call: CallRow, plannedEnd: Date, now: Date): Promise<Settled> => {
  const pages = await findPresent(tx, call.id)
  const lost = pages.filter((page) => lostSince(page, now) !== null)
  for (const page of lost) {
    await markLeft(tx, page.id, 'lost', lostSince(page, now) ?? now)
    const data = { epoch: page.epoch }
    await insertEvent(tx, { callId: call.id, userId: page.user_id, kind: 'lost', at: now, data })
  }
  const breaks = pages.map((page) => lostSince(page, now) ?? muteSince(page, now)).filter((at) => at !== null)
  const [first] = breaks.sort((a, b) => a.getTime() - b.getTime())
  let next = first ? await advance(tx, call, 'lose', first) : call
  const present = pages.filter((page) => !lost.includes(page))
  if (present.length === 0 && isAbandoned(plannedEnd.getTime(), now.getTime())) {
    next = await endCall(tx, next, 'abandoned', now)
  }
  return { call: next, changed: next !== call, lost, present }
}

const emitSettled = async (deps: Deps, { call, changed, lost, present }: Settled): Promise<void> => {
  const { id } = await findAudience(deps.db, call.id)
  for (const { epoch } of lost) {
    for (const other of present) {
      const place = placeOf(call.id, { userId: other.user_id }, other.epoch)
      deps.realtime.emitToPlace(place, 'call:peer-left', { schedule_id: id, epoch, reason: 'lost' })
    }
  }
  if (call.status === 'ended')
    await emitEnded(deps, { callId: call.id, reason: 'abandoned', activeSeconds: call.active_seconds })
  else if (changed) await emitCallState(deps, call)
  if (lost.length > 0) await emitPresence(deps, call.id)
}

/** Job: checks one call again. */
export const settleCall = async (deps: Deps, { callId }: { callId: string }): Promise<void> => {
  const now = deps.clock.now()
  const settled = await inTransaction(deps.db, async (tx) => {
    const call = await lockCall(tx, callId)
    if (!call || call.status === 'ended') return undefined
    const { planned_end } = await findAudience(tx, callId)
    return settle(tx, call, planned_end, now)
  })
  if (settled) await emitSettled(deps, settled)
}

/** Job, each minute: checks every call that is not over, and companions still invited to one that is. */
export const settleCalls = async (deps: Deps): Promise<void> => {
  for (const { id } of await findOpenCalls(deps.db)) await settleCall(deps, { callId: id })
  await endOverCompanions(deps)
}
