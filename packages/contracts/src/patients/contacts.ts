import * as z from 'zod/mini'
import {
  anyName,
  birthDate,
  cpf,
  email,
  endpoint,
  gender,
  idParams,
  instant,
  optionalText,
  phone,
  text,
  uuid,
  withheld,
} from '../kit/index.ts'
import { MOST_TAGS, patientTag } from './index.ts'

// A patient of the practice without an account: imported from a file, visible only to this specialist.

export const patientContact = z.object({
  id: uuid,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  sex: z.nullable(gender),
  note: z.string(),
  tags: z.array(patientTag),
  /** The file it was imported from, and when. */
  import: z.object({ id: uuid, file_name: z.string(), created_at: instant }),
})
export type PatientContact = z.output<typeof patientContact>

const contactForAssistant = z.object({
  id: uuid,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  cpf: withheld(null),
  birth_date: withheld(null),
  sex: withheld(null),
  note: withheld(''),
  tags: withheld([]),
  import: z.object({ id: uuid, file_name: withheld(''), created_at: instant }),
})

const call = {
  path: 'patients/contacts/:id',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
} as const

export const readContact = endpoint({
  ...call,
  method: 'GET',
  summary: 'A patient without an account, of the specialist’s own imports',
  assistant: { right: 'agenda', response: contactForAssistant },
  response: patientContact,
  status: 200,
  errors: [],
})

export const contactInput = z.strictObject({
  name: anyName,
  phone: z.nullable(phone),
  email: z.nullable(email),
  cpf: z.nullable(cpf),
  birth_date: z.nullable(birthDate),
  sex: z.nullable(gender),
  note: optionalText(5000),
  tags: z.array(text(40)).check(z.maxLength(MOST_TAGS)),
})
export type ContactInput = z.output<typeof contactInput>

export const saveContact = endpoint({
  ...call,
  method: 'PUT',
  summary: 'A patient without an account as they are now; tags by name',
  body: contactInput,
  response: patientContact,
  status: 200,
  errors: ['contact_known'],
})

export const deleteContact = endpoint({
  ...call,
  method: 'DELETE',
  summary: 'Deletes what the specialist keeps on a patient without an account',
  response: null,
  status: 204,
  errors: [],
})
