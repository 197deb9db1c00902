import type { TableName } from '../../db/table-name.ts'

/** The tables that are written here alone (`npm run check`: table ownership). */
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
