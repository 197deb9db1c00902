import { contactPreferences } from '@emma/domain/customers'
import * as z from 'zod/mini'
import { appointment } from '../booking/index.ts'
import { card } from '../cards/index.ts'
import { date, endpoint, gender, idParams, maritalStatus, uuid, withheld } from '../kit/index.ts'
import { creditBalance } from '../wallet/index.ts'
import { customerChanges, oneTimeCode } from './forms.ts'

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
/** Contact data that is not confirmed by its code yet. */
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

/** Bytes of a picture, at most. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024

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

/** The data of a patient that a specialist with care may see. */
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

/** A patient's contact data for an assistant: the name, phones and e-mail. */
const reachForAssistant = z.object({
  id: uuid,
  avatar: z.nullable(z.string()),
  personalData: z.object({ fullName: z.string(), birthDate: withheld(null) }),
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
  assistant: { right: 'agenda', response: reachForAssistant },
  params: idParams,
  response: z.union([customer, contactCard]),
  status: 200,
  errors: [],
})
