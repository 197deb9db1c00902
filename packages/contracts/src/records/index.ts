import * as z from 'zod/mini'
import { dependentName, relation } from '../dependents/index.ts'
import {
  date,
  endpoint,
  gender,
  idParams,
  instant,
  listOf,
  optionalText,
  paging,
  sorting,
  storedInt,
  text,
  uuid,
} from '../kit/index.ts'
import { prescription } from '../prescriptions/index.ts'
import { cidCode, recordContent } from './forms.ts'

/**
 * The consultation panel's patient (spec §3): hours in the specialist's zone, `attendanceTime` in seconds. For a
 * dependent, `uuid`, name, CPF, birth date and sex are the dependent's; phone and address are the guardian's.
 */
export const patient = z.object({
  uuid,
  photo: z.nullable(z.string()),
  fullName: z.string(),
  cpf: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  startTime: z.string(),
  endTime: z.string(),
  attendanceTime: z.int(),
  age: z.nullable(z.int()),
  sex: z.nullable(gender),
  birthDate: z.nullable(date),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The guardian whose account attends for the patient; null if the account is the patient's own. */
  guardian: z.nullable(z.object({ name: z.string(), relation })),
})
export type Patient = z.output<typeof patient>

const draft = z.exactPartial(recordContent).def.shape

const addendum = z.object({ id: uuid, text: z.string(), created_at: instant })

/** A medical record. Every change must send `version` back; `can` lists what the caller may do with it. */
export const record = z.object({
  id: uuid,
  uuid,
  schedule_id: z.nullable(uuid),
  customer_id: uuid,
  customer_name: z.string(),
  /** The patient, if not the customer: then `customer_name` is the guardian's. */
  dependent: z.nullable(dependentName),
  specialist_id: uuid,
  specialist_name: z.string(),
  ...recordContent.def.shape,
  cid_code: z.string(),
  status: z.enum(['draft', 'signed']),
  version: z.int(),
  signed_at: z.optional(instant),
  /** SHA-256 of the signed content, 64 hexadecimals: the record's link in the chain that reveals later changes. */
  hash: z.optional(z.string()),
  addenda: z.array(addendum),
  prescriptions: z.array(prescription),
  can: z.object({ edit: z.boolean(), amend: z.boolean() }),
  /** Start of the appointment. Absent without one; `created_at` may be later. */
  attended_at: z.optional(instant),
  created_at: instant,
  updated_at: instant,
})
export type MedicalRecord = z.output<typeof record>

const period = { from: z.optional(date), to: z.optional(date) }

/** Newest first by default. */
export const recordSorts = ['created_at'] as const

export const listRecords = endpoint({
  method: 'GET',
  path: 'records/all',
  summary:
    'The records that the specialist wrote, newest first; `search` is a part of the patient’s name, a `cid_code` of three characters (`J45`) has its subcategories',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  query: z.strictObject({
    ...paging(5),
    sort: sorting(recordSorts),
    search: z.optional(optionalText(100)),
    status: z.optional(record.shape.status),
    cid_code: z.optional(cidCode),
    ...period,
  }),
  response: listOf(record),
  status: 200,
  errors: [],
})

export const readRecord = endpoint({
  method: 'GET',
  path: 'records/byid/:id',
  summary:
    'One record: its author; its patient once it is signed; another specialist with care and consent, or in an emergency',
  resource: 'record',
  action: 'read',
  params: idParams,
  response: record,
  status: 200,
  errors: [],
})

export const openConsultation = endpoint({
  method: 'GET',
  path: 'records/consultation/:id',
  summary: 'What stands beside a call: the patient, the stopwatch setting, and the record if one was begun',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  response: z.object({
    patient,
    customer_id: uuid,
    dependent_id: z.nullable(uuid),
    specialty: z.object({ id: uuid, name: z.string() }),
    stopwatch: z.boolean(),
    record: z.nullable(record),
  }),
  status: 200,
  errors: [],
})

export const createRecord = endpoint({
  method: 'POST',
  path: 'records/create',
  summary:
    'Begins a record for an appointment or a patient; of an appointment that has one, 409 tells its id',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  body: z
    .strictObject({
      ...draft,
      status: z.optional(z.literal('draft')),
      schedule_id: z.optional(uuid),
      customer_id: z.optional(uuid),
      /** With `customer_id`: the patient within the account. An appointment already determines it. */
      dependent_id: z.optional(uuid),
    })
    .check(
      z.refine(({ schedule_id, customer_id }) => (schedule_id ?? customer_id) !== undefined, {
        path: ['schedule_id'],
        error: 'missing',
      }),
    ),
  response: record,
  status: 201,
  errors: ['record_exists'],
})

export const updateRecord = endpoint({
  method: 'PUT',
  path: 'records/update/:id',
  summary:
    'Saves any of a draft’s fields (with `version`, 409 if another save came first), signs it with ' +
    '`status: "signed"`, or adds an `addendum` to a signed one, which nothing else changes',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  body: z.strictObject({
    ...draft,
    version: z.optional(storedInt(1)),
    status: z.optional(z.enum(['draft', 'signed'])),
    addendum: z.optional(text(20_000)),
  }),
  response: record,
  status: 200,
  errors: ['stale_version', 'record_signed', 'record_incomplete', 'invalid_transition'],
})

export const listHistory = endpoint({
  method: 'GET',
  path: 'records/history/:customerId',
  summary:
    'One patient’s records that the caller may read, newest first: the customer’s own, or those of the dependent that ' +
    '`dependent_id` names',
  resource: 'record',
  action: 'read',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({ ...paging(5), dependent_id: z.optional(uuid) }),
  response: z.object({
    ...listOf(record).shape,
    /** The basis on which colleagues' records are in the list; null if they are not. */
    shared: z.nullable(z.enum(['own', 'consent', 'break_glass'])),
    break_glass_until: z.nullable(instant),
  }),
  status: 200,
  errors: [],
})
