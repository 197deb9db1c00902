import type { DB } from '../../db/types.gen.ts'

export type TableName = keyof DB
