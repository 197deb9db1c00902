import type { Company } from '@emma/contracts/companies'
import type { CompanyMember } from '@emma/contracts/companies/members'
import { isCompanyActive, isCompanyOpen, missingForApproval } from '@emma/domain/companies'
import { avatarUrl } from '../../files/index.ts'
import { bankName } from '../lookups/index.ts'
import type { CompanyRow, OwnCompanyRow } from './companies.repo.ts'
import type { MemberRow } from './members/members.repo.ts'

/** URL of the document. */
export const documentUrl = (row: CompanyRow): string | null =>
  row.document_key === null ? null : `/api/v1/companies/${row.id}/document`

export const directorOf = (row: CompanyRow) => {
  const { director_name: name, director_council_type: type } = row
  const { director_council_uf: uf, director_council_number: number } = row
  return name === null || type === null || uf === null || number === null
    ? null
    : { name, council: { type, uf, number } }
}

export const bankOf = (row: CompanyRow) =>
  row.bank_code === null || row.bank_changed_at === null
    ? null
    : {
        bank_code: row.bank_code,
        bank_name: bankName(row.bank_code),
        ends_with: row.bank_ends_with ?? '',
        changed_at: row.bank_changed_at.toISOString(),
      }

export const missingOf = (row: CompanyRow) => [
  ...missingForApproval({
    hasDocument: row.document_key !== null,
    hasDirector: directorOf(row) !== null,
    admins: row.admins_count,
  }),
]

/** Fields only for the company's admin members. */
const forAdmins = (row: OwnCompanyRow, isAdmin: boolean) =>
  isAdmin
    ? {
        document_url: documentUrl(row),
        recipient_id: row.provider_recipient_id,
        recipient_status: row.recipient_status,
        bank_account: bankOf(row),
        missing: missingOf(row),
      }
    : { document_url: null, recipient_id: null, recipient_status: null, bank_account: null, missing: [] }

const abilities = (row: OwnCompanyRow, isAdmin: boolean): Company['can'] => ({
  edit: isAdmin && isCompanyOpen(row.status),
  resubmit: isAdmin && row.status === 'rejected',
  manage: isAdmin,
  set_active: isCompanyActive(row.status),
  leave: !isAdmin || row.admins_count > 1,
})

/** Row → the wire, as a member sees it. */
export const toCompany = (row: OwnCompanyRow, platformFeePercent: number): Company => {
  const isAdmin = row.role === 'admin'
  return {
    id: row.id,
    name: row.name,
    cnpj: row.cnpj,
    status: row.status,
    status_reason: row.status_reason,
    pa_enabled: row.pa_enabled,
    percent: row.percent,
    active: row.is_active && isCompanyActive(row.status),
    role: row.role,
    pa_permission: row.pa_permission,
    members_count: row.members_count,
    technical_director: directorOf(row),
    ...forAdmins(row, isAdmin),
    platform_fee_percent: platformFeePercent,
    can: abilities(row, isAdmin),
    created_at: row.created_at.toISOString(),
  }
}

const councilOf = ({ council_type: type, council_uf: uf, council_number: number }: MemberRow) =>
  type === null || uf === null || number === null ? null : { type, uf, number }

/** A member as all members and the platform see them. */
export const memberSeen = (row: MemberRow) => ({
  id: row.specialist_id,
  specialist_id: row.specialist_id,
  name: row.name,
  avatar: avatarUrl(row.avatar_key),
  council: councilOf(row),
  specialties: [...row.specialties],
  role: row.role,
  pa_permission: row.pa_permission,
  active: row.is_active,
  joined_at: row.joined_at.toISOString(),
})

/** The same with the caller's possible actions. */
export const toMember = (row: MemberRow, me: OwnCompanyRow, ownId: string): CompanyMember => {
  const [isSelf, isAdmin] = [row.specialist_id === ownId, me.role === 'admin']
  const isLastAdmin = row.role === 'admin' && me.admins_count <= 1
  return {
    ...memberSeen(row),
    is_self: isSelf,
    can: {
      remove: (isSelf || isAdmin) && !isLastAdmin,
      assign_admin: isAdmin && row.role === 'member',
      set_pa: isAdmin,
    },
  }
}
