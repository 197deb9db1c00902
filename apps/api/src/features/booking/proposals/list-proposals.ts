import type {
  listOwnProposals as ownEndpoint,
  listSpecialistProposals as specialistEndpoint,
} from '@emma/contracts/booking/proposals'
import type { UseCase } from '../../../http/mount.ts'
import { toTimeProposal } from './proposals.present.ts'
import { findOpen } from './proposals.repo.ts'

/** Proposals that wait for the patient's answer. */
export const listOwnProposals: UseCase<typeof ownEndpoint> = async ({ db, clock }, { actor }) => {
  const rows = await findOpen(db, { customerId: actor.customerId, now: clock.now() })
  return { data: rows.map(toTimeProposal) }
}

/** A specialist's unanswered proposals. */
export const listSpecialistProposals: UseCase<typeof specialistEndpoint> = async (
  { db, clock },
  { actor },
) => {
  const rows = await findOpen(db, { specialistId: actor.specialistId, now: clock.now() })
  return { data: rows.map(toTimeProposal) }
}
