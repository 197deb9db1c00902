import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { variableSql } from '../../variables/index.ts'

/** Whether slots are reserved for particular people: others see different slots. */
export const isPersonalSql = (specialistId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM slot_offers o WHERE o.specialist_id = ${specialistId} AND o.status IN ('offered', 'booking'))
  OR EXISTS (SELECT FROM slot_holds h WHERE h.specialist_id = ${specialistId} AND NOT h.ended))`

/** When the next unpaid booking ends. */
export const nextExpirySql = (specialistId: RawBuilder<unknown>, now: Date): RawBuilder<Date | null> =>
  sql<Date | null>`(SELECT min(a.hold_expires_at) FROM appointments a WHERE a.specialist_id = ${specialistId}
    AND a.status = 'awaiting_payment' AND a.hold_expires_at > ${now}::timestamptz)`

export interface Passing {
  /** Whether slots are reserved for particular people: others see different slots. */
  readonly is_personal: boolean
  /** When the next unpaid booking ends. */
  readonly expires_at: Date | null
  readonly lead_minutes: number
}

/** The reasons that a specialist's open slots differ without a change: the clock, and who asks. */
export const findPassing = async (db: Db, specialistId: string, now: Date): Promise<Passing> => {
  const specialist = sql`${specialistId}::uuid`
  const { rows } = await sql<Passing>`SELECT ${isPersonalSql(specialist)} AS is_personal,
    ${nextExpirySql(specialist, now)} AS expires_at, ${variableSql('lead_minutes')} AS lead_minutes`.execute(
    db,
  )
  const [passing] = rows
  if (!passing) throw new Error('A statement without FROM answers one row')
  return passing
}
