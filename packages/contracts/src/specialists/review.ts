import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, queryInt, sorting, text, uuid } from '../kit/index.ts'
import { requirement, statusNumber } from './profile.ts'

/**
 * By default those waiting for a decision come first. `submitted_at` includes only those who ever submitted a
 * registration.
 */
export const specialistSorts = ['name', 'submitted_at'] as const

/** A specialist in the admin's list. */
const specialistRow = z.object({
  id: uuid,
  uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  status: statusNumber,
  council: z.nullable(z.object({ type: z.string(), uf: z.string(), number: z.string() })),
  specialties: z.array(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  hasDocument: z.boolean(),
  created_at: instant,
  /** When it was last submitted for review. */
  submitted_at: z.nullable(instant),
})
export type SpecialistRow = z.output<typeof specialistRow>

export const listAllSpecialists = endpoint({
  method: 'GET',
  path: 'specialists/getSpecialistsAll',
  summary:
    'Every specialist, those under review first, the longest waiting on top; `search` is a part of the name or e-mail, a council number or a whole CPF',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  query: z.strictObject({
    ...paging(),
    sort: sorting(specialistSorts),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    status: z.optional(queryInt(0, 4)),
  }),
  response: listOf(specialistRow),
  status: 200,
  errors: [],
})

const stateAfter = z.object({
  id: uuid,
  status: statusNumber,
  missing: z.array(requirement),
  reason: z.optional(z.string()),
  on_duty: z.boolean(),
  use_online: z.boolean(),
})

export const updateStatus = endpoint({
  method: 'PUT',
  path: 'specialists/updateStatus/:id',
  summary:
    'One’s own: `status` 2 sends an incomplete (0) or refused (3) registration to the review, `on_duty` and `use_online` switch; 409 `profile_incomplete` names what is missing in `errors`',
  resource: 'specialist',
  action: 'update',
  params: idParams,
  body: z
    .strictObject({
      status: z.optional(statusNumber),
      on_duty: z.optional(z.boolean()),
      use_online: z.optional(z.boolean()),
      /** The correction, described for the review. */
      reason: z.optional(text(1000)),
      cancel_appointments: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ status, on_duty, use_online }) => (status ?? on_duty ?? use_online) !== undefined, {
        path: ['status'],
        error: 'missing',
      }),
    ),
  response: stateAfter,
  status: 200,
  errors: ['invalid_transition', 'profile_incomplete', 'open_appointments', 'last_company_admin'],
})

export const reviewSpecialist = endpoint({
  method: 'PUT',
  path: 'specialists/updateSpecialistsStatus/:id',
  summary:
    'An admin decides: 2→1 approves, 2→3 refuses, 1→4 suspends, 4→1 takes back. To refuse or suspend takes a `reason`, which the specialist reads. Suspending somebody with coming consultations answers 409 `open_appointments` with one line each in `errors`; sent again with `cancel_appointments` true it cancels them, with the whole price as credit and a notice to each patient',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  params: idParams,
  body: z.strictObject({
    status: statusNumber,
    reason: z.optional(text(1000)),
    cancel_appointments: z.optional(z.boolean()),
  }),
  response: stateAfter,
  status: 200,
  errors: ['invalid_transition', 'open_appointments', 'last_company_admin'],
})

/** One move of a specialist's status. */
const statusChange = z.object({
  id: uuid,
  from: statusNumber,
  to: statusNumber,
  reason: z.nullable(z.string()),
  by: z.object({ id: uuid, name: z.string(), role: z.enum(['specialist', 'admin', 'customer']) }),
  at: instant,
})
export type StatusChange = z.output<typeof statusChange>

export const listStatusChanges = endpoint({
  method: 'GET',
  path: 'specialists/status/:id/history',
  summary: 'Every move of a specialist’s status, newest first: who, when, why',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  params: idParams,
  response: z.object({ data: z.array(statusChange) }),
  status: 200,
  errors: [],
})

export const deleteSpecialist = endpoint({
  method: 'DELETE',
  path: 'specialists/deleteSpecialists/:id',
  summary: 'Closes the account of a specialist who has no open appointment; what the law keeps stays',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  params: idParams,
  /** For the audit trail. */
  body: z.optional(z.strictObject({ reason: z.optional(text(500)) })),
  response: null,
  status: 204,
  errors: ['open_appointments', 'last_company_admin'],
})

export const readProof = endpoint({
  method: 'GET',
  path: 'specialists/documents/:id',
  summary: 'A proof of a council registration: for its specialist and admins',
  resource: 'specialist',
  action: 'read',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})
