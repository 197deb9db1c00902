import type { TableName } from './table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = ['catalogue_versions', 'catalogue_words', 'schema_migrations']
