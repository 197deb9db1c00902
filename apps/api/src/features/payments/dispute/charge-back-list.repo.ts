import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

export interface ChargeBackRow {
  readonly payment_id: string
  readonly schedule_id: string
  readonly specialist_id: string
  readonly specialist_name: string
  readonly starts_at: Date
  readonly received_at: Date
  readonly amount: number
  readonly from_credit: number
  readonly from_specialist: number
  readonly from_company: number
  readonly from_platform: number
}

/** A page of charge-backs, newest first, with how each was borne. */
export const findChargeBacks = async (
  db: Db,
  limit: number,
  offset: number,
): Promise<readonly ChargeBackRow[]> => {
  const { rows } = await sql<ChargeBackRow>`
    SELECT c.payment_id, a.id AS schedule_id, s.id AS specialist_id, s.name AS specialist_name, a.starts_at,
      c.received_at, c.amount, c.from_credit, c.from_specialist, c.from_company, c.from_platform
    FROM charge_backs c JOIN payments p ON p.id = c.payment_id JOIN appointments a ON a.id = p.appointment_id
    JOIN specialists s ON s.id = a.specialist_id
    ORDER BY c.received_at DESC, c.payment_id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

export const countChargeBacks = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM charge_backs`.execute(db)
  return rows[0]?.count ?? 0
}
