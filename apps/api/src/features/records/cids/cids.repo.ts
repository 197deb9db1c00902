import type { Cid } from '@emma/contracts/records/cids'
import { sql } from 'kysely'
import { keepPages } from '../../../db/catalogue-pages.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { begins, type Found, findByWords, findFitting, type Page } from '../../../db/words/word-search.ts'

/** `j06`, `J069` and `J06.9` look like codes; anything else is words. */
const isCode = (typed: string): boolean => /^[a-z]\d{1,2}(\.?\d{0,2})?$/i.test(typed)

const catalogue = {
  table: 'cids',
  columns: sql`code, description, chapter, sex`,
  order: sql`code`,
  likelier: sql`is_common DESC, code`,
} as const

const keep = keepPages<Cid>('cids')

const search = (db: Db, typed: string, page: Page): Promise<Found<Cid>> => {
  if (!isCode(typed)) return findByWords<Cid>(db, catalogue, typed, page)
  const fits = begins(sql`replace(code, '.', '')`, typed.replace('.', '').toUpperCase())
  return findFitting<Cid>(db, catalogue, { fits, order: catalogue.order }, page)
}

/** Matching codes: by code in the classification's order, by words best first and common ones before the rest. */
export const findCids = (db: Db, words: string, page: Page): Promise<Found<Cid>> => {
  const typed = words.trim()
  return keep(db, typed, page, () => search(db, typed, page))
}

/**
 * Whether a code is or was in the list: a draft with a retired code can still be saved. A category is known if one of
 * its subcategories is, because short lists have only those (`J06` by `J06.9`).
 */
export const isKnownCid = async (db: Db | Tx, code: string): Promise<boolean> => {
  const prefix = code.replace('.', '')
  const { rows } = await sql`
    SELECT FROM cids WHERE code = ${code} OR (length(${prefix}::text) = 3 AND replace(code, '.', '') LIKE ${`${prefix}%`})
    LIMIT 1`.execute(db)
  return rows.length > 0
}
