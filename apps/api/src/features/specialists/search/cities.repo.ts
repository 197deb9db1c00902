import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** Which of some texts, by its place among them, is the city of a specialist; the first that is, by specialists_city. */
export const findCityOf = async (db: Db, texts: readonly string[]): Promise<number | undefined> => {
  const { rows } = await sql<{ at: number }>`
    SELECT (t.nth - 1)::int AS at FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (text, nth)
     WHERE EXISTS (SELECT FROM specialists s WHERE s.status = 1 AND fold(s.city) = fold(t.text))
     ORDER BY t.nth LIMIT 1`.execute(db)
  return rows[0]?.at
}
