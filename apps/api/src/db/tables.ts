import type { TableName } from './table-name.ts'

/** The tables that are written here alone (`npm run check`: table ownership). */
export const tables: readonly TableName[] = ['catalogue_versions', 'catalogue_words', 'schema_migrations']
