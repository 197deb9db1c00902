import { companyRequirements, companyStates, parseCnpj } from '@emma/domain/companies'
import * as z from 'zod/mini'
import { bankAccount } from '../earnings/bank-accounts.ts'
import { anyName, endpoint, idParams, instant, meta, paging, title, uuid } from '../kit/index.ts'
import { councilInput } from '../specialists/profile.ts'

/** Bytes of a company's document, at most. */
export const COMPANY_DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

export const companyStatus = z.enum(companyStates)
export type CompanyStatus = z.output<typeof companyStatus>

export const companyCouncil = z.object({ type: z.string(), uf: z.string(), number: z.string() })
const directorOut = z.nullable(z.object({ name: z.string(), council: companyCouncil }))
/** The payment provider's latest status of the company's recipient. */
export const companyRecipientStatus = z.nullable(bankAccount.shape.recipient_status)
/** The bank account of the company's share, in a form that may be shown. */
const companyBank = z.nullable(
  z.object({ bank_code: z.string(), bank_name: z.string(), ends_with: z.string(), changed_at: instant }),
)

/**
 * A company of the caller's. `active`: the caller attends for it, and it is approved. Document, recipient, bank account
 * and missing requirements are only for its admin members.
 */
export const company = z.object({
  id: uuid,
  name: z.string(),
  cnpj: z.string(),
  document_url: z.nullable(z.string()),
  status: companyStatus,
  /** Why it was rejected or suspended. */
  status_reason: z.nullable(z.string()),
  pa_enabled: z.boolean(),
  /** Percent of the price after the platform's fee; for appointments booked from now on. */
  percent: z.int(),
  recipient_id: z.nullable(z.string()),
  recipient_status: companyRecipientStatus,
  active: z.boolean(),
  role: z.enum(['admin', 'member']),
  pa_permission: z.boolean(),
  members_count: z.int(),
  technical_director: directorOut,
  bank_account: companyBank,
  /** Requirements that an approval still needs. */
  missing: z.array(z.enum(companyRequirements)),
  /** Platform's fee in percent, for a preview of the split. */
  platform_fee_percent: z.number(),
  can: z.object({
    /** Change name, CNPJ and technical director, upload the document. */
    edit: z.boolean(),
    resubmit: z.boolean(),
    /** Members, invites, percent, urgent care. */
    manage: z.boolean(),
    set_active: z.boolean(),
    leave: z.boolean(),
  }),
  created_at: instant,
})
export type Company = z.output<typeof company>

/** A CNPJ, old or with letters, with or without punctuation; its fourteen characters after reading. */
export const cnpj = z.string().check(
  z.maxLength(20),
  z.refine<string>((typed) => parseCnpj(typed).ok, { error: 'cnpj_invalid' }),
  z.overwrite((typed) => {
    const read = parseCnpj(typed)
    return read.ok ? read.value : typed
  }),
)
/** The person who answers for the company before the council. */
export const technicalDirector = z.strictObject({ name: anyName, council: councilInput })
/** A company's name and its responsible person. */
export const companyForm = {
  name: title(120),
  cnpj,
  technical_director: z.optional(technicalDirector),
}

const practice = { resource: 'company', role: 'specialist' } as const
const documentFile = { files: ['document'], maxBytes: COMPANY_DOCUMENT_MAX_BYTES } as const

export const listCompanies = endpoint({
  ...practice,
  method: 'GET',
  path: 'companies',
  summary: 'The companies that the specialist is a member of, by name; those that they attend for first',
  action: 'read',
  query: z.strictObject(paging(100)),
  response: z.object({ empresas: z.array(company), meta }),
  status: 200,
  errors: [],
})

export const getCompany = endpoint({
  ...practice,
  method: 'GET',
  path: 'companies/:id',
  summary: 'One of the own companies',
  action: 'read',
  params: idParams,
  response: company,
  status: 200,
  errors: [],
})

export const createCompany = endpoint({
  ...practice,
  method: 'POST',
  path: 'companies/create',
  summary:
    'Registers a company, which waits for the platform’s approval; who creates it is its admin member. JSON, or multipart ' +
    'with `document` (PDF, PNG, JPEG or WebP, at most 10 MB). Without `technical_director` the creator is it',
  action: 'create',
  body: z.strictObject(companyForm),
  multipart: { ...documentFile, optional: true },
  response: company,
  status: 201,
  idempotent: true,
  errors: ['cnpj_taken', 'request_in_progress', 'idempotency_key_reused'],
})

export const updateCompany = endpoint({
  ...practice,
  method: 'PUT',
  path: 'companies/:id',
  summary: 'Its admin member corrects what was handed in, while the company waits or was rejected',
  action: 'update',
  params: idParams,
  body: z.strictObject({
    name: z.optional(companyForm.name),
    cnpj: z.optional(cnpj),
    technical_director: companyForm.technical_director,
  }),
  response: company,
  status: 200,
  errors: ['cnpj_taken', 'invalid_transition'],
})

export const uploadCompanyDocument = endpoint({
  ...practice,
  method: 'POST',
  path: 'companies/:id/document',
  summary:
    'Its admin member hands in the CNPJ document: multipart `document`, while the company waits or was rejected',
  action: 'update',
  params: idParams,
  multipart: documentFile,
  response: company,
  status: 201,
  errors: ['invalid_transition'],
})

export const resubmitCompany = endpoint({
  ...practice,
  method: 'POST',
  path: 'companies/:id/resubmit',
  summary:
    'Its admin member hands a rejected company in again; 409 `company_incomplete` names what is missing',
  action: 'update',
  params: idParams,
  response: company,
  status: 200,
  errors: ['invalid_transition', 'company_incomplete'],
})

export const readCompanyDocument = endpoint({
  method: 'GET',
  path: 'companies/:id/document',
  summary: 'The CNPJ document: for the company’s admin members and the platform’s admins',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})

export const setActiveCompany = endpoint({
  ...practice,
  method: 'POST',
  path: 'companies/:id/set-active',
  summary:
    'The specialist attends for this company from now on, and for no other; with `active: false` for none. Appointments ' +
    'that are booked already stay as they are',
  action: 'update',
  params: idParams,
  body: z.strictObject({ active: z._default(z.boolean(), true) }),
  response: company,
  status: 200,
  errors: ['company_not_approved'],
})

export const setUrgentCare = endpoint({
  ...practice,
  method: 'PATCH',
  path: 'companies/:id/set-pa',
  summary:
    'Urgent care on or off: of the company, or with `member_id` the permission of one member. For its admin members',
  action: 'update',
  params: idParams,
  body: z.strictObject({ pa_enabled: z.boolean(), member_id: z.optional(uuid) }),
  response: company,
  status: 200,
  errors: ['company_not_approved'],
})

/** The company’s percent after the platform’s fee, for the form. */
export const companyPercent = z.strictObject({ val: z.int().check(z.minimum(0), z.maximum(100)) })

export const setCompanyPercent = endpoint({
  ...practice,
  method: 'PATCH',
  path: 'companies/percent/:id',
  summary: 'The company’s part in percent, for appointments booked from now on. For its admin members',
  action: 'update',
  params: idParams,
  body: companyPercent,
  response: company,
  status: 200,
  errors: [],
})
