import * as z from 'zod/mini'
import { appointmentStatus, paymentMethod } from './booking.ts'
import { centavos, date, endpoint, instant, meta, paging, uuid } from './kit/index.ts'

/** Where the specialist's share of one appointment is. */
export const earningStatus = z.enum(['waiting_funds', 'available', 'canceled'])
export type EarningStatus = z.output<typeof earningStatus>

/** One paid appointment, with the split that was fixed when it was booked; the three shares sum to `price`. */
export const transaction = z.object({
  id: uuid,
  schedule_id: uuid,
  starts_at: instant,
  timezone: z.string(),
  customer: z.object({ name: z.string() }),
  specialty: z.object({ id: uuid, name: z.string() }),
  schedule_status: appointmentStatus,
  method: paymentMethod,
  paid_at: instant,
  price: centavos,
  platform_fee: centavos,
  company_share: centavos,
  specialist_share: centavos,
  status: earningStatus,
  /** When it became, or becomes, available; null until the attendance is over. */
  available_at: z.nullable(instant),
})
export type Transaction = z.output<typeof transaction>

const filters = { from: z.optional(date), to: z.optional(date), status: z.optional(earningStatus) }

export const getSpecialistBalance = endpoint({
  method: 'GET',
  path: 'balances/balanceSpecialist',
  summary: "The specialist's money; `from` and `to` are days of the appointments, both included",
  resource: 'earnings',
  action: 'read',
  role: 'specialist',
  query: z.strictObject({ ...filters, ...paging() }),
  response: z.object({
    waiting_funds: centavos,
    available: centavos,
    transferred: centavos,
    transactions: z.array(transaction),
    totalSchedules: z.int(),
    meta,
    filters: z.object(filters),
  }),
  status: 200,
  errors: [],
})
