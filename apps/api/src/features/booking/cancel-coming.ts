import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type FieldError, notFound } from '../../http/app-error.ts'
import { tellEnded } from '../calls/index.ts'
import { lockAppointment } from './appointments.repo.ts'
import { undo } from './cancel-appointment.ts'
import { type ComingOf, findComing } from './coming.repo.ts'
import { tellSides } from './sale.ts'

const moment = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at)

/** What is still to come of a person, one line each for somebody who has to decide about it: `path` is the schedule. */
export const listComing = async (deps: Deps, tx: Tx, whose: ComingOf): Promise<readonly FieldError[]> => {
  const rows = await findComing(tx, whose, deps.clock.now())
  return rows.map(({ id, starts_at, time_zone, specialty }) => ({
    path: id,
    message: `${moment(starts_at, time_zone)} · ${specialty}`,
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
 * Cancels what is still to come of a person, for the platform: each patient has the whole price as credit and a notice.
 * One that runs goes on. What it returns is called after the commit: it tells both sides.
 */
export const cancelComing = async (
  deps: Deps,
  tx: Tx,
  whose: ComingOf,
  reason: string,
): Promise<{ readonly count: number; readonly tell: () => Promise<void> }> => {
  const undone: Awaited<ReturnType<typeof undoOne>>[] = []
  for (const { id } of await findComing(tx, whose, deps.clock.now())) {
    undone.push(await undoOne(deps, tx, id, reason))
  }
  const tell = async () => {
    for (const { sale, status, ended } of undone) {
      tellSides(deps, sale, status)
      if (ended) await tellEnded(deps, ended)
    }
  }
  return { count: undone.length, tell }
}
