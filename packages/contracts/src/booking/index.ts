import * as z from 'zod/mini'
import { expectedOffer, slot } from '../availability/slots.ts'
import { date, endpoint, idParams, listOf, paging, queryInt, text, uuid } from '../kit/index.ts'
import { paymentMethod } from '../payments/index.ts'
import { appointment, appointmentForAssistant, appointmentStatus } from './appointment.ts'

export {
  type Appointment,
  type AppointmentStatus,
  appointment,
  appointmentForAssistant,
  appointmentStatus,
} from './appointment.ts'

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
