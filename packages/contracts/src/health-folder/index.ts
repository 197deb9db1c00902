import { documentKinds } from '@emma/domain/prescriptions'
import * as z from 'zod/mini'
import { appointment } from '../booking/index.ts'
import { personFilter } from '../dependents/index.ts'
import { exam } from '../exams/index.ts'
import { date, endpoint, instant, text } from '../kit/index.ts'
import { prescriptionDocument } from '../prescriptions/documents.ts'
import { record } from '../records/index.ts'

/** The newest of each part of one patient's folder, with counts. */
export const healthFolder = z.object({
  prescriptions: z.object({
    total: z.int(),
    latest: z.nullable(
      z.object({
        medicines: z.array(z.string()),
        specialist_name: z.string(),
        created_at: instant,
        valid_until: z.nullable(date),
      }),
    ),
  }),
  /** Exams stored by the patient, certificates and exam requests; `title` only for an exam. */
  papers: z.object({
    total: z.int(),
    latest: z.nullable(
      z.object({ kind: z.enum(['exam', ...documentKinds]), title: z.nullable(z.string()), date }),
    ),
  }),
  visits: z.object({
    /** Signed records. */
    records: z.int(),
    latest: z.nullable(
      z.object({ specialist_name: z.string(), specialty_name: z.string(), starts_at: instant }),
    ),
  }),
  /** Substances, in the order in which they were noted. */
  allergies: z.array(z.string()),
  /** Dependents of the account. */
  family: z.array(z.string()),
  /** The latest access by anybody but the patient; null if there was none. */
  seen: z.nullable(z.object({ name: z.string(), at: instant })),
})
export type HealthFolder = z.output<typeof healthFolder>

export const readHealthFolder = endpoint({
  method: 'GET',
  path: 'customer/health-folder',
  summary:
    'The newest of each part of one person’s folder: the holder’s, or the dependent’s of `dependent_id`',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  query: z.strictObject({ dependent_id: personFilter }),
  response: healthFolder,
  status: 200,
  errors: [],
})

/** Items searched per kind, newest first. */
export const SEARCHED_MAX = 300
/** Results per kind. */
export const FOUND_MAX = 10

export const searchHealthFolder = endpoint({
  method: 'GET',
  path: 'customer/health-folder/search',
  summary:
    `Finds what one person has by all the words that were typed: medicines and kinds of documents, titles of exams, ` +
    `professionals, specialties, dates. The text of records is not searched. Of the newest ${SEARCHED_MAX} of each kind, ` +
    `at most ${FOUND_MAX}; \`more\` says that there are others`,
  resource: 'customer',
  action: 'read',
  role: 'customer',
  query: z.strictObject({
    search: text(80).check(z.minLength(2)),
    dependent_id: personFilter,
  }),
  response: z.object({
    documents: z.array(prescriptionDocument),
    exams: z.array(exam),
    records: z.array(record),
    appointments: z.array(appointment),
    more: z.boolean(),
  }),
  status: 200,
  errors: [],
})
