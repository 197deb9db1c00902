import type { Cid } from '@emma/contracts/records'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** `j06`, `J069` and `J06.9` look like codes; the rest is words. */
const isCode = (search: string): boolean => /^[a-z]\d{1,2}(\.?\d{0,2})?$/i.test(search)

const conditionOf = (search: string): RawBuilder<unknown> => {
  const prefix = `${search.replace('.', '').toUpperCase()}%`
  if (isCode(search)) return sql`replace(code, '.', '') LIKE ${prefix}`
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql`true`
  // `%` and `_` that a person types are words like any other.
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
  return sql.join(
    patterns.map((pattern) => sql`fold(description) LIKE fold(${pattern})`),
    sql` AND `,
  )
}

/** Codes that fit, in the order of the classification. */
export const findCids = async (db: Db, search: string, limit: number, offset: number) => {
  const condition = conditionOf(search)
  const page = sql<Cid>`SELECT code, description, chapter FROM cids WHERE ${condition}
    ORDER BY code LIMIT ${limit} OFFSET ${offset}`
  const count = sql<{ total: number }>`SELECT count(*) AS total FROM cids WHERE ${condition}`
  const [{ rows }, counted] = await Promise.all([page.execute(db), count.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Whether a code is in the list. */
export const isKnownCid = async (db: Db | Tx, code: string): Promise<boolean> =>
  (await db.selectFrom('cids').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
