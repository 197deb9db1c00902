import type { assignCompanyAdmin as endpoint } from '@emma/contracts/companies/members'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toMember } from '../company.present.ts'
import { keepEvent } from '../keep-event.ts'
import { loadOwn, lockAdministered } from '../load-company.ts'
import { notifyUsers } from '../notify-company.ts'
import { findMember, makeAdmin } from './members.repo.ts'

/** Adds an admin member next to the caller, so that there always is one. */
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
      await notifyUsers(deps, tx, [member.user_id], { companyId, kind: 'admin_assigned' })
    }
    const me = await loadOwn(tx, actor, companyId)
    return toMember({ ...member, role: 'admin' }, me, actor.specialistId)
  })
