import type { TableName } from '../../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = [
  'availability_rules',
  'external_calendars',
  'external_busy',
  'blocks',
  'next_slots',
  'practice_versions',
]
