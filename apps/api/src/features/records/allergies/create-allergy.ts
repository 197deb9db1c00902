import type { createAllergy as endpoint } from '@emma/contracts/records/allergies'
import { folded } from '@emma/domain/text'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requirePatient } from '../../dependents/index.ts'
import { tiesBetween } from '../access/care.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { allergyCell, loadAllergies } from './allergies.present.ts'
import { insertAllergy } from './allergies.repo.ts'

/** Notes an allergy of a patient in care, each substance once. */
export const createAllergy: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { customer_id: customerId, dependent_id: dependentId = null, substance, reaction } = body
    const person = { customerId, dependentId }
    const { specialistId } = actor
    const { care } = await tiesBetween(deps, tx, specialistId, person)
    if (!care) throw notFound()
    await requirePatient(tx, person)
    const id = deps.newId()
    const now = deps.clock.now()
    // The log's line is written first: its chain serializes writers, so each sees existing notes.
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'create', object: 'allergy', objectId: id, basis: 'care' },
    ])
    const noted = await loadAllergies(deps, tx, person)
    if (noted.some((each) => folded(each.substance) === folded(substance)))
      throw new AppError('allergy_noted')
    const sealed = await deps.vault.seal(tx, allergyCell(customerId, id), { substance, reaction })
    await insertAllergy(tx, { id, ...person, specialistId, sealed, now })
    const created = (await loadAllergies(deps, tx, person)).find((each) => each.id === id)
    if (!created) throw notFound()
    return created
  })
