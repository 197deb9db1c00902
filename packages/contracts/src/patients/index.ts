import * as z from 'zod/mini'
import { dependentName } from '../dependents/index.ts'
import {
  endpoint,
  instant,
  listOf,
  optionalText,
  paging,
  queryFlag,
  sorting,
  text,
  uuid,
  withheld,
} from '../kit/index.ts'

/** A specialist's own tag for some of their patients. */
export const patientTag = z.object({ id: uuid, name: z.string() })
export type PatientTag = z.output<typeof patientTag>

/** A patient in care, in the specialist's list. */
export const patientLine = z.object({
  /** The dependent's id, the account's, or the contact's. */
  id: uuid,
  /** Null for a contact: a patient of the practice without an account. */
  customer_id: z.nullable(uuid),
  dependent: z.nullable(dependentName),
  name: z.string(),
  photo: z.nullable(z.string()),
  age: z.nullable(z.int()),
  /** Finished appointments with this specialist. */
  attendances: z.int(),
  last_at: z.nullable(instant),
  next_at: z.nullable(instant),
  /** An own appointment that took place has no signed record. */
  unwritten: z.boolean(),
  tags: z.array(patientTag),
  /** A contact's phone and e-mail; null for a patient with an account. */
  contact: z.nullable(
    z.object({
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      cpf: z.nullable(z.string()),
    }),
  ),
})
export type PatientLine = z.output<typeof patientLine>

/** The same for an assistant: name, contact and dates. Tags are withheld, as they may be clinical. */
const patientForAssistant = z.object({
  id: uuid,
  customer_id: z.nullable(uuid),
  dependent: z.nullable(dependentName),
  name: z.string(),
  photo: z.nullable(z.string()),
  age: withheld(null),
  attendances: withheld(0),
  last_at: z.nullable(instant),
  next_at: z.nullable(instant),
  unwritten: withheld(false),
  tags: withheld([]),
  contact: z.nullable(
    z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()), cpf: withheld(null) }),
  ),
})

/** By name by default. Patients without such an appointment sort earliest by the last one, latest by the next. */
export const patientSorts = ['name', 'last_at', 'next_at'] as const

/** Filters by tags or by unwritten records would reveal what is withheld. */
const askedByAssistant = z.strictObject({
  ...paging(25),
  sort: sorting(patientSorts),
  search: z.optional(optionalText(100)),
  contacts: z.optional(queryFlag),
})

export const listPatients = endpoint({
  method: 'GET',
  path: 'patients',
  summary:
    'The patients in the specialist’s care, with `contacts` those without an account too; `search` is a part of the name, ' +
    'a whole CPF or a contact’s whole phone, `tag` one of the specialist’s own, `unwritten` those with an appointment ' +
    'whose record is to be signed',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  assistant: { right: 'agenda', query: askedByAssistant, response: listOf(patientForAssistant) },
  query: z.strictObject({
    ...paging(25),
    sort: sorting(patientSorts),
    search: z.optional(optionalText(100)),
    tag: z.optional(uuid),
    unwritten: z.optional(queryFlag),
    contacts: z.optional(queryFlag),
  }),
  response: listOf(patientLine),
  status: 200,
  errors: [],
})

export const listPatientTags = endpoint({
  method: 'GET',
  path: 'patients/tags',
  summary: 'The tags that the specialist has on patients, by name, and on how many',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  response: z.object({ data: z.array(z.object({ ...patientTag.shape, patients: z.int() })) }),
  status: 200,
  errors: [],
})

const ofPatient = z.strictObject({ customerId: uuid })
/** One dependent of the account; if omitted, its holder. */
const dependent_id = z.optional(z.nullable(uuid))

/** A specialist's private notes on a patient: not part of the record, and not visible to colleagues. */
export const ownNotes = z.object({
  tags: z.array(patientTag),
  note: z.string(),
  note_updated_at: z.nullable(instant),
})
export type OwnNotes = z.output<typeof ownNotes>

export const readOwnNotes = endpoint({
  method: 'GET',
  path: 'patients/:customerId/notes',
  summary: 'The specialist’s own tags and private note on a patient in care',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: ofPatient,
  query: z.strictObject({ dependent_id: z.optional(uuid) }),
  response: ownNotes,
  status: 200,
  errors: [],
})

/** Most tags per patient, and per specialist. */
export const MOST_TAGS = 10

export const savePatientTags = endpoint({
  method: 'PUT',
  path: 'patients/:customerId/tags',
  summary:
    'The tags of a patient in care, by name; a new name is a new tag, one that is on nobody any more is gone',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: ofPatient,
  body: z.strictObject({ dependent_id, names: z.array(text(40)).check(z.maxLength(MOST_TAGS)) }),
  response: ownNotes,
  status: 200,
  errors: [],
})

export const savePatientNote = endpoint({
  method: 'PUT',
  path: 'patients/:customerId/note',
  summary: 'The private note on a patient in care; empty, it is deleted',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: ofPatient,
  body: z.strictObject({ dependent_id, text: optionalText(5000) }),
  response: ownNotes,
  status: 200,
  errors: [],
})
