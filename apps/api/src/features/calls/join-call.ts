import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { notify } from '../notifications/index.ts'
import { toCallState } from './call-state.ts'
import { type CallRow, insertCall, insertEvent, lockCallOf } from './calls.repo.ts'
import {
  type Connection,
  findByEpoch,
  findPresent,
  holdBy,
  insertParticipant,
  markBack,
  markGone,
  markLeft,
  type ParticipantRow,
} from './participants.repo.ts'
import { emitPresence } from './presence/presence.ts'
import { channelOf, placeOf, type Seat, takeSeat } from './seat.ts'
import { settleLater } from './settle-calls.ts'

interface Entered {
  readonly call: CallRow
  /** The same person's older page, which receives an event. */
  readonly superseded: string | undefined
  readonly peerEpoch: string | null
  /** Whether the other participant is notified. A heartbeat changes nothing. */
  readonly isNews: boolean
}

const openCallRow = async (tx: Tx, deps: Deps, seat: Seat, now: Date): Promise<CallRow> => {
  const { appointmentId } = seat
  const channel = channelOf(appointmentId)
  await insertCall(tx, { id: deps.newId(), appointmentId, provider: deps.video.name, channel, now })
  const call = await lockCallOf(tx, appointmentId)
  if (!call || call.status === 'ended') throw new AppError('call_not_open')
  return call
}

/**
 * The same page again: a heartbeat, or back from a lost connection. A page older than the current one stays out, and so
 * does one that hung up: its delayed messages would show somebody who has left.
 */
const comeBack = async (
  tx: Tx,
  known: ParticipantRow,
  current: ParticipantRow | undefined,
  seat: Seat,
  now: Date,
): Promise<boolean> => {
  if (known.user_id !== seat.me.userId) throw new AppError('not_found')
  const isOver = known.leave_reason === 'superseded' || known.leave_reason === 'left'
  if (isOver || (current && current.id !== known.id)) throw new AppError('call_superseded')
  await markBack(tx, known, now)
  return known.left_at !== null || known.gone_at !== null
}

/** A new page: the newest one of a person wins. */
const comeNew = async (
  tx: Tx,
  deps: Deps,
  { callId, epoch, seat, now }: { callId: string; epoch: string; seat: Seat; now: Date },
  current: ParticipantRow | undefined,
): Promise<void> => {
  if (current) await markLeft(tx, current.id, 'superseded', now)
  const { role, me } = seat
  await insertParticipant(tx, { id: deps.newId(), callId, userId: me.userId, role, epoch, now })
}

/** The first participant waits. The other is notified once for this start, the patient by their channel too. */
const notifyWaiting = async (tx: Tx, deps: Deps, { role, peer, ...seat }: Seat): Promise<void> => {
  const data = { appointmentId: seat.appointmentId }
  const key = `${seat.appointmentId}:${seat.startsAt.getTime()}`
  const { userId } = peer
  await (role === 'specialist'
    ? notify(deps, tx, {
        userId,
        data,
        kind: 'specialist_waiting',
        dedupeKey: `specialist_waiting:${key}`,
      })
    : notify(deps, tx, {
        userId,
        data,
        kind: 'patient_waiting',
        dedupeKey: `patient_waiting:${key}`,
        inAppOnly: true,
      }))
}

const enterCall = (deps: Deps, seat: Seat, epoch: string, now: Date): Promise<Entered> =>
  inTransaction(deps.db, async (tx) => {
    const call = await openCallRow(tx, deps, seat, now)
    const present = await findPresent(tx, call.id)
    const current = present.find(({ role }) => role === seat.role)
    const peerEpoch = present.find(({ role }) => role !== seat.role)?.epoch ?? null
    const known = await findByEpoch(tx, call.id, epoch)
    const isNews = known ? await comeBack(tx, known, current, seat, now) : true
    if (!known) await comeNew(tx, deps, { callId: call.id, epoch, seat, now }, current)
    if (!known && peerEpoch === null) await notifyWaiting(tx, deps, seat)
    if (isNews) {
      const kind = known ? 'back' : 'joined'
      await insertEvent(tx, { callId: call.id, userId: seat.me.userId, kind, at: now, data: { epoch } })
      await settleLater(tx, deps, call.id)
    }
    return { call, superseded: known ? undefined : current?.epoch, peerEpoch, isNews }
  })

/** Enters the call; the grant's token proves that consent and time window were checked, the row is checked again. */
export const joinCall: SocketUseCase<'call:join'> = async (deps, { actor, payload, enter, whenGone }) => {
  const { schedule_id, epoch, token } = payload
  const now = deps.clock.now()
  const seat = await takeSeat(deps, actor, schedule_id)
  const grant = { channel: channelOf(schedule_id), userId: actor.userId }
  if (!(await deps.video.accepts(token, grant, now))) throw new AppError('token_invalid')
  const { call, superseded, isNews, ...entered } = await enterCall(deps, seat, epoch, now)
  let { peerEpoch } = entered
  if (await enter(placeOf(call.id, seat.me, epoch))) {
    const connection = { callId: call.id, epoch, connectionId: deps.newId() }
    await holdBy(deps.db, connection)
    whenGone(() => noticeGone(deps, connection))
    // The peer may have joined or left before this connection could receive it.
    peerEpoch = (await takeSeat(deps, actor, schedule_id)).peer.epoch
  }
  if (superseded) {
    const place = placeOf(call.id, seat.me, superseded)
    deps.realtime.emitToPlace(place, 'call:superseded', { schedule_id, epoch: superseded })
  }
  if (peerEpoch && isNews) {
    deps.realtime.emitToPlace(placeOf(call.id, seat.peer, peerEpoch), 'call:peer-joined', {
      schedule_id,
      epoch,
    })
  }
  if (isNews) await emitPresence(deps, call.id)
  return { ...toCallState(call, seat.plannedEnd), peer_epoch: peerEpoch }
}

/** A page's connection was lost. The recovery window decides whether the page left. */
const noticeGone = async (deps: Deps, connection: Connection): Promise<void> => {
  const now = deps.clock.now()
  await markGone(deps.db, connection, now)
  await settleLater(deps.db, deps, connection.callId)
  await emitPresence(deps, connection.callId)
}
