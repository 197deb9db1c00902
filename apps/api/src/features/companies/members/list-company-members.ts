import type { listCompanyMembers as endpoint } from '@emma/contracts/companies/members'
import type { UseCase } from '../../../http/mount.ts'
import { toMember } from '../company.present.ts'
import { loadOwn } from '../load-company.ts'
import { findMembers } from './members.repo.ts'

export const listCompanyMembers: UseCase<typeof endpoint> = async ({ db }, { actor, params, query }) => {
  const { page, pageSize } = query
  const me = await loadOwn(db, actor, params.id)
  const rows = await findMembers(db, { companyId: me.id, limit: pageSize, offset: (page - 1) * pageSize })
  const data = rows.map((row) => toMember(row, me, actor.specialistId))
  return { data, meta: { page, pageSize, total: me.members_count } }
}
