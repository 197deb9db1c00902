import type { TableName } from '../../db/table-name.ts'

/** The tables that are written here alone (`npm run check`: table ownership). */
export const tables: readonly TableName[] = [
  'patient_tags',
  'tagged_patients',
  'patient_notes',
  'patient_imports',
  'patient_contacts',
  'tagged_contacts',
]
