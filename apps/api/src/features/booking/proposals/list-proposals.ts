import type {
  listOwnProposals as ownEndpoint,
  listSpecialistProposals as specialistEndpoint,
} from '@emma/contracts/booking/proposals'
import type { UseCase } from '../../../http/mount.ts'
import { toTimeProposal } from './proposals.present.ts'
import { findOpen } from './proposals.repo.ts'

/** What waits for the patient's yes. */
export const listOwnProposals: UseCase<typeof ownEndpoint> = async ({ db, clock }, { actor }) => {
  const rows = await findOpen(db, { customerId: actor.customerId, now: clock.now() })
  return { data: rows.map(toTimeProposal) }
}

/** What a specialist proposed and nobody has answered. */
export const listSpecialistProposals: UseCase<typeof specialistEndpoint> = async (
  { db, clock },
  { actor },
) => {
  const rows = await findOpen(db, { specialistId: actor.specialistId, now: clock.now() })
  return { data: rows.map(toTimeProposal) }
}
