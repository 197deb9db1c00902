import { preparationLimits, questionKinds } from '@emma/domain/preparations'
import * as z from 'zod/mini'
import { dependentName } from '../dependents/index.ts'
import { endpoint, idParams, instant, optionalText, text, uuid } from '../kit/index.ts'

/** Most bytes per file. */
export const PREPARATION_FILE_MAX_BYTES = 10 * 1024 * 1024

const { questions: mostQuestions, options: mostOptions, reason, answer, scale } = preparationLimits

const worded = {
  text: text(200),
  kind: z.enum(questionKinds),
  /** Two to eight for a `choice`, none for any other kind. */
  options: z.array(text(80)).check(z.maxLength(mostOptions)),
}

/** A specialist's question before an appointment. */
export const question = z.object({ id: uuid, ...worded, required: z.boolean() })
export type PreparationQuestion = z.output<typeof question>

/** Text for a `text` and a `choice`, a boolean for a `yes_no`, 0 to 10 for a `scale`. */
const answerValue = z.union([text(answer), z.boolean(), z.int().check(z.minimum(0), z.maximum(scale))])

/** An answer with the question as it was worded then. */
export const preparationAnswer = z.object({ question_id: uuid, ...worded, value: answerValue })
export type PreparationAnswer = z.output<typeof preparationAnswer>

export const preparationFile = z.object({
  id: uuid,
  name: z.string(),
  /** The type as served: a picture is always a WebP. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type PreparationFile = z.output<typeof preparationFile>

/** A patient's answers before an appointment. */
export const preparation = z.object({
  schedule_id: uuid,
  starts_at: instant,
  online: z.boolean(),
  specialist: z.object({ id: uuid, name: z.string() }),
  /** The patient, if not the account's holder. */
  dependent: z.nullable(dependentName),
  /** Whether the caller may still change it. */
  editable: z.boolean(),
  /** Why the patient comes; empty if not given. */
  reason: z.string(),
  /** The specialist's current questions. */
  questions: z.array(question),
  answers: z.array(preparationAnswer),
  files: z.array(preparationFile),
})
export type Preparation = z.output<typeof preparation>

export const readPreparation = endpoint({
  method: 'GET',
  path: 'schedules/:id/preparation',
  summary:
    'What a patient told before an appointment: to the account that booked it, and to its specialist from its confirmation on',
  resource: 'record',
  action: 'read',
  params: idParams,
  response: preparation,
  status: 200,
  errors: [],
})

const own = { resource: 'customer', role: 'customer' } as const

export const savePreparation = endpoint({
  ...own,
  method: 'PUT',
  path: 'schedules/:id/preparation',
  summary:
    'Keeps the reason and the answers before an appointment begins; an answer that is left out is taken back. 409 `questionnaire_changed` for a question that is asked no more',
  action: 'update',
  params: idParams,
  body: z.strictObject({
    reason: optionalText(reason),
    answers: z
      .array(z.strictObject({ question_id: uuid, value: answerValue }))
      .check(z.maxLength(2 * mostQuestions)),
  }),
  response: preparation,
  status: 200,
  errors: ['preparation_closed', 'questionnaire_changed'],
})

export const addPreparationFile = endpoint({
  ...own,
  method: 'POST',
  path: 'schedules/:id/preparation/files',
  summary:
    'Sends one file before an appointment begins: multipart with `file` (PDF, PNG, JPEG or WebP by its content, at most 10 MB); five at most. Sent again under the same key it is one file',
  action: 'create',
  params: idParams,
  body: z.strictObject({}),
  multipart: { files: ['file'], maxBytes: PREPARATION_FILE_MAX_BYTES },
  response: preparationFile,
  status: 201,
  idempotent: true,
  errors: ['preparation_closed', 'files_limit'],
})

const fileParams = z.strictObject({ id: uuid, fileId: uuid })

export const deletePreparationFile = endpoint({
  ...own,
  method: 'DELETE',
  path: 'schedules/:id/preparation/files/:fileId',
  summary: 'Takes back a file before the appointment begins, for good',
  action: 'delete',
  params: fileParams,
  response: null,
  status: 204,
  errors: ['preparation_closed'],
})

export const readPreparationFile = endpoint({
  method: 'GET',
  path: 'schedules/:id/preparation/files/:fileId',
  summary: 'A file that was sent before an appointment, for those who may read the rest',
  resource: 'record',
  action: 'read',
  params: fileParams,
  response: 'stream',
  status: 200,
  errors: [],
})

/** The questions before appointments of one specialty. */
export const questionnaire = z.object({
  specialty: z.object({ id: uuid, name: z.string() }),
  questions: z.array(question),
})
export type Questionnaire = z.output<typeof questionnaire>

const ofPractice = { resource: 'specialist', role: 'specialist' } as const

export const listQuestionnaires = endpoint({
  ...ofPractice,
  method: 'GET',
  path: 'questionnaires',
  summary: 'What the specialist asks before appointments, for each own specialty by name',
  action: 'read',
  response: z.object({ data: z.array(questionnaire) }),
  status: 200,
  errors: [],
})

/** A question as it is written; an existing one is sent with its id. */
export const questionForm = z.strictObject({ id: z.optional(uuid), ...worded, required: z.boolean() }).check(
  z.refine(({ kind, options }) => kind !== 'choice' || options.length >= 2, {
    path: ['options'],
    error: 'missing',
  }),
  z.refine(({ kind, options }) => kind === 'choice' || options.length === 0, {
    path: ['options'],
    error: 'invalid',
  }),
  z.refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    error: 'repeated',
  }),
)
export type QuestionForm = z.input<typeof questionForm>

export const saveQuestionnaire = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: 'questionnaires/:id',
  summary:
    'Says what is asked before appointments of an own specialty, by its id; none for nothing. A question that is worded anew is another one: what was answered keeps its words',
  action: 'update',
  params: idParams,
  body: z.strictObject({ questions: z.array(questionForm).check(z.maxLength(mostQuestions)) }),
  response: questionnaire,
  status: 200,
  errors: [],
})
