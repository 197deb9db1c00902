import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** A specialist's progress with data that patients see, and with payouts. */
export interface FilledIn {
  readonly portrait: boolean
  readonly bio: boolean
  readonly price: boolean
  readonly place: boolean
  readonly bank_account: boolean
}

export const findFilledIn = async (db: Db, specialistId: string): Promise<FilledIn> => {
  const { rows } = await sql<FilledIn>`
    SELECT u.avatar_key IS NOT NULL AS portrait, s.summary <> '' AS bio,
      EXISTS (SELECT FROM specialist_specialties o WHERE o.specialist_id = s.id AND o.enabled) AS price,
      s.use_online OR EXISTS (SELECT FROM places p
        WHERE p.specialist_id = s.id AND p.status AND p.deleted_at IS NULL) AS place,
      EXISTS (SELECT FROM bank_accounts b WHERE b.specialist_id = s.id AND b.status = 'active') AS bank_account
    FROM specialists s JOIN users u ON u.id = s.user_id WHERE s.id = ${specialistId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A specialist without a row')
  return row
}
