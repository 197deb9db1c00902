import type { deleteVitals as endpoint } from '@emma/contracts/records/vitals'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { maySee, writingSight } from '../access/sight.ts'
import { lockVitals, markVitalsRemoved } from './vitals.repo.ts'

/** Removes a measurement that was wrong. */
export const deleteVitals: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockVitals(tx, params.id)
    if (!row) throw notFound()
    const customerId = row.customer_id
    const person = { customerId, dependentId: row.dependent_id }
    const sight = await writingSight(deps, tx, actor, person)
    if (!maySee(sight, row)) throw notFound()
    const now = deps.clock.now()
    await markVitalsRemoved(tx, { id: row.id, specialistId: actor.specialistId, now })
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'delete', object: 'vitals', objectId: row.id, basis: sight.basis },
    ])
  })
