import type { setCompanyPercent as endpoint } from '@emma/contracts/companies'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { changeCompany } from '../companies.repo.ts'
import { keepEvent } from '../keep-event.ts'
import { lockAdministered } from '../load-company.ts'
import { notifyMembers } from '../notify-company.ts'
import { showCompany } from '../show-company.ts'

/** For new bookings: existing ones keep their own split. Every member is notified. */
export const setCompanyPercent: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const { id: companyId } = params
  const { userId } = actor
  await inTransaction(deps.db, async (tx) => {
    const { percent: from } = await lockAdministered(tx, actor, companyId)
    if (from === body.val) return
    await changeCompany(tx, companyId, { percent: body.val }, deps.clock.now())
    await keepEvent(deps, tx, { companyId, kind: 'percent', userId, from, to: body.val })
    await notifyMembers(deps, tx, { companyId, kind: 'company_percent' }, userId)
  })
  return showCompany(deps.db, actor, companyId)
}
