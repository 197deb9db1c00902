import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Adds a rating to a specialist's totals for cards and lists. */
export const countRating = async (tx: Tx, specialistId: string, rating: number): Promise<void> => {
  await sql`
    UPDATE specialists SET rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1
     WHERE id = ${specialistId}`.execute(tx)
}
