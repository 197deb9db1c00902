import type { assignCompanyAdmin as endpoint } from '@emma/contracts/companies'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toMember } from './company.present.ts'
import { keepEvent } from './keep-event.ts'
import { loadOwn, lockAdministered } from './load-company.ts'
import { findMember, makeAdmin } from './members.repo.ts'
import { tellUsers } from './tell.ts'

/** Adds an admin member beside the caller, so that there is one at every moment. */
export const assignCompanyAdmin: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { company_id: companyId, member_id: specialistId } = body
    await lockAdministered(tx, actor, companyId)
    const member = await findMember(tx, companyId, specialistId)
    if (!member) throw notFound()
    if (member.role !== 'admin') {
      await makeAdmin(tx, companyId, specialistId)
      const { userId } = actor
      await keepEvent(deps, tx, { companyId, kind: 'admin_assigned', specialistId, userId })
      await tellUsers(deps, tx, [member.user_id], { companyId, kind: 'admin_assigned' })
    }
    const me = await loadOwn(tx, actor, companyId)
    return toMember({ ...member, role: 'admin' }, me, actor.specialistId)
  })
