import { CLOSES_HOURS_AFTER, closingOf, nextState } from '@emma/domain/booking'
import { HOUR } from '@emma/domain/interval'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type EndedCall, emitEnded, endCallOfAppointment, findJoined } from '../../calls/index.ts'
import { changeStatus } from '../change/change-status.ts'
import { emitToParticipants } from '../money/sale.ts'
import { closeAbsent } from './absence.ts'
import { undo } from './cancel-appointment.ts'
import { findLeftOpen, type LeftOpen, lockLeftOpen } from './closing.repo.ts'

type Joined = Awaited<ReturnType<typeof findJoined>>

const closingFor = (row: LeftOpen, joined: Joined) => {
  const came = (which: 'customer' | 'specialist') =>
    joined.some(({ appointmentId, role }) => appointmentId === row.id && role === which)
  return closingOf({
    online: row.place_id === null,
    started: row.status === 'in_progress',
    customerJoined: came('customer'),
    specialistJoined: came('specialist'),
  })
}

interface Closed {
  readonly status: Parameters<typeof emitToParticipants>[2]
  readonly ended: EndedCall | undefined
}

/** A confirmed appointment that took place is first started, then finished: the state machine has no direct way. */
const closeAs = async (deps: Deps, tx: Tx, row: LeftOpen, joined: Joined): Promise<Closed | undefined> => {
  const now = deps.clock.now()
  const event = closingFor(row, joined)
  const { id, payment_id: paymentId } = row
  if (event === 'cancel_by_specialist') {
    const asked = { canceledBy: 'platform', choice: 'toWallet', reason: null } as const
    return undo(deps, tx, { ...asked, id, state: row.status, paymentId, now })
  }
  if (event === 'mark_no_show') return closeAbsent(deps, tx, row)
  const isBegun = event === 'finish' && row.status === 'confirmed'
  const begun = isBegun ? nextState(row.status, 'start') : { ok: true as const, value: row.status }
  const next = begun.ok ? nextState(begun.value, event) : begun
  if (!next.ok) return undefined
  await changeStatus(deps, tx, { id, status: next.value, now })
  return { status: next.value, ended: await endCallOfAppointment(tx, id, now) }
}

/** One at a time, so that a failure does not block others. One closed meanwhile is left as it is. */
const close = async (deps: Deps, id: string, before: Date): Promise<void> => {
  const done = await inTransaction(deps.db, async (tx) => {
    const row = await lockLeftOpen(tx, id, before)
    if (!row) return undefined
    const closed = await closeAs(deps, tx, row, await findJoined(tx, [id]))
    return closed && { row, closed }
  })
  if (!done) return
  emitToParticipants(deps, { ...done.row, appointment_id: id }, done.closed.status)
  if (done.closed.ended) await emitEnded(deps, done.closed.ended)
}

const AT_ONCE = 100

/** Job: closes appointments still open two hours after their end, depending on who was in the call. */
export const closeAppointments = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - CLOSES_HOURS_AFTER * HOUR)
  for (const id of await findLeftOpen(deps.db, before, AT_ONCE)) {
    await close(deps, id, before).catch((error: unknown) => {
      deps.log.error({ err: error, appointmentId: id }, 'appointment left open')
    })
  }
}
