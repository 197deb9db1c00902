import type { listAllergies as endpoint } from '@emma/contracts/records/allergies'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { mayOpenHistory, readerOf } from '../access/care.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { loadAllergies } from './allergies.present.ts'

/** A person's allergies. */
export const listAllergies: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null } = query
    const patient = { specialist_id: null, customer_id: customerId, dependent_id: dependentId }
    const reader = await readerOf(deps, tx, actor, patient)
    if (!mayOpenHistory(reader, customerId)) throw notFound()
    const data = await loadAllergies(deps, tx, { customerId, dependentId })
    const basis = reader.role === 'customer' ? 'own' : reader.care ? 'care' : 'break_glass'
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      { customerId, action: 'list', object: 'allergy', objectId: dependentId ?? customerId, basis },
    ])
    return { data }
  })
