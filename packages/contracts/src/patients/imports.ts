import { columnFields, rowFaults } from '@emma/domain/patient-import'
import * as z from 'zod/mini'
import { endpoint, gender, idParams, instant, uuid } from '../kit/index.ts'

const MEGABYTE = 1024 * 1024
/** Bytes of a file of patients. */
export const PATIENT_FILE_MAX_BYTES = 5 * MEGABYTE

/** The separator of a file's cells. */
export const delimiters = ['semicolon', 'comma', 'tab'] as const
const delimiter = z.enum(delimiters)
const field = z.nullable(z.enum(columnFields))

/** How to parse a file; if omitted, guessed from its first line. */
const reading = z.strictObject({
  delimiter: z.optional(delimiter),
  /** The content of each column, in order; null for an ignored one. */
  columns: z.optional(z.array(field).check(z.maxLength(200))),
})

export const rowFault = z.object({
  code: z.enum(rowFaults),
  /** The line that has the same person, for `repeated`. */
  line: z.nullable(z.int()),
})
export type RowFault = z.output<typeof rowFault>

const call = { resource: 'record', action: 'manage', role: 'specialist', errors: [] } as const
const fileCall = { ...call, multipart: { files: ['file'], maxBytes: PATIENT_FILE_MAX_BYTES } } as const

export const importPreview = z.object({
  delimiter,
  columns: z.array(
    z.object({
      /** Null if the file has no header line. */
      header: z.nullable(z.string()),
      /** The first three values that are not empty. */
      samples: z.array(z.string()),
      field,
    }),
  ),
  rows: z.int(),
  /** Rows that an import would create as contacts, that exist already, and that have faults. */
  made: z.int(),
  known: z.int(),
  faulty: z.int(),
  /** The first rows without errors. */
  sample: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      cpf: z.nullable(z.string()),
      birth_date: z.nullable(z.string()),
      sex: z.nullable(gender),
      tags: z.array(z.string()),
      /** Whether they are already a patient with an account, or a contact. */
      known_as: z.nullable(z.enum(['patient', 'contact'])),
    }),
  ),
  /** The first rows with errors. */
  faults: z.array(z.object({ line: z.int(), name: z.string(), reasons: z.array(rowFault) })),
})
export type ImportPreview = z.output<typeof importPreview>

export const previewImport = endpoint({
  ...fileCall,
  method: 'POST',
  path: 'patients/imports/preview',
  summary: 'What an import of a CSV file would make, and why rows are left out; keeps nothing',
  body: reading,
  response: importPreview,
  status: 200,
})

export const listFaultyRows = endpoint({
  ...fileCall,
  method: 'POST',
  path: 'patients/imports/faults',
  summary:
    'Every row of a CSV file that an import would leave out, as it stands in the file, with the reasons',
  body: reading,
  response: z.object({
    headers: z.array(z.nullable(z.string())),
    data: z.array(z.object({ line: z.int(), cells: z.array(z.string()), reasons: z.array(rowFault) })),
  }),
  status: 200,
})

export const patientImport = z.object({
  id: uuid,
  file_name: z.string(),
  created_at: instant,
  made: z.int(),
  known: z.int(),
  faulty: z.int(),
  undone_at: z.nullable(instant),
  /** Contacts removed by undoing. */
  removed: z.nullable(z.int()),
  /** Until when it can be undone; null once that is over or done. */
  undo_until: z.nullable(instant),
})
export type PatientImport = z.output<typeof patientImport>

export const importPatients = endpoint({
  ...fileCall,
  method: 'POST',
  path: 'patients/imports',
  summary:
    'Makes the rows of a CSV file contacts of the specialist’s own, all at once; leaves out those with faults and those that are there already. Nobody is written to',
  body: reading,
  response: patientImport,
  status: 201,
  idempotent: true,
  errors: ['import_empty', 'contacts_limit', 'request_in_progress', 'idempotency_key_reused'],
})

export const listImports = endpoint({
  ...call,
  method: 'GET',
  path: 'patients/imports',
  summary: 'The specialist’s imports, newest first',
  response: z.object({ data: z.array(patientImport) }),
  status: 200,
})

/** Why a contact stays after its import is undone. */
export const keptReasons = ['booking', 'changed'] as const

export const undoImport = endpoint({
  ...call,
  method: 'DELETE',
  path: 'patients/imports/:id',
  summary: 'Takes back the contacts of an import, but for those with whom something was done; within 30 days',
  params: idParams,
  response: z.object({
    import: patientImport,
    kept: z.array(z.object({ id: uuid, name: z.string(), reason: z.enum(keptReasons) })),
  }),
  status: 200,
  errors: ['import_over'],
})
