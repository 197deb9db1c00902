import type { createProblem as endpoint } from '@emma/contracts/records/problems'
import { folded } from '@emma/domain/text'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requirePatient } from '../../dependents/index.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { writingSight } from '../access/sight.ts'
import { checkCid } from '../cids/check-cid.ts'
import { loadProblems, problemCell } from './problems.present.ts'
import { insertProblem } from './problems.repo.ts'

/** Adds to the problem list of a patient in care; an entry that is on it and current is not added again. */
export const createProblem: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { customer_id: customerId, dependent_id, description, since = null } = body
    const person = { customerId, dependentId: dependent_id ?? null }
    const { authorId } = await writingSight(deps, tx, actor, person)
    await requirePatient(tx, person)
    await checkCid(tx, body.cid_code)
    const id = deps.newId()
    const now = deps.clock.now()
    // The log's line is written first: its chain serializes writers, so each sees existing notes.
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'create', object: 'problem', objectId: id, basis: 'care' },
    ])
    const noted = await loadProblems(deps, tx, person, authorId)
    const isNoted = noted.some(
      (each) => each.resolved_at === null && folded(each.description) === folded(description),
    )
    if (isNoted) throw new AppError('problem_noted')
    const content = { description, cid_code: body.cid_code || null, since }
    const sealed = await deps.vault.seal(tx, problemCell(customerId, id), content)
    await insertProblem(tx, { id, ...person, sealed, specialistId: actor.specialistId, now })
    const created = (await loadProblems(deps, tx, person, authorId)).find((each) => each.id === id)
    if (!created) throw notFound()
    return created
  })
