import { companyRequirements } from '@emma/domain/companies'
import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, sorting, text, uuid } from '../kit/index.ts'
import { COMPANY_DOCUMENT_MAX_BYTES, company, companyRecipientStatus, companyStatus } from './index.ts'
import { companyMember } from './members.ts'

const platform = { resource: 'admin', action: 'manage', role: 'admin' } as const

/** A company in the admin's list. */
export const companyRow = z.object({
  id: uuid,
  name: z.string(),
  cnpj: z.string(),
  status: companyStatus,
  percent: z.int(),
  pa_enabled: z.boolean(),
  members_count: z.int(),
  has_document: z.boolean(),
  recipient_id: z.nullable(z.string()),
  recipient_status: companyRecipientStatus,
  created_at: instant,
})
export type CompanyRow = z.output<typeof companyRow>

/** Kinds of events in a company's history. */
export const companyEventKind = z.enum([
  'created',
  'changed',
  'status',
  'percent',
  'pa_enabled',
  'pa_permission',
  'member_joined',
  'member_left',
  'member_removed',
  'admin_assigned',
  'document_uploaded',
  'document_deleted',
  'bank_account_added',
  'bank_account_changed',
  'recipient_generated',
])
export type CompanyEventKind = z.output<typeof companyEventKind>

/** One line of a company's history. */
export const companyEvent = z.object({
  id: uuid,
  kind: companyEventKind,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The member it is about. */
  specialist: z.nullable(z.object({ id: uuid, name: z.string() })),
  /** Null if it happened by time. */
  by: z.nullable(z.object({ name: z.string(), role: z.string() })),
  at: instant,
})
export type CompanyEvent = z.output<typeof companyEvent>

const memberSeen = z.omit(companyMember, { can: true, is_self: true })

export const companyDetails = z.object({
  ...companyRow.shape,
  status_reason: company.shape.status_reason,
  document: z.nullable(z.object({ url: z.string(), type: z.string(), size: z.int(), uploaded_at: instant })),
  document_url: z.nullable(z.string()),
  technical_director: company.shape.technical_director,
  bank_account: company.shape.bank_account,
  /** Requirements that an approval still needs. */
  missing: z.array(z.enum(companyRequirements)),
  /** Statuses it can be moved to now. */
  next: z.array(companyStatus),
  members: z.array(memberSeen),
  history: z.array(companyEvent),
})
export type CompanyDetails = z.output<typeof companyDetails>

/** Newest first by default. */
export const companySorts = ['name', 'created_at'] as const

export const listAllCompanies = endpoint({
  ...platform,
  method: 'GET',
  path: 'companies/admin/list',
  summary: 'Every company, newest first; `search` is a part of the name or the beginning of a CNPJ',
  query: z.strictObject({
    ...paging(),
    sort: sorting(companySorts),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    status: z.optional(companyStatus),
  }),
  response: listOf(companyRow),
  status: 200,
  errors: [],
})

export const getCompanyDetails = endpoint({
  ...platform,
  method: 'GET',
  path: 'companies/admin/:id/details',
  summary: 'One company with its members, its document and its history',
  params: idParams,
  response: companyDetails,
  status: 200,
  errors: [],
})

/** An admin's decision, for the form. Rejecting or suspending requires a reason. */
export const companyDecision = z.strictObject({ status: companyStatus, reason: z.optional(text(1000)) })

export const setCompanyStatus = endpoint({
  ...platform,
  method: 'POST',
  path: 'companies/admin/:id/status-company',
  summary:
    '`pending` → `approved` or `rejected`, `approved` → `suspended`, `suspended` → `approved`. To reject or suspend takes a ' +
    '`reason`, which the members read; 409 `company_incomplete` names what an approval lacks in `errors`',
  params: idParams,
  body: companyDecision,
  response: companyDetails,
  status: 200,
  errors: ['invalid_transition', 'company_incomplete'],
})

export const generateRecipient = endpoint({
  ...platform,
  method: 'POST',
  path: 'companies/admin/:id/genere-pagarme',
  summary:
    'Makes the company’s recipient at the payment provider, once; called again it reads its state anew. The company has to be approved and to have a bank account',
  params: idParams,
  response: companyDetails,
  status: 200,
  errors: [
    'company_not_approved',
    'bank_account_missing',
    'bank_account_refused',
    'provider_failed',
    'request_in_progress',
  ],
})

export const uploadCnpj = endpoint({
  ...platform,
  method: 'POST',
  path: 'companies/admin/:id/upload-cnpj',
  summary:
    'Hands in the CNPJ document for the company, in place of the one before: multipart `document` (PDF, PNG, JPEG or WebP, at most 10 MB)',
  params: idParams,
  multipart: { files: ['document'], maxBytes: COMPANY_DOCUMENT_MAX_BYTES },
  response: companyDetails,
  status: 201,
  errors: [],
})

export const deleteCnpj = endpoint({
  ...platform,
  method: 'DELETE',
  path: 'companies/admin/:id/delete-cnpj-document',
  summary: 'Deletes the CNPJ document; the company goes back to the review',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})
