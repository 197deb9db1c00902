import { ok, type Result, refuse } from '../result.ts'

/** The facts about a member that decide who may end the membership. */
export interface CompanyMember {
  readonly specialistId: string
  readonly role: 'admin' | 'member'
}

/**
 * Whether a member may leave, or be removed by an admin member. The last admin member stays, so that the company always
 * has a responsible person; `otherAdmins` counts the others. Refuses `forbidden` if the actor may not remove others,
 * and `last_company_admin`.
 */
export const mayEndMembership = (
  member: CompanyMember,
  by: CompanyMember,
  otherAdmins: number,
): Result<null, 'forbidden' | 'last_company_admin'> => {
  if (member.specialistId !== by.specialistId && by.role !== 'admin') return refuse('forbidden')
  return member.role === 'admin' && otherAdmins === 0 ? refuse('last_company_admin') : ok(null)
}
