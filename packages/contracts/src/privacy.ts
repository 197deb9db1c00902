import * as z from 'zod/mini'
import { endpoint, instant, text } from './kit/index.ts'

/** A term that a person agrees to: which version is asked for now, and since when it is accepted. */
const consent = z.object({
  kind: z.enum(['telemedicine']),
  version: z.string(),
  accepted_at: z.nullable(instant),
})
export type Consent = z.output<typeof consent>
const consents = z.object({ data: z.array(consent) })

export const listConsents = endpoint({
  method: 'GET',
  path: 'customer/consents',
  summary: 'The terms that are asked for, and since when each is accepted',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: consents,
  status: 200,
  errors: [],
})

export const acceptConsent = endpoint({
  method: 'PUT',
  path: 'customer/consents',
  summary: 'Accepts a term in the version that was read; 409 when there is a newer one',
  resource: 'customer',
  action: 'update',
  role: 'customer',
  body: z.strictObject({ kind: z.enum(['telemedicine']), version: text(40) }),
  response: consents,
  status: 200,
  errors: ['stale_version'],
})
