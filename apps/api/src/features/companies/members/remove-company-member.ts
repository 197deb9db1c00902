import type { removeCompanyMember as endpoint } from '@emma/contracts/companies/members'
import { mayEndMembership } from '@emma/domain/companies'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findAdminUsers, lockCompany } from '../companies.repo.ts'
import { keepEvent } from '../keep-event.ts'
import { loadOwn, requireActive } from '../load-company.ts'
import { notifyUsers } from '../notify-company.ts'
import { countOtherAdmins, endMembership, findMember, type MemberRow } from './members.repo.ts'

const notifyMember = async (deps: Deps, tx: Tx, companyId: string, member: MemberRow, isSelf: boolean) => {
  const specialistId = member.specialist_id
  if (!isSelf) return notifyUsers(deps, tx, [member.user_id], { companyId, kind: 'member_removed' })
  const admins = await findAdminUsers(tx, companyId, specialistId)
  return notifyUsers(deps, tx, admins, { companyId, kind: 'member_left', specialistId })
}

const load = async (tx: Tx, actor: SpecialistActor, companyId: string, memberId: string) => {
  await lockCompany(tx, companyId)
  const me = await loadOwn(tx, actor, companyId)
  const member = await findMember(tx, companyId, memberId)
  if (!member) throw notFound()
  return { me: { specialistId: actor.specialistId, role: me.role }, member }
}

/** Under the company's lock, so that if the two last admin members leave at once one stays. */
export const removeCompanyMember: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { id: companyId, memberId: specialistId } = params
    const { me, member } = await load(tx, actor, companyId, specialistId)
    const isSelf = specialistId === me.specialistId
    if (!isSelf) requireActive(actor)
    const others = await countOtherAdmins(tx, companyId, specialistId)
    const outcome = mayEndMembership({ specialistId, role: member.role }, me, others)
    if (!outcome.ok) throw new AppError(outcome.code)
    await endMembership(tx, companyId, specialistId, deps.clock.now())
    // Urgent care depends on the active group: there is none now.
    if (member.is_active) await deps.jobs.add(tx, 'queue-duty', { specialistId: null })
    const kind = isSelf ? 'member_left' : 'member_removed'
    await keepEvent(deps, tx, { companyId, kind, specialistId, userId: actor.userId })
    await notifyMember(deps, tx, companyId, member, isSelf)
  })
