import type { Cid } from '@emma/contracts/records'
import { folded } from '@emma/domain/text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { beginnings, beginsSo, isAlike, plain } from '../../db/word-search.ts'

/** `j06`, `J069` and `J06.9` look like codes; the rest is words. */
const isCode = (search: string): boolean => /^[a-z]\d{1,2}(\.?\d{0,2})?$/i.test(search)

interface FoundCid extends Cid {
  readonly total: number
}

/** One page of what fits, and how many fit in all. */
const pageOf = async (
  db: Db,
  fits: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const { rows } = await sql<FoundCid>`
    SELECT code, description, chapter, sex, count(*) OVER () AS total FROM cids
     WHERE retired_at IS NULL AND ${fits} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const found = rows.map(({ total: _, ...cid }) => cid)
  if (rows[0] || offset === 0) return { rows: found, total: rows[0]?.total ?? 0 }
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM cids WHERE retired_at IS NULL AND ${fits}`.execute(db)
  return { rows: found, total: counted.rows[0]?.total ?? 0 }
}

/**
 * Codes that fit. By code: the very one first, then those that begin so. By words: descriptions that begin with what was
 * typed, then those in which words begin so, in the order of the classification; what is merely like it where there is
 * nothing else.
 */
export const findCids = async (db: Db, search: string, limit: number, offset: number) => {
  const page = { limit, offset }
  const typed = search.trim()
  if (isCode(typed)) {
    const prefix = `${typed.replace('.', '').toUpperCase()}%`
    return pageOf(db, sql`replace(code, '.', '') LIKE ${prefix}`, sql`code`, page)
  }
  const query = beginnings(typed)
  if (query === undefined) return pageOf(db, typed === '' ? sql`true` : sql`false`, sql`code`, page)
  const start = folded(typed)
  const order = sql`folded = ${start} DESC, starts_with(folded, ${start}) DESC, code`
  const found = await pageOf(db, beginsSo(query), order, page)
  if (found.total > 0) return found
  return pageOf(db, isAlike(typed), sql`word_similarity(${plain(typed)}, folded) DESC, code`, page)
}

/**
 * Whether a code is in the list, or was: a draft that names a retired one can still be saved. A category counts by any of
 * its subcategories, which short lists have alone (`J06` by `J06.9`).
 */
export const isKnownCid = async (db: Db | Tx, code: string): Promise<boolean> => {
  const prefix = code.replace('.', '')
  const { rows } = await sql`
    SELECT FROM cids WHERE code = ${code} OR (length(${prefix}::text) = 3 AND replace(code, '.', '') LIKE ${`${prefix}%`})
    LIMIT 1`.execute(db)
  return rows.length > 0
}
