import type {
  acceptProposal as acceptEndpoint,
  declineProposal as declineEndpoint,
} from '@emma/contracts/booking/proposals'
import { slotIdOf } from '@emma/domain/availability'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CustomerActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import { notify } from '../../notifications/index.ts'
import { findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { participantOf, toAppointment } from '../agenda/booking.present.ts'
import { move } from '../change/reschedule-schedule.ts'
import { emitToParticipants } from '../money/sale.ts'
import { lockOwnTime } from '../own-time/own-time.repo.ts'
import { endProposal } from './end-proposal.ts'
import { findProposal, lockProposal, type ProposalRow } from './proposals.repo.ts'

/** An own open proposal with its appointment, both locked in this order. */
const lockWaiting = async (deps: Deps, tx: Tx, actor: CustomerActor, id: string): Promise<ProposalRow> => {
  await lockOwnTime(tx, actor.customerId)
  const known = await findProposal(tx, id)
  if (known?.customer_id !== actor.customerId) throw notFound()
  const appointment = await lockAppointment(tx, known.appointment_id)
  const row = await lockProposal(tx, id)
  if (!appointment || !row) throw notFound()
  const stands = row.status === 'open' && row.expires_at > deps.clock.now()
  const isSame = appointment.starts_at.getTime() === row.from_start.getTime()
  if (!stands || !isSame) throw new AppError('proposal_over')
  return row
}

const accept = async (deps: Deps, tx: Tx, actor: CustomerActor, id: string) => {
  const row = await lockWaiting(deps, tx, actor, id)
  await endProposal(deps, tx, row, 'accepted')
  const { specialist_id: specialistId, starts_at, ends_at, place_id } = row
  const expected = {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    online: place_id === null,
    place_id,
  }
  const slotId = slotIdOf({ specialistId, start: starts_at.getTime() })
  return move(deps, tx, actor, row.appointment_id, { slotId, expected })
}

/** The patient accepts: the appointment moves to the reserved time. */
export const acceptProposal: UseCase<typeof acceptEndpoint> = async (deps, { actor, params }) => {
  const moved = await inTransaction(deps.db, (tx) => accept(deps, tx, actor, params.id))
  emitToParticipants(deps, { ...moved, appointment_id: moved.id }, moved.status)
  const row = await findAppointment(deps.db, moved.id)
  if (!row) throw notFound()
  return toAppointment(row, participantOf(actor), deps.clock.now())
}

/** The patient declines: the appointment stays. */
export const declineProposal: UseCase<typeof declineEndpoint> = async (deps, { actor, params }) => {
  const declined = await inTransaction(deps.db, async (tx) => {
    const row = await lockWaiting(deps, tx, actor, params.id)
    await endProposal(deps, tx, row, 'declined')
    await notify(deps, tx, {
      userId: row.specialist_user_id,
      kind: 'time_declined',
      dedupeKey: `time_declined:${row.id}`,
      data: { appointmentId: row.appointment_id, proposalId: row.id },
      inAppOnly: true,
    })
    return row
  })
  emitSlotsChanged(deps, declined.specialist_id)
}
