import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import { lockAppointment } from '../agenda/appointments.repo.ts'
import { endProposal, tellOver } from './end-proposal.ts'
import { findDue, lockProposal } from './proposals.repo.ts'

const AT_ONCE = 50

/** Job: opens the times of unanswered proposals, each under its appointment's lock; both participants are notified. */
export const expireProposals = async (deps: Deps): Promise<void> => {
  const due = await findDue(deps.db, deps.clock.now(), AT_ONCE)
  for (const { id, appointment_id: appointmentId } of due) {
    const ended = await inTransaction(deps.db, async (tx) => {
      await lockAppointment(tx, appointmentId)
      const row = await lockProposal(tx, id)
      if (row?.status !== 'open') return undefined
      await endProposal(deps, tx, row, 'expired')
      await tellOver(deps, tx, row, 'customer')
      await tellOver(deps, tx, row, 'specialist')
      return row.specialist_id
    })
    if (ended !== undefined) emitSlotsChanged(deps, ended)
  }
}
