import { customerStates } from '@emma/domain/customers'
import * as z from 'zod/mini'
import {
  endpoint,
  idParams,
  instant,
  listOf,
  optionalText,
  paging,
  sorting,
  text,
  uuid,
} from '../kit/index.ts'

/** A customer in a list; the CPF is masked. */
const customerLine = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  status: z.enum(customerStates),
  created_at: instant,
})
export type CustomerLine = z.output<typeof customerLine>

/** By name by default. */
export const customerSorts = ['name', 'created_at'] as const

export const getCustomerAll = endpoint({
  method: 'GET',
  path: 'customer/getCustomerAll',
  summary:
    'Customers by name; `search` finds names, e-mails and a whole CPF. `status=pending` are registrations that wait for their code, the latest first',
  resource: 'admin',
  action: 'read',
  role: 'admin',
  query: z.strictObject({
    ...paging(),
    sort: sorting(customerSorts),
    search: z.optional(optionalText(120)),
    status: z.optional(z.enum(customerStates)),
  }),
  response: listOf(customerLine),
  status: 200,
  errors: [],
})

/** Status of a customer's account, for an admin: nothing clinical, and of money only open payments. */
const customerStatus = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  status: z.enum(customerStates),
  created_at: instant,
  /** Coming consultations. */
  coming: z.int(),
  /** When an admin blocked the account, while it is blocked. */
  blocked: z.nullable(z.object({ reason: z.nullable(z.string()), at: instant, by: z.string() })),
})

export type CustomerStatus = z.output<typeof customerStatus>

const byAdmin = { resource: 'admin', role: 'admin', params: idParams } as const

export const getCustomerStatus = endpoint({
  ...byAdmin,
  method: 'GET',
  path: 'customer/standing/:id',
  summary: 'How a customer’s account, or a registration that waits for its code, stands',
  action: 'read',
  response: customerStatus,
  status: 200,
  errors: [],
})

export const blockCustomer = endpoint({
  ...byAdmin,
  method: 'POST',
  path: 'customer/blockCustomer/:id',
  summary:
    'Shuts a customer out and ends every session. Coming consultations stay, unless `cancel_appointments`: then they are canceled with full credit, which the customer has back once unblocked',
  action: 'update',
  body: z.strictObject({ reason: text(500), cancel_appointments: z.optional(z.boolean()) }),
  response: customerStatus,
  status: 200,
  errors: ['invalid_transition'],
})

export const unblockCustomer = endpoint({
  ...byAdmin,
  method: 'POST',
  path: 'customer/unblockCustomer/:id',
  summary: 'Lets a blocked customer in again',
  action: 'update',
  body: z.optional(z.strictObject({ reason: z.optional(text(500)) })),
  response: customerStatus,
  status: 200,
  errors: ['invalid_transition'],
})

export const resendCodeToCustomer = endpoint({
  ...byAdmin,
  method: 'POST',
  path: 'customer/resendCode/:id',
  summary: 'Sends another code for a registration that waits for one, at most once a minute',
  action: 'update',
  response: null,
  status: 202,
  errors: ['invalid_transition', 'sms_unavailable'],
})
