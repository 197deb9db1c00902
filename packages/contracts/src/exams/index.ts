import * as z from 'zod/mini'
import { dependentName, personFilter } from '../dependents/index.ts'
import { date, endpoint, idParams, instant, listOf, paging, text, uuid } from '../kit/index.ts'

/** Most bytes per exam. */
export const EXAM_MAX_BYTES = 10 * 1024 * 1024

/** An exam stored by the patient: one file, with its title and date. */
export const exam = z.object({
  id: uuid,
  title: z.string(),
  date,
  /** The patient, if not the account's holder. */
  dependent: z.nullable(dependentName),
  /** `type` as it is served: a picture is always a WebP; `size` in bytes. */
  file: z.object({ name: z.string(), type: z.string(), size: z.int(), url: z.string() }),
  created_at: instant,
})
export type Exam = z.output<typeof exam>

/** The day is the caller's: east of Brazil it may be tomorrow already. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** An exam's data besides its file. */
export const examForm = {
  title: text(120),
  date: date.check(
    z.refine<string>((day) => day >= '1900-01-01' && day <= today(), { error: 'date_in_future' }),
  ),
  /** One of the customer's own dependents; if omitted, the customer is the patient. */
  dependent_id: z.optional(uuid),
}

export const listExams = endpoint({
  method: 'GET',
  path: 'customer/exams',
  summary: 'The exams that the account keeps, newest first; of one person with `dependent_id`, or `self`',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  query: z.strictObject({ ...paging(20), dependent_id: personFilter }),
  response: listOf(exam),
  status: 200,
  errors: [],
})

export const createExam = endpoint({
  method: 'POST',
  path: 'customer/exams',
  summary:
    'Keeps one exam: multipart with `file` (PDF, PNG, JPEG or WebP by its content, at most 10 MB), `title` and `date`; ' +
    'sent again under the same key it is one exam; with `only_new`, a file that is kept already is refused',
  resource: 'customer',
  action: 'create',
  role: 'customer',
  body: z.strictObject({
    ...examForm,
    /** Refuses a file that the same patient's exams have already: 409 `exam_exists`, with that exam. */
    only_new: z.optional(z.boolean()),
  }),
  multipart: { files: ['file'], maxBytes: EXAM_MAX_BYTES },
  response: exam,
  status: 201,
  idempotent: true,
  errors: ['exam_exists'],
})

export const deleteExam = endpoint({
  method: 'DELETE',
  path: 'customer/exams/:id',
  summary: 'Deletes an own exam and its file, for good',
  resource: 'customer',
  action: 'delete',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const listPatientExams = endpoint({
  method: 'GET',
  path: 'records/exams/:customerId',
  summary:
    'The exams of a patient in care, newest first: the customer’s own, or those of the dependent that `dependent_id` names',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({ ...paging(20), dependent_id: z.optional(uuid) }),
  response: listOf(exam),
  status: 200,
  errors: [],
})

export const readExamFile = endpoint({
  method: 'GET',
  path: 'exams/:id/file',
  summary: 'The file of one exam, for its patient and for a specialist with care of that patient',
  resource: 'record',
  action: 'read',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})
