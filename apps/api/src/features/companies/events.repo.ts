import type { CompanyEventKind } from '@emma/contracts/companies/admin'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface NewEvent {
  readonly id: string
  readonly companyId: string
  readonly kind: CompanyEventKind
  readonly specialistId: string | null
  readonly from: string | null
  readonly to: string | null
  readonly reason: string | null
  readonly userId: string | null
  readonly at: Date
}

/** The table only grows. */
export const insertEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await tx
    .insertInto('company_events')
    .values({
      id: event.id,
      company_id: event.companyId,
      kind: event.kind,
      specialist_id: event.specialistId,
      from_value: event.from,
      to_value: event.to,
      reason: event.reason,
      made_by: event.userId,
      at: event.at,
    })
    .execute()
}

export interface EventRow {
  readonly id: string
  readonly kind: CompanyEventKind
  readonly from_value: string | null
  readonly to_value: string | null
  readonly reason: string | null
  readonly specialist_id: string | null
  readonly specialist_name: string | null
  readonly by_name: string | null
  readonly by_role: string | null
  readonly at: Date
}

const SHOWN = 200

/** A company's latest events, newest first. */
export const findEvents = async (db: Db, companyId: string): Promise<readonly EventRow[]> => {
  const { rows } = await sql<EventRow>`
    SELECT e.id, e.kind, e.from_value, e.to_value, e.reason, e.specialist_id, s.name AS specialist_name,
      u.first_name || ' ' || u.last_name AS by_name, u.role AS by_role, e.at
      FROM company_events e LEFT JOIN specialists s ON s.id = e.specialist_id LEFT JOIN users u ON u.id = e.made_by
     WHERE e.company_id = ${companyId} ORDER BY e.at DESC, e.id DESC LIMIT ${SHOWN}`.execute(db)
  return rows
}
