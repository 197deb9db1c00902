import { fieldRefusal } from '@emma/phrases/field-refusal'
import { formatMoment } from '../../../dates.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type FieldError, notFound } from '../../../http/app-error.ts'
import { emitEnded } from '../../calls/index.ts'
import { lockAppointment } from '../agenda/appointments.repo.ts'
import { emitToParticipants } from '../money/sale.ts'
import { undo } from './cancel-appointment.ts'
import { type ComingOf, findComing } from './coming.repo.ts'

/** A person's coming appointments, one line each, for an admin who reads them in `zone`. `path` is the schedule's id. */
export const listComing = async (
  deps: Deps,
  tx: Tx,
  whose: ComingOf,
  zone: string,
): Promise<readonly FieldError[]> => {
  const rows = await findComing(tx, whose, deps.clock.now())
  const when = (instant: string | number) => formatMoment(String(instant), zone)
  return rows.map(({ id, starts_at, specialty }) => ({
    path: id,
    ...fieldRefusal('appointment_coming', { when: starts_at.toISOString(), specialty }, { when }),
  }))
}

const undoOne = async (deps: Deps, tx: Tx, id: string, reason: string) => {
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  const now = deps.clock.now()
  const { status: state, payment_id: paymentId } = row
  return undo(deps, tx, { id, state, paymentId, canceledBy: 'platform', choice: 'toWallet', reason, now })
}

/**
 * Cancels a person's coming appointments for the platform: each patient gets the whole price as credit and a
 * notification. A running one goes on. Call the returned function after the commit: it emits to both participants.
 */
export const cancelComing = async (
  deps: Deps,
  tx: Tx,
  whose: ComingOf,
  reason: string,
): Promise<{ readonly count: number; readonly publish: () => Promise<void> }> => {
  const undone: Awaited<ReturnType<typeof undoOne>>[] = []
  for (const { id } of await findComing(tx, whose, deps.clock.now())) {
    undone.push(await undoOne(deps, tx, id, reason))
  }
  const publish = async () => {
    for (const { sale, status, ended } of undone) {
      emitToParticipants(deps, sale, status)
      if (ended) await emitEnded(deps, ended)
    }
  }
  return { count: undone.length, publish }
}
