import type { withdrawProposal as endpoint } from '@emma/contracts/booking/proposals'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import { lockAppointment } from '../agenda/appointments.repo.ts'
import { endProposal, tellOver } from './end-proposal.ts'
import { lockOpenOf } from './proposals.repo.ts'

/** The specialist withdraws a proposal before it was answered. */
export const withdrawProposal: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  await inTransaction(deps.db, async (tx) => {
    const appointment = await lockAppointment(tx, params.id)
    if (appointment?.specialist_id !== actor.specialistId) throw notFound()
    const row = await lockOpenOf(tx, params.id)
    if (!row) throw new AppError('proposal_over')
    await endProposal(deps, tx, row, 'canceled')
    await tellOver(deps, tx, row, 'customer')
  })
  emitSlotsChanged(deps, actor.specialistId)
}
