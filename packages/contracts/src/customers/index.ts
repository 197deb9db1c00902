import { contactPreferences, customerStates } from '@emma/domain/customers'
import * as z from 'zod/mini'
import { session } from '../auth/index.ts'
import { appointment } from '../booking/index.ts'
import { card } from '../cards/index.ts'
import {
  date,
  endpoint,
  gender,
  idParams,
  instant,
  listOf,
  maritalStatus,
  optionalText,
  paging,
  sorting,
  text,
  uuid,
} from '../kit/index.ts'
import { creditBalance } from '../wallet/index.ts'
import { customerChanges, registrationForm } from './forms.ts'

export const address = z.object({
  zipCode: z.string(),
  address: z.string(),
  number: z.string(),
  complement: z.optional(z.string()),
  district: z.string(),
  city: z.string(),
  state: z.string(),
})
export type Address = z.output<typeof address>

const contactPreference = z.enum(contactPreferences)
/** What waits for its code before it counts. */
const pendingContact = z.object({ email: z.optional(z.string()), cellphone: z.optional(z.string()) })

/** A customer's own profile (spec §3). */
export const customer = z.object({
  id: uuid,
  avatar: z.nullable(z.string()),
  personalData: z.object({
    fullName: z.string(),
    birthDate: z.nullable(date),
    cpf: z.nullable(z.string()),
    special_document_type: z.nullable(z.string()),
    special_document_number: z.nullable(z.string()),
  }),
  contactDetails: z.object({
    email: z.string(),
    cellphone: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    contactPreference,
  }),
  several: z.object({
    nickname: z.nullable(z.string()),
    maritalStatus: z.nullable(maritalStatus),
    gender: z.nullable(gender),
    /** IANA name; the zone in which this person sees times. */
    timezone: z.string(),
  }),
  address: z.nullable(address),
  pendingContact,
  cards: z.array(card),
  creditBalance,
})
export type Customer = z.output<typeof customer>

export const getCustomerInfo = endpoint({
  method: 'GET',
  path: 'customer/info',
  summary: 'The own profile, with cards and wallet',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: customer,
  status: 200,
  errors: [],
})

export const getPatientArea = endpoint({
  method: 'GET',
  path: 'customer/patient-area',
  summary: 'Own appointments by year, newest first',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: z.object({ appointments_by_year: z.record(z.string(), z.array(appointment)) }),
  status: 200,
  errors: [],
})

const registered = z.object({ customerId: uuid })

export const register = endpoint({
  method: 'POST',
  path: 'jwt/register',
  summary:
    'Registers a patient and sends a code by the chosen channel. An e-mail or CPF that has an account is answered the same, and the owner of the account is told by e-mail',
  resource: 'auth',
  action: 'read',
  body: registrationForm,
  response: registered,
  status: 201,
  errors: ['work_required', 'sms_unavailable'],
})

/** Bytes of a picture, at most. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024

export const createCustomer = endpoint({
  method: 'POST',
  path: 'customer/createCustomer',
  summary:
    'Registers a patient, with a picture. From an admin the account is active at once, and one that exists is said: 409',
  resource: 'auth',
  action: 'read',
  body: registrationForm,
  multipart: { files: ['avatar'], maxBytes: AVATAR_MAX_BYTES },
  response: registered,
  status: 201,
  errors: ['email_taken', 'cpf_taken', 'work_required', 'sms_unavailable'],
})

/** The six digits of a message; spaces between them don't count. */
export const oneTimeCode = z.string().check(
  z.maxLength(20),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/),
)

export const confirmRegistration = endpoint({
  method: 'POST',
  path: 'authentication/confirm-registration',
  summary: 'Confirms a registration with its code and opens a session: 5 tries a code, 15 minutes',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ customerId: uuid, code: oneTimeCode }),
  response: session,
  status: 200,
  errors: ['code_invalid', 'code_expired', 'account_blocked'],
})

export const resendCode = endpoint({
  method: 'POST',
  path: 'authentication/resend-code',
  summary: 'Sends another code for a registration, at most once a minute',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ customerId: uuid }),
  response: null,
  status: 202,
  errors: ['work_required', 'sms_unavailable'],
})

const contactKind = z.enum(['email', 'cellphone'])

export const confirmContact = endpoint({
  method: 'POST',
  path: 'authentication/confirm-contact',
  summary: 'Confirms the own new e-mail or cell phone with the code that went to it',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ kind: contactKind, code: oneTimeCode }),
  response: null,
  status: 204,
  errors: ['code_invalid', 'code_expired'],
})

export const resendContactCode = endpoint({
  method: 'POST',
  path: 'authentication/resend-contact-code',
  summary: 'Sends another code to the own new e-mail or cell phone, at most once a minute',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ kind: contactKind }),
  response: null,
  status: 202,
  errors: ['sms_unavailable'],
})

export const updateCustomer = endpoint({
  method: 'PUT',
  path: 'customer/updateCustomer',
  summary:
    'Changes the groups that are sent. A new e-mail or cell phone counts once its code is confirmed; a CPF that is set stays; `avatar` null removes the picture; an admin names the customer by `id`',
  resource: 'account',
  action: 'manage',
  proof: true,
  body: z.strictObject({
    id: z.optional(uuid),
    personalData: z.optional(customerChanges.personalData),
    contactDetails: z.optional(customerChanges.contactDetails),
    several: z.optional(customerChanges.several),
    address: z.optional(customerChanges.address),
    avatar: z.optional(z.null()),
  }),
  multipart: { files: ['avatar'], maxBytes: AVATAR_MAX_BYTES },
  response: customer,
  status: 200,
  errors: ['sms_unavailable'],
})

/** As much of a patient as a specialist who cares for them may see. */
const contactCard = z.object({
  id: uuid,
  avatar: z.nullable(z.string()),
  personalData: z.object({ fullName: z.string(), birthDate: z.nullable(date) }),
  contactDetails: z.object({
    email: z.string(),
    cellphone: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
})

export const getCustomerById = endpoint({
  method: 'GET',
  path: 'customer/getCustomerById/:id',
  summary: 'A customer: whole for the customer and for admins, the contact card for a specialist with care',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: z.union([customer, contactCard]),
  status: 200,
  errors: [],
})

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

/** By name unless said. */
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
  /** Consultations that are still to come. */
  coming: z.int(),
  /** The last time that an admin blocked the account, while it is blocked. */
  blocked: z.nullable(z.object({ reason: z.nullable(z.string()), at: instant, by: z.string() })),
})
export type CustomerStatus = z.output<typeof customerStatus>

const byAdmin = { resource: 'admin', role: 'admin', params: idParams } as const

export const getCustomerStanding = endpoint({
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
