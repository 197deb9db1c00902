import { paymentMethods, paymentStates, refundStates } from '@emma/domain/payments'
import * as z from 'zod/mini'
import { centavos, endpoint, idParams, instant, listOf, paging, text, uuid } from '../kit/index.ts'

export const paymentMethod = z.enum(paymentMethods)
export const paymentStatus = z.enum(paymentStates)
export const refundStatus = z.enum(refundStates)

/** The payment of anything sold: an appointment or a place in the queue. */
export const payment = z.object({
  method: paymentMethod,
  status: paymentStatus,
  amount: centavos,
  /** The part paid by the wallet; the provider took the rest. */
  wallet_amount: centavos,
  /** Why the card was refused, in the provider's words. */
  reason: z.optional(z.string()),
  pix: z.optional(z.object({ qr_code: z.string(), qr_code_url: z.string(), expires_at: instant })),
})

/** A refund to the card or the Pix, with its progress. */
export const refund = z.object({
  amount: centavos,
  status: refundStatus,
  requested_at: instant,
  done_at: z.nullable(instant),
})

/** A payment that the customer's bank took back, and how it was borne: the four sum to `amount`. */
export const chargeBack = z.object({
  payment_id: uuid,
  schedule_id: uuid,
  specialist: z.object({ id: uuid, name: z.string() }),
  starts_at: instant,
  received_at: instant,
  amount: centavos,
  borne: z.object({
    /** Unspent credit that the purchase had become. */
    credit: centavos,
    specialist: centavos,
    company: centavos,
    platform: centavos,
  }),
})
export type ChargeBack = z.output<typeof chargeBack>

export const listChargeBacks = endpoint({
  method: 'GET',
  path: 'finance/chargebacks',
  summary: 'Payments that banks took back, with who bore how much, newest first',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  query: z.strictObject(paging()),
  response: listOf(chargeBack),
  status: 200,
  errors: [],
})

export const getReceipt = endpoint({
  method: 'GET',
  path: 'schedules/:id/receipt.pdf',
  summary: 'The receipt of a paid appointment, with what went back of it; 404 while nothing was paid',
  resource: 'appointment',
  action: 'read',
  role: 'customer',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})

export const getPracticeReceipt = endpoint({
  method: 'GET',
  path: 'schedules/:id/practice-receipt.pdf',
  summary: 'The patient’s receipt of a paid appointment, for the specialist; 404 while nothing was paid',
  resource: 'appointment',
  action: 'read',
  role: 'specialist',
  assistant: { right: 'receipts', act: 'receipt', response: 'stream' },
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})

/** The body belongs to the provider: fields we do not need are stored unchanged. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: 'webhooks/payments',
  summary: 'The payment provider tells what happened; 200 only once it is stored',
  resource: 'auth',
  action: 'read',
  caller: 'payments',
  body: z.looseObject({ id: text(200), type: text(100), data: z.looseObject({}) }),
  response: z.object({ received: z.literal(true) }),
  status: 200,
  errors: [],
})
