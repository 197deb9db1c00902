import type { leavePractice as endpoint } from '@emma/contracts/assistants'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { endMember } from '../team/members.repo.ts'

/** Calls for that specialist are refused from now on; the session stays valid for other teams and the own account. */
export const leavePractice: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const service = { specialistId: params.specialistId, assistantId: actor.userId }
    if (!(await endMember(tx, service, deps.clock.now()))) throw notFound()
  })
