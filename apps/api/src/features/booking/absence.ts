import { type AppointmentState, nextState } from '@emma/domain/booking'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { endCallOfAppointment } from '../calls/index.ts'
import { updateStatus } from './appointments.repo.ts'
import { undo } from './cancel-appointment.ts'
import { leaveUnmet } from './waiting.repo.ts'

interface Absent {
  readonly id: string
  readonly status: AppointmentState
  readonly payment_id: string
}

/**
 * A patient who never joined, under the appointment's lock: paid as if attended, but for whom the queue called and who
 * never answered. Nobody knows that they were there, so everything goes back (decision 20).
 */
export const closeAbsent = async (deps: Deps, tx: Tx, { id, status, payment_id: paymentId }: Absent) => {
  const now = deps.clock.now()
  if (status === 'in_progress' && (await leaveUnmet(tx, id, now))) {
    const how = { canceledBy: 'specialist', event: 'unmet', choice: 'toWallet', reason: null } as const
    return undo(deps, tx, { ...how, id, state: status, paymentId, now })
  }
  const next = nextState(status, 'mark_no_show')
  if (!next.ok) throw new AppError(next.code)
  await updateStatus(tx, { id, status: next.value, now })
  return { status: next.value, ended: await endCallOfAppointment(tx, id, now) }
}
