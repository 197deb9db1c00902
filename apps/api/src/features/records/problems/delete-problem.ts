import type { deleteProblem as endpoint } from '@emma/contracts/records/problems'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { markProblemRemoved } from './problems.repo.ts'
import { requireProblem } from './require-problem.ts'

/** Removes a problem that was wrong. */
export const deleteProblem: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { person, sight } = await requireProblem(deps, tx, actor, params.id)
    const now = deps.clock.now()
    await markProblemRemoved(tx, { id: params.id, specialistId: actor.specialistId, now })
    const { customerId } = person
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'delete', object: 'problem', objectId: params.id, basis: sight.basis },
    ])
  })
