import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface MedicineRow {
  readonly id: string
  readonly name: string
  readonly active_ingredient: string
  readonly holder: string
  readonly registration: string | null
  readonly class: string
}

/** Medicines whose name or ingredient holds every word; those whose name begins with what was typed come first. */
export const findMedicines = async (db: Db, typed: string, limit: number, offset: number) => {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  // `%` and `_` that a person types are words like any other.
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
  const conditions = patterns.map(
    (pattern) => sql`fold(name || ' ' || active_ingredient) LIKE fold(${pattern})`,
  )
  const condition = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
  const page = sql<MedicineRow>`
    SELECT id, name, active_ingredient, holder, registration, class FROM medicines WHERE ${condition}
    ORDER BY starts_with(fold(name), fold(${words[0] ?? ''})) DESC, name, holder
    LIMIT ${limit} OFFSET ${offset}`
  const count = sql<{ total: number }>`SELECT count(*) AS total FROM medicines WHERE ${condition}`
  const [{ rows }, counted] = await Promise.all([page.execute(db), count.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
