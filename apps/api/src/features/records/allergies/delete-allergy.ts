import type { deleteAllergy as endpoint } from '@emma/contracts/records/allergies'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { tiesBetween } from '../access/care.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { lockAllergy, markAllergyRemoved } from './allergies.repo.ts'

/** Removes an allergy that was wrong. */
export const deleteAllergy: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockAllergy(tx, params.id)
    if (!row) throw notFound()
    const { specialistId } = actor
    const person = { customerId: row.customer_id, dependentId: row.dependent_id }
    const { care } = await tiesBetween(deps, tx, specialistId, person)
    if (!care) throw notFound()
    const now = deps.clock.now()
    await markAllergyRemoved(tx, { id: row.id, specialistId, now })
    await logAccess(tx, { actor, client, now }, [
      { customerId: row.customer_id, action: 'delete', object: 'allergy', objectId: row.id, basis: 'care' },
    ])
  })
