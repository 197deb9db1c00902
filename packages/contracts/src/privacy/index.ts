import * as z from 'zod/mini'
import { endpoint, idParams, instant, text } from '../kit/index.ts'

/** Consents of a patient: texts of the platform (`terms`, `privacy`), of a call, and of a shared history. */
export const consentKind = z.enum(['terms', 'privacy', 'telemedicine', 'shared_history'])
export type ConsentKind = z.output<typeof consentKind>

/**
 * One kind of consent: the current version and when it was accepted. `required` ones are part of having an account and
 * cannot be revoked; `history` has every change, newest first.
 */
const consent = z.object({
  kind: consentKind,
  version: z.string(),
  accepted_at: z.nullable(instant),
  required: z.boolean(),
  history: z.array(z.object({ version: z.string(), accepted_at: instant, revoked_at: z.nullable(instant) })),
})
export type Consent = z.output<typeof consent>
const consents = z.object({ data: z.array(consent) })

export const listConsents = endpoint({
  method: 'GET',
  path: 'customer/consents',
  summary: 'The texts that are asked for, since when each is accepted, and what was said before',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: consents,
  status: 200,
  errors: [],
})

export const changeConsent = endpoint({
  method: 'PUT',
  path: 'customer/consents',
  summary:
    'Accepts a text in the version that was read (409 when there is a newer one), or takes it back with ' +
    '`accepted: false`; terms and privacy policy go only with the account (409 `consent_required`)',
  resource: 'customer',
  action: 'update',
  role: 'customer',
  body: z.strictObject({
    kind: consentKind,
    version: text(40),
    accepted: z._default(z.boolean(), true),
  }),
  response: consents,
  status: 200,
  errors: ['stale_version', 'consent_required'],
})

const agreedKind = z.enum(['terms', 'privacy'])

/** A text accepted in an outdated version, with its wording then. */
export const outdatedTerm = z.object({
  kind: agreedKind,
  version: z.string(),
  title: z.string(),
  content: z.string(),
  published_at: instant,
  accepted: z.object({ version: z.string(), content: z.string(), accepted_at: instant }),
})
export type OutdatedTerm = z.output<typeof outdatedTerm>
const outdatedTerms = z.object({ data: z.array(outdatedTerm) })

export const listOutdatedTerms = endpoint({
  method: 'GET',
  path: 'account/terms',
  summary: 'The texts that whoever is logged in is asked to accept again; mostly none',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  response: outdatedTerms,
  status: 200,
  errors: [],
})

export const acceptTerms = endpoint({
  method: 'PUT',
  path: 'account/terms',
  summary: 'Accepts terms or privacy policy in the version that was read; 409 when there is a newer one',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  body: z.strictObject({ kind: agreedKind, version: text(40) }),
  response: outdatedTerms,
  status: 200,
  errors: ['stale_version'],
})

/** A copy of one's own data, stored for a day; `progress` in percent. */
export const dataExport = z.object({
  status: z.enum(['none', 'building', 'ready', 'failed']),
  progress: z.int(),
  created_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  expires_at: z.nullable(instant),
})
export type DataExport = z.output<typeof dataExport>

export const exportData = endpoint({
  method: 'GET',
  path: 'customer/export',
  summary:
    'A ZIP with JSON of all own data and PDFs (LGPD art. 18, V): one made within 24 hours, else a new one; while it is ' +
    'made 202 with `{ status, progress, retry_after }`, seconds',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: 'stream',
  status: 200,
  accepted: true,
  errors: [],
})

export const readExport = endpoint({
  method: 'GET',
  path: 'customer/exports/current',
  summary: 'How far the copy of one’s own data is',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: dataExport,
  status: 200,
  errors: [],
})

export const eraseCustomer = endpoint({
  method: 'DELETE',
  path: 'customer/deleteCustomer/:id',
  summary:
    'Erases a patient’s account (LGPD art. 18, VI), one’s own or by an admin; 409 with the reasons in `errors` while ' +
    'money or an appointment is open (`path`: the matter, and after a dot the appointment that it is about). What the law keeps stays sealed (Lei 13.787/2018)',
  resource: 'account',
  action: 'manage',
  params: idParams,
  /** The admin's reason, for the audit trail. */
  body: z.optional(z.strictObject({ reason: z.optional(text(500)) })),
  response: z.object({ status: z.literal('accepted') }),
  status: 202,
  errors: ['erasure_not_allowed', 'second_factor_required'],
})
