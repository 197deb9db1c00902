import type { createVitals as endpoint } from '@emma/contracts/records/vitals'
import { inTransaction } from '../../../db/transaction.ts'
import { invalidField, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requirePatient } from '../../dependents/index.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { writingSight } from '../access/sight.ts'
import { loadVitals, measuredIn, vitalsCell } from './vitals.present.ts'
import { insertVitals } from './vitals.repo.ts'

/** Now by default; never in the future. @throws AppError `validation_failed` at `measured_at` */
const momentOf = (said: string | undefined, now: Date): Date => {
  const at = said === undefined ? now : new Date(said)
  if (at <= now) return at
  throw invalidField('measured_at', 'date_in_future')
}

/** Notes a measurement of a patient in care. */
export const createVitals: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { customer_id: customerId, dependent_id, measured_at } = body
    const person = { customerId, dependentId: dependent_id ?? null }
    const { authorId } = await writingSight(deps, tx, actor, person)
    await requirePatient(tx, person)
    const now = deps.clock.now()
    const measuredAt = momentOf(measured_at, now)
    const id = deps.newId()
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'create', object: 'vitals', objectId: id, basis: 'care' },
    ])
    const sealed = await deps.vault.seal(tx, vitalsCell(customerId, id), measuredIn(body))
    await insertVitals(tx, { id, ...person, measuredAt, sealed, specialistId: actor.specialistId, now })
    const created = (await loadVitals(deps, tx, person, authorId)).find((each) => each.id === id)
    if (!created) throw notFound()
    return created
  })
