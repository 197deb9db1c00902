import type { Split } from '@emma/domain/payments'
import { URGENT_CARE_SPECIALTY } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** An appointment that begins now, without a slot. */
export interface NewAttendance {
  readonly id: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly specialistId: string
  readonly companyId: string | null
  readonly endsAt: Date
  readonly price: number
  readonly split: Split
  readonly policy: unknown
  readonly paymentMethod: string
  /** When the patient entered the queue. */
  readonly askedAt: Date
  readonly paidAt: Date | null
  readonly now: Date
}

/** Writes the appointment of a queue patient assigned to a specialist. */
export const insertAttendance = async (tx: Tx, attendance: NewAttendance): Promise<void> => {
  const { split, now } = attendance
  await sql`
    INSERT INTO appointments (id, specialist_id, customer_id, dependent_id, company_id, specialty_id, starts_at, ends_at,
      time_zone, status, origin, price, platform_fee, company_share, specialist_share, policy, payment_method,
      created_at, confirmed_at, started_at, updated_at)
    SELECT ${attendance.id}::uuid, s.id, ${attendance.customerId}::uuid, ${attendance.dependentId}::uuid,
      ${attendance.companyId}::uuid, ${URGENT_CARE_SPECIALTY}::uuid, ${now}, ${attendance.endsAt}, s.time_zone,
      'in_progress', 'queue', ${attendance.price}, ${split.platform}, ${split.company}, ${split.specialist},
      ${JSON.stringify(attendance.policy)}::jsonb, ${attendance.paymentMethod}, ${attendance.askedAt},
      ${attendance.paidAt}, ${now}, ${now}
    FROM specialists s WHERE s.id = ${attendance.specialistId}::uuid`.execute(tx)
}
