import type { CompanyDetails, CompanyEvent, CompanyRow } from '@emma/contracts/companies/admin'
import { companyEventTo, companyStates, nextCompanyState } from '@emma/domain/companies'
import type { CompanyRow as Row } from '../companies.repo.ts'
import { bankOf, directorOf, documentUrl, memberSeen, missingOf } from '../company.present.ts'
import type { EventRow } from '../events.repo.ts'
import type { MemberRow } from '../members/members.repo.ts'
import type { ListedCompany } from './companies-admin.repo.ts'

/** A line of the admin's list. */
export const toCompanyRow = (row: ListedCompany): CompanyRow => ({
  id: row.id,
  name: row.name,
  cnpj: row.cnpj,
  status: row.status,
  percent: row.percent,
  pa_enabled: row.pa_enabled,
  members_count: row.members_count,
  has_document: row.has_document,
  recipient_id: row.provider_recipient_id,
  recipient_status: row.recipient_status,
  created_at: row.created_at.toISOString(),
})

const toEvent = (row: EventRow): CompanyEvent => ({
  id: row.id,
  kind: row.kind,
  from: row.from_value,
  to: row.to_value,
  reason: row.reason,
  specialist: row.specialist_id === null ? null : { id: row.specialist_id, name: row.specialist_name ?? '' },
  by: row.by_name === null ? null : { name: row.by_name, role: row.by_role ?? '' },
  at: row.at.toISOString(),
})

const documentOf = (row: Row): CompanyDetails['document'] => {
  const { document_type: type, document_size: size, document_at: at } = row
  const url = documentUrl(row)
  return url === null || type === null || at === null
    ? null
    : { url, type, size: size ?? 0, uploaded_at: at.toISOString() }
}

/** The statuses an admin can set now. */
const nextOf = (row: Row): CompanyDetails['next'] =>
  companyStates.filter((status) => {
    const event = companyEventTo(status)
    return event !== undefined && nextCompanyState(row.status, event).ok
  })

export const toCompanyDetails = (
  row: Row,
  members: readonly MemberRow[],
  events: readonly EventRow[],
): CompanyDetails => ({
  ...toCompanyRow({ ...row, has_document: row.document_key !== null }),
  status_reason: row.status_reason,
  document: documentOf(row),
  document_url: documentUrl(row),
  technical_director: directorOf(row),
  bank_account: bankOf(row),
  missing: missingOf(row),
  next: nextOf(row),
  members: members.map(memberSeen),
  history: events.map(toEvent),
})
