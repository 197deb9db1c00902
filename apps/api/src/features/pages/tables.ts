import type { TableName } from '../../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = ['page_drafts', 'page_slugs', 'page_versions', 'pages']
