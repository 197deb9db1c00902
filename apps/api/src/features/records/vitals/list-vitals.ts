import type { listVitals as endpoint } from '@emma/contracts/records/vitals'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { sightOf } from '../access/sight.ts'
import { loadVitals } from './vitals.present.ts'

/** A person's measurements. */
export const listVitals: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null } = query
    const person = { customerId, dependentId }
    const { authorId, basis } = await sightOf(deps, tx, actor, person)
    const data = await loadVitals(deps, tx, person, authorId)
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      { customerId, action: 'list', object: 'vitals', objectId: dependentId ?? customerId, basis },
    ])
    return { data }
  })
