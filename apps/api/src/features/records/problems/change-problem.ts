import type { changeProblem as endpoint } from '@emma/contracts/records/problems'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { loadProblems } from './problems.present.ts'
import { setResolved } from './problems.repo.ts'
import { requireProblem } from './require-problem.ts'

/** A problem is resolved, or active again. */
export const changeProblem: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { person, sight } = await requireProblem(deps, tx, actor, params.id)
    const now = deps.clock.now()
    await setResolved(tx, params.id, body.resolved ? now : null)
    const { customerId } = person
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'update', object: 'problem', objectId: params.id, basis: sight.basis },
    ])
    const changed = (await loadProblems(deps, tx, person, sight.authorId)).find(({ id }) => id === params.id)
    if (!changed) throw notFound()
    return changed
  })
