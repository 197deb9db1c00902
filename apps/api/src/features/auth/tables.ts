import type { TableName } from '../../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = [
  'attempts',
  'auth_tickets',
  'known_devices',
  'passkeys',
  'recovery_codes',
  'second_factors',
  'sessions',
  'used_refresh_tokens',
  'users',
]
