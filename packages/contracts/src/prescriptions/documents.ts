import { controlledLists, documentClasses, documentKinds } from '@emma/domain/prescriptions'
import * as z from 'zod/mini'
import { dependentName, personFilter } from '../dependents/index.ts'
import {
  date,
  endpoint,
  fieldProblem,
  idParams,
  instant,
  listOf,
  optionalText,
  paging,
  uuid,
} from '../kit/index.ts'
import { certificateForm, examRequestForm, referralForm, reportForm } from './document-forms.ts'

const author = z.object({ id: uuid, name: z.string(), council: z.string() })

const kind = z.enum(documentKinds)
/** `other`: signed with a certificate outside ICP-Brasil, such as the demonstration's. */
const signature = z.enum(['none', 'icp_brasil', 'other'])
/** `print`: to be signed by hand; the patient does not get the file. */
const delivery = z.enum(['electronic', 'print'])
/** The law under which the pharmacy dispenses; null if it is no prescription. */
const legalClass = z.nullable(z.enum(documentClasses))
/** The list of Portaria 344/98; null if there is none, or it is unknown. */
const controlledList = z.nullable(z.enum(controlledLists))

/**
 * A PDF issued from a record: a prescription of one legal class, a certificate, an exam request, a referral or a
 * report.
 */
export const prescriptionDocument = z.object({
  id: uuid,
  record_id: uuid,
  kind,
  legal_class: legalClass,
  controlled_list: controlledList,
  code: z.string(),
  /**
   * A second secret that a validator or pharmacist needs besides the code to get the file. It is printed next to it.
   */
  secret_code: z.string(),
  url: z.string(),
  verify_url: z.string(),
  signature,
  delivery,
  /** Why it is not issued electronically: retained prescriptions need an integration with SNCR (RDC 1.000/2025). */
  print_reason: z.nullable(z.enum(['sncr_missing'])),
  /** The last day on which it is dispensed; null if no law sets one. */
  valid_until: z.nullable(date),
  specialist: author,
  /** The patient, if not the customer. */
  dependent: z.nullable(dependentName),
  /** The content, one line each: medicines, exams, or what it certifies. */
  medicines: z.array(z.string()),
  created_at: instant,
})
export type PrescriptionDocument = z.output<typeof prescriptionDocument>

const record_id = uuid
const createBody = z.discriminatedUnion('kind', [
  z.strictObject({
    record_id,
    kind: z.optional(z.literal('prescription')),
    /** The reason to issue it despite current warnings (`planDocuments`, `warned`). */
    override_reason: z.optional(optionalText(500)),
  }),
  z.strictObject({ record_id, kind: z.literal('certificate'), ...certificateForm }).check(
    z.refine(({ purpose, days }) => purpose !== 'leave' || days !== undefined, {
      path: ['days'],
      error: 'missing',
    }),
    z.refine(({ purpose, days }) => purpose === 'leave' || days === undefined, {
      path: ['days'],
      error: 'days_of_leave',
    }),
  ),
  z.strictObject({ record_id, kind: z.literal('exam_request'), ...examRequestForm }),
  z.strictObject({ record_id, kind: z.literal('referral'), ...referralForm }),
  z.strictObject({ record_id, kind: z.literal('report'), ...reportForm }),
])

export const createDocument = endpoint({
  method: 'POST',
  path: 'prescriptions/documents',
  summary:
    'Makes the PDFs of a record’s prescriptions, one for each legal class (`documents`, the first of them also as the ' +
    'answer itself), or with `kind` a certificate of attendance, an exam request, a referral or a report; signs them where a certificate is ' +
    'configured, and gives them to the patient. What pharmacies keep is only for a signature by hand (`delivery: ' +
    '"print"`). 422 `document_incomplete` names every legal field that is missing. Allergies and interactions are checked ' +
    'anew: 409 `prescription_warned` where one has no reason yet, neither with the prescription nor as `override_reason`. ' +
    'Sent again under the same key nothing is issued twice',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  body: createBody,
  response: z.object({ ...prescriptionDocument.shape, documents: z.array(prescriptionDocument) }),
  status: 201,
  idempotent: true,
  errors: ['document_incomplete', 'prescription_warned', 'provider_failed', 'stale_version'],
})

/** Preview of a document before it is issued. */
export const documentPart = z.object({
  legal_class: z.enum(documentClasses),
  controlled_list: controlledList,
  delivery,
  valid_until: z.nullable(date),
  medicines: z.array(z.string()),
})

export const planDocuments = endpoint({
  method: 'GET',
  path: 'prescriptions/documents/plan',
  summary:
    'What would be made of a record’s prescriptions, which legal fields are missing, and who would sign it',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  query: z.strictObject({ record_id: uuid }),
  response: z.object({
    parts: z.array(documentPart),
    missing: z.array(fieldProblem),
    signature,
    /** The appointment's, in Portuguese; null if the record has no appointment. */
    specialty: z.nullable(z.string()),
    /** Whether the record has a diagnosis code that a document could show. */
    has_cid: z.boolean(),
    /** Medicines with warnings that have no reason yet; issuing asks for one. */
    warned: z.array(z.object({ title: z.string(), against: z.array(z.string()) })),
  }),
  status: 200,
  errors: [],
})

export const listIssuedDocuments = endpoint({
  method: 'GET',
  path: 'prescriptions/documents',
  summary: 'The documents in force that the specialist made, of one record or of one patient, newest first',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  query: z
    .strictObject({
      ...paging(10),
      record_id: z.optional(uuid),
      customer_id: z.optional(uuid),
      /** With `customer_id`: one dependent's; if omitted, the customer's own. */
      dependent_id: z.optional(uuid),
    })
    .check(
      z.refine(({ record_id, customer_id }) => (record_id ?? customer_id) !== undefined, {
        path: ['record_id'],
        error: 'missing',
      }),
    ),
  response: listOf(prescriptionDocument),
  status: 200,
  errors: [],
})

export const revokeDocument = endpoint({
  method: 'DELETE',
  path: 'prescriptions/documents/:id',
  summary: 'Takes an own document back: the check page no longer calls it valid',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

/** One kind, or several separated by commas; if omitted, all. */
const kinds = z.pipe(
  z.string().check(z.maxLength(100)),
  z.pipe(
    z.transform((value: string) => value.split(',')),
    z.array(kind),
  ),
)

export const listDocuments = endpoint({
  method: 'GET',
  path: 'customer/prescriptions',
  summary:
    'The documents that the account received, newest first; of one person with `dependent_id`, or `self`; of one ' +
    'appointment with `schedule_id`',
  resource: 'prescription',
  action: 'read',
  role: 'customer',
  query: z.strictObject({
    ...paging(10),
    kind: z.optional(kinds),
    dependent_id: personFilter,
    schedule_id: z.optional(uuid),
  }),
  response: listOf(prescriptionDocument),
  status: 200,
  errors: [],
})

export const readDocument = endpoint({
  method: 'GET',
  path: 'prescriptions/document/:id.pdf',
  summary: 'The PDF, for its patient and its author',
  resource: 'prescription',
  action: 'read',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})
