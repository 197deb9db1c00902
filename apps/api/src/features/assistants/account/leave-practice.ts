import type { leavePractice as endpoint } from '@emma/contracts/assistants'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { endMember } from '../team/members.repo.ts'

/** Who leaves is refused by the next call for that specialist; the session stays, for the others and the account. */
export const leavePractice: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const service = { specialistId: params.specialistId, assistantId: actor.userId }
    if (!(await endMember(tx, service, deps.clock.now()))) throw notFound()
  })
