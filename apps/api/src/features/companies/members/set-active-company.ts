import type { setActiveCompany as endpoint } from '@emma/contracts/companies'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { loadOwn, requireApproved } from '../load-company.ts'
import { showCompany } from '../show-company.ts'
import { chooseCompany } from './members.repo.ts'

/** A specialist attends for at most one company. Earlier bookings keep their split. */
export const setActiveCompany: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  await inTransaction(deps.db, async (tx) => {
    const row = await loadOwn(tx, actor, params.id)
    if (!body.active && !row.is_active) return
    if (body.active) requireApproved(row)
    await chooseCompany(tx, actor.specialistId, body.active ? row.id : null)
    // Urgent care depends on the active group.
    await deps.jobs.add(tx, 'queue-duty', { specialistId: null })
  })
  return showCompany(deps.db, actor, params.id)
}
