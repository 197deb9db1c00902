import * as z from 'zod/mini'
import { appointmentStatus } from '../booking/index.ts'
import { endpoint, instant, listOf, paging, uuid } from '../kit/index.ts'
import { prescriptionDocument } from '../prescriptions/documents.ts'
import { record } from '../records/index.ts'
import { measuredFigures } from '../records/vitals.ts'

/** Kinds of entries in a patient's timeline, in filter order. */
export const timelineKinds = ['appointment', 'record', 'document', 'exam', 'vitals', 'note'] as const
export type TimelineKind = (typeof timelineKinds)[number]

const moment = { id: uuid, at: instant }

export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('appointment'),
    ...moment,
    status: appointmentStatus,
    specialty_name: z.string(),
    online: z.boolean(),
  }),
  z.object({
    kind: z.literal('record'),
    ...moment,
    status: record.shape.status,
    cid_code: z.string(),
    diagnosis: z.string(),
    specialist_name: z.string(),
  }),
  z.object({
    kind: z.literal('document'),
    ...moment,
    document: z.pick(prescriptionDocument, { kind: true, legal_class: true, medicines: true }),
  }),
  z.object({ kind: z.literal('exam'), ...moment, title: z.string() }),
  z.object({ kind: z.literal('vitals'), ...moment, measured: measuredFigures, specialist_name: z.string() }),
  /** Only that a note was written; its text is read separately (`patients/:customerId/notes`). */
  z.object({ kind: z.literal('note'), ...moment }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

export const readTimeline = endpoint({
  method: 'GET',
  path: 'patients/:customerId/timeline',
  summary:
    'Everything dated of a patient in care, or in an emergency, newest first, or one `kind` of it: own appointments, records ' +
    'as far as the history is shared, own documents in force, exams that the patient keeps, measurements, the private note',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({
    ...paging(20),
    dependent_id: z.optional(uuid),
    kind: z.optional(z.enum(timelineKinds)),
  }),
  response: listOf(timelineEntry),
  status: 200,
  errors: [],
})
