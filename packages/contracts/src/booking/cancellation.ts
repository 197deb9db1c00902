import * as z from 'zod/mini'
import { expectedOffer } from '../availability/slots.ts'
import { centavos, endpoint, idParams, instant, text, uuid } from '../kit/index.ts'
import { appointment, appointmentForAssistant } from './index.ts'

/** The cancellation and rescheduling rule in force, or the one an appointment was booked under. */
export const cancellationPolicy = z.object({
  full_refund_hours: z.int(),
  late_card_percent: z.int(),
  late_wallet_percent: z.int(),
  regret_days: z.int(),
  /** Within this time after the purchase, and before the start, everything is refunded. */
  grace_minutes: z.int(),
  reschedule_hours: z.int(),
})
export type CancellationPolicy = z.output<typeof cancellationPolicy>

/** Deadline for a full refund by the rule that lasts longest, and the end of the grace period; `null` once over. */
const deadlines = { refund_until: z.nullable(instant), in_grace_until: z.nullable(instant) }

/** Amounts a cancellation gives back, by the person's choice. */
const cancelQuote = z.object({
  /** `value` goes back to the card or the Pix, `credit` to the wallet it came from. */
  credit_card: z.object({ value: centavos, credit: centavos, kept: centavos }),
  wallet: z.object({ value: centavos, kept: centavos }),
  /** The amount kept with the default choice, `DELETE …/cancel`. */
  kept: z.object({ value: centavos }),
  policy: z.object({
    ...cancellationPolicy.shape,
    /** The rule that decided. */
    rule: z.enum(['unpaid', 'full', 'grace', 'regret', 'late', 'by_specialist']),
    /** Deadline for a full refund. */
    full_refund_until: instant,
  }),
  ...deadlines,
})
export type CancelQuote = z.output<typeof cancelQuote>

/** The refund that the person saw; if it is another by now, 409 `refund_changed` and nothing is canceled. */
const expectedRefund = z.strictObject({
  /** Back to the card or the Pix. */
  card: centavos,
  /** As credit in the wallet. */
  wallet: centavos,
})
export type ExpectedRefund = z.output<typeof expectedRefund>

const customerCancels = z.optional(z.strictObject({ expected: z.optional(expectedRefund) }))

export const getCancellationPolicy = endpoint({
  method: 'GET',
  path: 'schedules/policy',
  summary:
    'The rule of cancellation that a booking made now would have, with its deadlines where the start is given',
  resource: 'auth',
  action: 'read',
  query: z.strictObject({ specialist_id: z.optional(uuid), starts_at: z.optional(instant) }),
  response: z.object({ ...cancellationPolicy.shape, ...deadlines }),
  status: 200,
  errors: [],
})

export const quoteCancellation = endpoint({
  method: 'GET',
  path: 'schedules/auth/schedules/:id/cancel',
  summary: 'What a cancellation by the caller would give back now, before anything happens',
  resource: 'appointment',
  action: 'read',
  assistant: { right: 'agenda', response: cancelQuote },
  params: idParams,
  response: cancelQuote,
  status: 200,
  errors: ['cancel_not_allowed'],
})

export const cancelByWallet = endpoint({
  method: 'PATCH',
  path: 'schedules/auth/schedules-by-wallet/cancel/:a/:b',
  summary: 'The customer cancels (`a` schedule, `b` customer) and gets a credit at once',
  resource: 'appointment',
  action: 'update',
  role: 'customer',
  params: z.strictObject({ a: uuid, b: uuid }),
  body: customerCancels,
  response: appointment,
  status: 200,
  idempotent: true,
  errors: ['cancel_not_allowed', 'refund_changed'],
})

export const cancelPerCustomer = endpoint({
  method: 'DELETE',
  path: 'schedules/auth/schedules/:id/cancelPerCustomer',
  summary: 'The customer cancels and the money goes back the way it came',
  resource: 'appointment',
  action: 'delete',
  role: 'customer',
  params: idParams,
  body: customerCancels,
  response: appointment,
  status: 200,
  idempotent: true,
  errors: ['cancel_not_allowed', 'refund_changed'],
})

export const cancelPerSpecialist = endpoint({
  method: 'POST',
  path: 'schedules/auth/schedules/:id/cancelPerSpecialist',
  summary: 'The specialist cancels: the customer gets everything as a credit at once, and is told',
  resource: 'appointment',
  action: 'delete',
  role: 'specialist',
  assistant: { right: 'agenda', act: 'canceled', response: appointmentForAssistant },
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: appointment,
  status: 200,
  idempotent: true,
  errors: ['cancel_not_allowed'],
})

export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: 'schedules/auth/schedules/:id/cancel',
  summary:
    'Cancels by the default of the caller: the customer to the card, the specialist and an admin as credit. Both sides read the `reason` of these two; an admin who gives none is recorded as having given none',
  resource: 'appointment',
  action: 'delete',
  params: idParams,
  body: z.optional(z.strictObject({ reason: z.optional(text(500)), expected: z.optional(expectedRefund) })),
  response: appointment,
  status: 200,
  idempotent: true,
  errors: ['cancel_not_allowed', 'refund_changed'],
})

export const refundCredit = endpoint({
  method: 'DELETE',
  path: 'schedules/auth/schedules/:id/refund',
  summary:
    'The credit of a consultation that was canceled on the customer goes back to the card: what is left of it, at most what was paid by card. Without `creditId`, the credit of this consultation',
  resource: 'appointment',
  action: 'delete',
  role: 'customer',
  params: idParams,
  query: z.strictObject({ creditId: z.optional(uuid) }),
  response: appointment,
  status: 200,
  idempotent: true,
  errors: ['refund_not_allowed'],
})

export const rescheduleSchedule = endpoint({
  method: 'PUT',
  path: 'schedules/:id/reschedule',
  summary: 'The same appointment at another open slot of the same specialist and price, free of charge',
  resource: 'appointment',
  action: 'update',
  role: 'customer',
  params: idParams,
  body: z.strictObject({
    schedule_id: text(100),
    /** The terms of the new time that the person saw; the price stays the appointment's. */
    expected: z.optional(expectedOffer),
  }),
  response: appointment,
  status: 200,
  idempotent: true,
  errors: [
    'reschedule_not_allowed',
    'return_not_open',
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'already_booked_then',
  ],
})
