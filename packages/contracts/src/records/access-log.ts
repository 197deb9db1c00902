import * as z from 'zod/mini'
import { dependentName, personFilter } from '../dependents/index.ts'
import { endpoint, instant, listOf, paging, uuid } from '../kit/index.ts'
import { breakGlassReason } from './forms.ts'

export const accessLine = z.object({
  id: z.int(),
  /** Equal accesses within 15 minutes are one line: from `first_at` to `at`, with their count. */
  first_at: instant,
  at: instant,
  times: z.int(),
  who: z.object({ name: z.string(), role: z.enum(['customer', 'specialist', 'admin']) }),
  action: z.enum([
    'read',
    'list',
    'create',
    'update',
    'sign',
    'amend',
    'delete',
    'open',
    'export',
    'override',
  ]),
  object: z.enum([
    'record',
    'prescription',
    'document',
    'history',
    'export',
    'exam',
    'allergy',
    'queue',
    'preparation',
    'vitals',
    'problem',
    'note',
    'identity',
  ]),
  object_id: uuid,
  /** More than one for a viewed list. */
  objects: z.int(),
  /** The patient, if not the account holder; unknown for a deleted exam. */
  dependent: z.nullable(dependentName),
  basis: z.enum(['own', 'author', 'care', 'consent', 'break_glass']),
})
export type AccessLine = z.output<typeof accessLine>

export const listAccessLog = endpoint({
  method: 'GET',
  path: 'customer/access-log',
  summary:
    'Who read or wrote the account’s clinical data, newest first, of one person with `dependent_id` (or `self`); `intact` says that no line was changed or removed',
  resource: 'record',
  action: 'read',
  role: 'customer',
  query: z.strictObject({ ...paging(10), dependent_id: personFilter }),
  response: z.object({ ...listOf(accessLine).shape, intact: z.boolean() }),
  status: 200,
  errors: [],
})

export const breakGlass = endpoint({
  method: 'POST',
  path: 'records/break-glass',
  summary:
    'Opens for 60 minutes, read-only and without consent, what colleagues signed about a patient: needs a recent ' +
    'second factor and a reason; the patient and the admins are told at once',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  body: z.strictObject({
    customer_id: uuid,
    /** One dependent's records; if omitted, the customer's own. */
    dependent_id: z.optional(uuid),
    reason: breakGlassReason,
  }),
  response: z.object({ id: uuid, customer_id: uuid, ends_at: instant }),
  status: 201,
  errors: ['second_factor_required', 'second_factor_setup_required'],
})
