import { folded } from '@emma/domain/text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { beginnings, beginsSo, isAlike, plain } from '../../db/word-search.ts'

export interface MedicineRow {
  readonly id: string
  readonly name: string
  readonly active_ingredient: string
  readonly holder: string
  readonly registration: string | null
  readonly class: string
}

/** One page of what fits, and how many fit in all. */
const pageOf = async (
  db: Db,
  fits: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const { rows } = await sql<MedicineRow & { readonly total: number }>`
    SELECT id, name, active_ingredient, holder, registration, class, count(*) OVER () AS total FROM medicines
     WHERE retired_at IS NULL AND ${fits} ORDER BY ${order}, name, holder, id LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  )
  if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM medicines WHERE retired_at IS NULL AND ${fits}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/**
 * Medicines in whose name or ingredient words begin as typed; names that begin with it first, then those of the starter
 * set, which say strength and form. What is merely like it where there is nothing else.
 */
export const findMedicines = async (db: Db, typed: string, limit: number, offset: number) => {
  const page = { limit, offset }
  const query = beginnings(typed)
  if (query === undefined) return pageOf(db, typed.trim() === '' ? sql`true` : sql`false`, sql`name`, page)
  const order = sql`starts_with(folded, ${folded(typed.trim())}) DESC, imported_at IS NOT NULL`
  const found = await pageOf(db, beginsSo(query), order, page)
  if (found.total > 0) return found
  return pageOf(db, isAlike(typed), sql`word_similarity(${plain(typed)}, folded) DESC`, page)
}
