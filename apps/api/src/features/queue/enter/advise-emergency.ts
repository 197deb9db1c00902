import type { adviseEmergency as endpoint } from '@emma/contracts/queue'
import { emergencyLinesOf } from '@emma/domain/queue'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requirePatient } from '../../dependents/index.ts'
import { logAccess } from '../../records/index.ts'
import { adviceCell } from '../cells.ts'
import { insertAdvice } from './entries.repo.ts'

/** Records that a person was advised to call an ambulance, for which signs and when. */
export const adviseEmergency: UseCase<typeof endpoint> = async (deps, { actor, client, body }) => {
  const [id, now] = [deps.newId(), deps.clock.now()]
  const { customerId } = actor
  const flags = [...new Set(body.red_flags)]
  await inTransaction(deps.db, async (tx) => {
    const patient = { customerId, dependentId: body.dependent_id ?? null }
    await requirePatient(tx, patient)
    const redFlagsSealed = await deps.vault.seal(tx, adviceCell({ id, customer_id: customerId }), flags)
    await insertAdvice(tx, { ...patient, id, redFlagsSealed, now })
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'create', object: 'queue', objectId: id, basis: 'own' },
    ])
  })
  return { id, call: [...emergencyLinesOf(flags)], advised_at: now.toISOString() }
}
