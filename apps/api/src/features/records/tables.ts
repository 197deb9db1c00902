import type { TableName } from '../../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = [
  'access_heads',
  'access_log',
  'allergies',
  'break_glass',
  'cid_terms',
  'cids',
  'problems',
  'quick_phrases',
  'record_addenda',
  'record_chain',
  'record_heads',
  'records',
  'vitals',
]
