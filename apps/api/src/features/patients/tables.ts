import type { TableName } from '../../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = [
  'patient_tags',
  'tagged_patients',
  'patient_notes',
  'patient_imports',
  'patient_contacts',
  'tagged_contacts',
]
