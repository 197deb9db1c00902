import * as z from 'zod/mini'
import { slotPlace } from '../availability/slots.ts'
import { presence } from '../calls/presence.ts'
import { dependentName } from '../dependents/index.ts'
import { centavos, date, hour, instant, uuid, withheld } from '../kit/index.ts'
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

/** Time, place, price and people: for participants and the specialist's assistants. */
const booked = {
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
  /** Who canceled it; null if it is not canceled. */
  canceled_by: z.nullable(canceler),
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
  /** Which date of how many; null unless it belongs to a series. */
  series: z.nullable(z.object({ position: z.int(), size: z.int() })),
}

/** A customer's booking of a slot; the wire calls both slots and appointments "schedules". */
export const appointment = z.object({
  ...booked,
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
  /** Why the specialist canceled. */
  cancel_reason: z.optional(z.string()),
  /** The specialist finished it, advising a visit in person (`indicado presencial`). */
  in_person_advised: z.boolean(),
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
  ...booked,
  payment: z.object({
    method: paymentMethod,
    status: payment.shape.status,
    amount: centavos,
    wallet_amount: centavos,
  }),
  in_person_advised: withheld(false),
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
