import type { AppointmentState } from '@emma/domain/booking'
import type { Sale } from '@emma/domain/earnings'
import type { Deps } from '../../../deps.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import type { SaleRow } from './sale.repo.ts'

/** An appointment's amounts as fixed at booking. */
export const saleOf = (row: SaleRow): Sale => ({
  customerId: row.customer_id,
  specialistId: row.specialist_id,
  companyId: row.company_id,
  split: { platform: row.platform_fee, company: row.company_share, specialist: row.specialist_share },
})

interface Sides {
  readonly specialist_id: string
  readonly appointment_id: string
  readonly customer_user_id: string
  readonly specialist_user_id: string
}

/** States that take a free slot or free one; running and finished ones do neither. */
const moving: ReadonlySet<AppointmentState> = new Set([
  'confirmed',
  'expired',
  'canceled_by_customer',
  'canceled_by_specialist',
])

/**
 * Tells both participants' open screens that the appointment changed, and viewers of the specialist's times that those
 * may have. After the commit.
 */
export const emitToParticipants = (
  deps: Deps,
  { appointment_id, specialist_id, customer_user_id, specialist_user_id }: Sides,
  status: AppointmentState,
): void => {
  const { realtime } = deps
  const payload = { id: appointment_id, status }
  realtime.emitToUser(customer_user_id, 'appointment:changed', payload)
  realtime.emitToUser(specialist_user_id, 'appointment:changed', payload)
  if (moving.has(status)) emitSlotsChanged(deps, specialist_id)
}
