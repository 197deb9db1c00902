import type { deletePrescription as endpoint } from '@emma/contracts/prescriptions'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess } from '../records/index.ts'
import { loadChangeable } from './own-prescription.ts'
import { removePrescription } from './prescriptions.repo.ts'

/** Removes a prescription from a draft record, or deletes a model. */
export const deletePrescription: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const change = { id: query.id, replaces: query.replace === true }
    const { row } = await loadChangeable(deps, tx, { actor, client }, change)
    await removePrescription(tx, row.id)
    if (row.customer_id === null) return
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      {
        customerId: row.customer_id,
        action: 'delete',
        object: 'prescription',
        objectId: row.id,
        basis: 'author',
      },
    ])
  })
