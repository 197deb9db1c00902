import type { TableName } from '../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = ['idempotency_keys']
