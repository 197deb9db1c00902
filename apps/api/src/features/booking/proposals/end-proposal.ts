import type { TimeProposalState } from '@emma/domain/booking'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { offerFreedSlot } from '../../freed-slots/index.ts'
import { notify } from '../../notifications/index.ts'
import { endHoldOfProposal } from '../../slot-holds/index.ts'
import { lockOpenOf, type ProposalRow, setEnded } from './proposals.repo.ts'

/** Ends a proposal, under its appointment's lock; its time goes to the next in line, or opens. */
export const endProposal = async (
  deps: Deps,
  tx: Tx,
  row: ProposalRow,
  status: Exclude<TimeProposalState, 'open'>,
): Promise<void> => {
  const now = deps.clock.now()
  await setEnded(tx, row.id, status, now)
  await endHoldOfProposal(tx, row.id, now)
  if (status === 'accepted') return
  const { specialist_id: specialistId, starts_at: startsAt, ends_at: endsAt } = row
  await offerFreedSlot(deps, tx, { specialistId, startsAt, endsAt, now })
}

/** Ends the proposal of an appointment that was canceled or moved another way. */
export const closeProposalOf = async (deps: Deps, tx: Tx, appointmentId: string): Promise<void> => {
  const row = await lockOpenOf(tx, appointmentId)
  if (row) await endProposal(deps, tx, row, 'canceled')
}

/** Notifies that a proposal is over and the appointment stays. */
export const tellOver = (
  deps: Deps,
  tx: Tx,
  row: ProposalRow,
  to: 'customer' | 'specialist',
): Promise<void> =>
  notify(deps, tx, {
    userId: to === 'customer' ? row.customer_user_id : row.specialist_user_id,
    kind: 'time_proposal_over',
    dedupeKey: `time_proposal_over:${row.id}`,
    data: { appointmentId: row.appointment_id, proposalId: row.id },
    ...(to === 'specialist' ? { inAppOnly: true } : {}),
  })
