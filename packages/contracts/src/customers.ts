import * as z from 'zod/mini'
import { appointment } from './booking.ts'
import { card } from './cards.ts'
import { date, endpoint, uuid } from './kit/index.ts'
import { creditBalance } from './wallet.ts'

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

/** A customer's own profile (spec §3). */
export const customer = z.object({
  id: uuid,
  avatar: z.nullable(z.string()),
  personalData: z.object({
    fullName: z.string(),
    birthDate: z.nullable(date),
    cpf: z.nullable(z.string()),
  }),
  contactDetails: z.object({
    email: z.string(),
    cellphone: z.nullable(z.string()),
    phone: z.optional(z.string()),
    contactPreference: z.enum(['sms', 'email', 'whatsapp']),
  }),
  several: z.object({
    nickname: z.nullable(z.string()),
    maritalStatus: z.nullable(z.string()),
    gender: z.nullable(z.string()),
  }),
  address: z.nullable(address),
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
