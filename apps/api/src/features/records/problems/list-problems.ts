import type { listProblems as endpoint } from '@emma/contracts/records/problems'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { sightOf } from '../access/sight.ts'
import { loadProblems } from './problems.present.ts'

/** A person's current and past problems. */
export const listProblems: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null } = query
    const person = { customerId, dependentId }
    const { authorId, basis } = await sightOf(deps, tx, actor, person)
    const data = await loadProblems(deps, tx, person, authorId)
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      { customerId, action: 'list', object: 'problem', objectId: dependentId ?? customerId, basis },
    ])
    return { data }
  })
