import * as z from 'zod/mini'
import { expectedOffer, slot, slotPlace } from '../availability/slots.ts'
import { presence } from '../calls/presence.ts'
import { dependentName } from '../dependents/index.ts'
import {
  centavos,
  date,
  endpoint,
  hour,
  idParams,
  instant,
  listOf,
  paging,
  queryInt,
  text,
  uuid,
  withheld,
} from '../kit/index.ts'
import { payment, paymentMethod, refund } from '../payments/index.ts'
import { canceler } from './canceler.ts'

export const appointmentStatus = z.enum([
  'awaiting_payment',
  'confirmed',
  'in_progress',
  'finished',
  'no_show',
  'canceled_by_customer',
  'canceled_by_specialist',
  'expired',
])
export type AppointmentStatus = z.output<typeof appointmentStatus>

const person = { id: uuid, name: z.string(), avatar: z.nullable(z.string()) }

/** A customer's booking of a slot; the wire calls both slots and appointments "schedules". */
export const appointment = z.object({
  id: uuid,
  status: appointmentStatus,
  specialist_id: uuid,
  date,
  init_hour: hour,
  final_hour: hour,
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  place_id: z.nullable(uuid),
  online: z.boolean(),
  place: z.nullable(slotPlace),
  duration_minutes: z.int(),
  /** The agreed price, and the deadline for a full refund; `null` once that is over. */
  agreed: z.object({ price: centavos, refund_until: z.nullable(instant) }),
  specialty: z.object({ id: uuid, name: z.string() }),
  price: centavos,
  payment: z.object({
    ...payment.shape,
    /** Refunds to the card or the Pix, with their progress; only for the customer and an admin. */
    refunds: z.optional(z.array(refund)),
    /** Credit from a cancellation that stayed in the wallet; never what is in `refunds`. */
    credit: z.optional(z.object({ id: uuid, amount: centavos })),
    /** The part of `refunds` that was wallet credit before. */
    through_wallet: z.optional(centavos),
    /** The amount that a late cancellation kept. */
    kept: z.optional(centavos),
  }),
  /** Who canceled it; null if it is not canceled. */
  canceled_by: z.nullable(canceler),
  /** Why the specialist canceled. */
  cancel_reason: z.optional(z.string()),
  /** The specialist finished it, advising a visit in person (`indicado presencial`). */
  in_person_advised: z.boolean(),
  /** Until when an unpaid booking holds its slot. */
  hold_expires_at: z.nullable(instant),
  specialist: z.object(person),
  customer: z.object({ ...person, uuid }),
  /** The patient, if a dependent; absent for the customer. */
  dependent: z.nullable(dependentName),
  /** Presence of the participants in its call. */
  presence,
  /** The appointment whose return visit this is; null if it is none. */
  return_of: z.nullable(uuid),
  /** The last day it may be moved to, for a return visit; null without a limit. */
  return_until: z.nullable(date),
  /** The return visit that the patient may still book: the last day and the price. Only for the patient's account. */
  return_visit: z.nullable(z.object({ until: date, price: centavos })),
  /** Preparation: whether the specialist asks anything, and whether everything required is answered. */
  preparation: z.object({ asked: z.boolean(), done: z.boolean() }),
  /** Actions allowed to the caller now. */
  can: z.object({
    cancel: z.boolean(),
    reschedule: z.boolean(),
    join: z.boolean(),
    /** Give the reason, answer the questions and send files. */
    prepare: z.boolean(),
    review: z.boolean(),
    start: z.boolean(),
    finish: z.boolean(),
    mark_no_show: z.boolean(),
    propose: z.boolean(),
  }),
})
export type Appointment = z.output<typeof appointment>

/** The same for an assistant: time, patient, place and price. Preparation, care and the video call are withheld. */
export const appointmentForAssistant = z.object({
  id: uuid,
  status: appointmentStatus,
  specialist_id: uuid,
  date,
  init_hour: hour,
  final_hour: hour,
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  place_id: z.nullable(uuid),
  online: z.boolean(),
  place: z.nullable(slotPlace),
  duration_minutes: z.int(),
  agreed: z.object({ price: centavos, refund_until: z.nullable(instant) }),
  specialty: z.object({ id: uuid, name: z.string() }),
  price: centavos,
  payment: z.object({
    method: paymentMethod,
    status: payment.shape.status,
    amount: centavos,
    wallet_amount: centavos,
  }),
  canceled_by: z.nullable(canceler),
  in_person_advised: withheld(false),
  hold_expires_at: z.nullable(instant),
  specialist: z.object(person),
  customer: z.object({ ...person, uuid }),
  dependent: z.nullable(dependentName),
  presence,
  return_of: z.nullable(uuid),
  return_until: z.nullable(date),
  return_visit: withheld(null),
  preparation: withheld({ asked: false, done: false }),
  can: z.object({
    cancel: z.boolean(),
    propose: z.boolean(),
    reschedule: withheld(false),
    join: withheld(false),
    prepare: withheld(false),
    review: withheld(false),
    start: withheld(false),
    finish: withheld(false),
    mark_no_show: withheld(false),
  }),
})

