import { paymentMethods, paymentStates } from '@emma/domain/payments'
import * as z from 'zod/mini'
import { slotPlace } from '../availability/slots.ts'
import { canceler } from '../booking/canceler.ts'
import { appointmentStatus } from '../booking/index.ts'
import { dependentName } from '../dependents/index.ts'
import {
  centavos,
  endpoint,
  idParams,
  instant,
  listOf,
  optionalText,
  paging,
  sorting,
  text,
  uuid,
} from '../kit/index.ts'
import { notificationKind } from '../notifications/notification.ts'
import { refund } from '../payments/index.ts'
import { queueStatus } from '../queue/index.ts'

/** The kind of sale; a place in the queue becomes an appointment with the same id once its patient is attended. */
export const saleKind = z.enum(['appointment', 'queue_entry'])
export const saleStatus = z.union([appointmentStatus, queueStatus])
export type SaleStatus = z.output<typeof saleStatus>

const person = z.object({ id: uuid, name: z.string() })

/** An appointment or a place in the queue with its payment, as in a list. Never contains anything clinical. */
const saleLine = z.object({
  /** Id of the appointment or the place: the number on the patient's receipt. */
  id: uuid,
  kind: saleKind,
  status: saleStatus,
  /** Who canceled the appointment; null if nobody did, and for a place in the queue. */
  canceled_by: z.nullable(canceler),
  customer: person,
  dependent: z.nullable(dependentName),
  /** Absent of a place in the queue. */
  specialist: z.nullable(person),
  specialty: z.nullable(z.string()),
  starts_at: z.nullable(instant),
  timezone: z.nullable(z.string()),
  created_at: instant,
  amount: centavos,
  method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStates),
})
export type SaleLine = z.output<typeof saleLine>

/** A message about it, by one channel; `in_app` went only to the list on screen. */
const saleMessage = z.object({
  notification_id: uuid,
  kind: notificationKind,
  to: z.object({ role: z.enum(['customer', 'specialist', 'admin']), name: z.string() }),
  channel: z.nullable(z.enum(['email', 'sms', 'whatsapp'])),
  state: z.enum(['in_app', 'waiting', 'sending', 'sent', 'failed', 'dropped']),
  /** When it reached this status. */
  at: instant,
  /** Why it was not sent: the channel's answer, or what made it untrue. */
  why: z.nullable(z.enum(['refused', 'unreachable', 'unanswered', 'over', 'moved', 'late'])),
  /** When it was first sent, if it was sent again. */
  first_sent_at: z.nullable(instant),
  can_resend: z.boolean(),
})
export type SaleMessage = z.output<typeof saleMessage>

/** All that support needs to know about a sale. */
export const sale = z.object({
  ...saleLine.shape,
  ends_at: z.nullable(instant),
  /** Null for an online one, and for a place in the queue. */
  place: z.nullable(slotPlace),
  canceled_at: z.nullable(instant),
  payment: z.object({
    id: uuid,
    /** The parts paid by the wallet and by the provider; they sum to `amount`. */
    wallet_amount: centavos,
    provider_amount: centavos,
    installments: z.int(),
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    order_id: z.nullable(z.string()),
    charge_id: z.nullable(z.string()),
    paid_at: z.nullable(instant),
    refused_reason: z.nullable(z.string()),
  }),
  /** Refunds to the card or the Pix, with their progress. */
  refunds: z.array(refund),
  /** Credit that stayed in the wallet; `remaining` is not spent yet. */
  credit: z.nullable(z.object({ amount: centavos, remaining: centavos })),
  /** The amount that a late cancellation kept. */
  kept: centavos,
  charge_back: z.nullable(z.object({ amount: centavos, received_at: instant })),
  messages: z.array(saleMessage),
  can: z.object({
    cancel: z.boolean(),
    /** The part of the credit that may be refunded the way it was paid, now. */
    refund: centavos,
  }),
})
export type SupportSale = z.output<typeof sale>

const admin = { resource: 'admin', action: 'manage', role: 'admin', status: 200 } as const
const reason = text(500)

/** Newest first by default. */
export const saleSorts = ['created_at', 'amount'] as const

export const listSales = endpoint({
  ...admin,
  method: 'GET',
  path: 'support/sales',
  summary:
    "Appointments and payments, newest first. `search`: a part of a patient's, dependent's or specialist's name or e-mail, a whole CPF, the id of an appointment, payment, refund or person, or the provider's order or charge id",
  query: z.strictObject({ search: z.optional(optionalText(100)), sort: sorting(saleSorts), ...paging(20) }),
  response: listOf(saleLine),
  errors: [],
})

export const getSale = endpoint({
  ...admin,
  method: 'GET',
  path: 'support/sales/:id',
  summary:
    'One appointment or place in the queue with payment, refunds and messages, without clinical content',
  params: idParams,
  response: sale,
  errors: [],
})

export const cancelSale = endpoint({
  ...admin,
  method: 'POST',
  path: 'support/sales/:id/cancel',
  summary:
    'Cancels for the platform: an appointment’s patient gets everything as credit at once; a place in the queue goes back the way it was paid. Both sides read the reason of an appointment',
  params: idParams,
  body: z.strictObject({ reason }),
  response: sale,
  idempotent: true,
  errors: ['cancel_not_allowed', 'invalid_transition'],
})

export const refundSale = endpoint({
  ...admin,
  method: 'POST',
  path: 'support/sales/:id/refund',
  summary:
    'What is left of the credit goes back to the card or the Pix, at most what it paid. `amount` is what the admin was shown: where it is another by now, nothing moves',
  params: idParams,
  body: z.strictObject({ reason, amount: centavos }),
  response: sale,
  idempotent: true,
  errors: ['refund_not_allowed', 'refund_changed'],
})

export const resendMessage = endpoint({
  ...admin,
  method: 'POST',
  path: 'support/sales/:id/messages/resend',
  summary: 'Sends a message once more that was sent or did not go out, if it is still true',
  params: idParams,
  body: z.strictObject({ notification_id: uuid, channel: z.enum(['email', 'sms', 'whatsapp']), reason }),
  response: sale,
  idempotent: true,
  errors: ['invalid_transition', 'message_not_due'],
})
