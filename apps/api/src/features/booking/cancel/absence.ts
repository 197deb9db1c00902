import { type AppointmentState, nextState } from '@emma/domain/booking'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { endCallOfAppointment } from '../../calls/index.ts'
import { changeStatus } from '../change/change-status.ts'
import { undo } from './cancel-appointment.ts'

interface Absent {
  readonly id: string
  readonly status: AppointmentState
  readonly payment_id: string
}

/** Whether a source of appointments had called the patient without an answer; it ends the patient's place. */
const endUnanswered = async (
  { appointmentSources }: Deps,
  tx: Tx,
  id: string,
  now: Date,
): Promise<boolean> => {
  for (const source of appointmentSources) if (await source.endUnanswered(tx, id, now)) return true
  return false
}

/**
 * The patient never joined; under the appointment's lock. Paid as if attended, except for a patient called from the
 * queue who never answered: it is unknown whether they were there, so everything is refunded (decision 20).
 */
export const closeAbsent = async (deps: Deps, tx: Tx, { id, status, payment_id: paymentId }: Absent) => {
  const now = deps.clock.now()
  if (status === 'in_progress' && (await endUnanswered(deps, tx, id, now))) {
    const how = { canceledBy: 'specialist', event: 'unmet', choice: 'toWallet', reason: null } as const
    return undo(deps, tx, { ...how, id, state: status, paymentId, now })
  }
  const next = nextState(status, 'mark_no_show')
  if (!next.ok) throw new AppError(next.code)
  await changeStatus(deps, tx, { id, status: next.value, now })
  return { status: next.value, ended: await endCallOfAppointment(tx, id, now) }
}