export const confirmSchedule = endpoint({
  method: 'POST',
  path: 'schedules/auth/:customerId/schedules/:scheduleId/confirm',
  summary: 'Books an open slot and pays for it; 202 while the charge is not known yet, and with Pix',
  resource: 'appointment',
  action: 'create',
  role: 'customer',
  params: z.strictObject({ customerId: uuid, scheduleId: text(100) }),
  body: z.strictObject({
    specialty_id: uuid,
    payment_method: paymentMethod,
    /** The default card if omitted. */
    card_id: z.optional(uuid),
    installments: z._default(z.int().check(z.minimum(1), z.maximum(12)), 1),
    notes: z.optional(text(2000)),
    /** One of the customer's own dependents; if omitted, the customer is the patient. */
    dependent_id: z.optional(uuid),
    /** The finished appointment of which this is the return visit: same patient, specialist and specialty. */
    return_of: z.optional(uuid),
    /** The terms the person saw; nothing else is booked. */
    expected: z.optional(expectedOffer),
  }),
  response: appointment,
  status: 201,
  accepted: true,
  idempotent: true,
  errors: [
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'return_not_open',
    'already_booked_then',
    'too_many_holds',
    'payment_refused',
    'payment_pause',
    'wallet_insufficient',
    'card_required',
    'provider_failed',
    'dependent_of_age',
  ],
})

export const getSchedule = endpoint({
  method: 'GET',
  path: 'schedules/:id',
  summary: 'One appointment, for its two sides and for an admin',
  resource: 'appointment',
  action: 'read',
  assistant: { right: 'agenda', response: appointmentForAssistant },
  params: idParams,
  response: appointment,
  status: 200,
  errors: [],
})

const period = { from: z.optional(date), to: z.optional(date) }
/** One status, or several separated by commas; if omitted, all but `expired`. */
const statuses = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((value: string) => value.split(',')),
    z.array(appointmentStatus),
  ),
)

export const listOwnSchedules = endpoint({
  method: 'GET',
  path: 'schedules/customer',
  summary: "The customer's agenda; `from` and `to` are days in the customer's zone, both included",
  resource: 'appointment',
  action: 'read',
  role: 'customer',
  query: z.strictObject({
    ...period,
    status: z.optional(statuses),
    sort: z._default(z.enum(['starts_at', '-starts_at']), '-starts_at'),
    ...paging(),
  }),
  response: listOf(appointment),
  status: 200,
  errors: [],
})

export const listSpecialistSchedules = endpoint({
  method: 'GET',
  path: 'schedules/specialist/:id',
  summary:
    "The specialist's appointments and open slots, in time's order; 7 days from today unless said, and all time for a search. Open slots come with periods up to 62 days, which are whole unless a page is asked for; longer ones are appointments alone, by the page",
  resource: 'appointment',
  action: 'read',
  role: 'specialist',
  assistant: { right: 'agenda', response: listOf(z.union([appointmentForAssistant, slot])) },
  params: idParams,
  query: z.strictObject({
    ...period,
    /** `open` returns only open slots. */
    status: z.optional(z.union([z.literal('open'), statuses])),
    /** A part of the patient's name; open slots have none. */
    search: z.optional(z.string().check(z.maxLength(100))),
    sort: z._default(z.enum(['starts_at', '-starts_at']), 'starts_at'),
    page: z.optional(queryInt(1, 1_000_000)),
    pageSize: z.optional(queryInt(1, 100)),
  }),
  response: listOf(z.union([appointment, slot])),
  status: 200,
  errors: [],
})

export const updateScheduleStatus = endpoint({
  method: 'PUT',
  path: 'schedules/:id/update-status',
  summary:
    'The specialist starts, finishes (perhaps advising to be seen in person), or says that the patient did not come',
  resource: 'appointment',
  action: 'update',
  role: 'specialist',
  params: idParams,
  body: z
    .strictObject({
      status: z.enum(['in_progress', 'finished', 'no_show']),
      /** Only with `finished`: the patient is advised to be seen in person. */
      in_person_advised: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ status, in_person_advised }) => status === 'finished' || in_person_advised !== true, {
        path: ['in_person_advised'],
        error: 'in_person_not_finished',
      }),
    ),
  response: appointment,
  status: 200,
  errors: ['invalid_transition', 'call_not_open'],
})

/**
 * `appointment:changed`, to both participants, also when one of them enters or leaves the call: the appointment to
 * reload.
 */
export const appointmentChanged = z.object({ id: uuid, status: appointmentStatus })
export type AppointmentChanged = z.output<typeof appointmentChanged>
