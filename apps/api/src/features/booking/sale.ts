import type { Sale } from '@emma/domain/earnings'
import type { Deps } from '../../deps.ts'
import type { SaleRow } from './settlement.repo.ts'

/** The money of an appointment as it was fixed at booking. */
export const saleOf = (row: SaleRow): Sale => ({
  customerId: row.customer_id,
  specialistId: row.specialist_id,
  companyId: row.company_id,
  split: { platform: row.platform_fee, company: row.company_share, specialist: row.specialist_share },
})

interface Sides {
  readonly appointment_id: string
  readonly customer_user_id: string
  readonly specialist_user_id: string
}

/** Tells both sides' open screens that an appointment is another than they show. After the commit. */
export const tellSides = (
  { realtime }: Deps,
  { appointment_id, customer_user_id, specialist_user_id }: Sides,
  status: SaleRow['appointment_status'],
): void => {
  const payload = { id: appointment_id, status }
  realtime.tellUser(customer_user_id, 'appointment:changed', payload)
  realtime.tellUser(specialist_user_id, 'appointment:changed', payload)
}
