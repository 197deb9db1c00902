import * as z from 'zod/mini'
import { slot, slotPlace } from '../availability/slots.ts'
import { appointment } from '../booking/index.ts'
import { date, endpoint, idParams, instant, uuid } from '../kit/index.ts'

const customerOnly = { resource: 'customer', role: 'customer' } as const

/** A freed time, reserved for the person until `expires_at`; `booking` while they pay for it. */
export const slotOffer = z.object({
  id: uuid,
  slot,
  status: z.enum(['offered', 'booking']),
  expires_at: instant,
})
export type SlotOffer = z.output<typeof slotOffer>

/** A place in the line of a specialist; `position` 1 is the next. */
export const waitlistEntry = z.object({
  id: uuid,
  specialist: z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) }),
  specialty: z.object({ id: uuid, name: z.string() }),
  /** The appointment that an earlier time would move, and when it is. */
  schedule_id: z.nullable(uuid),
  current_starts_at: z.nullable(instant),
  /** Place of that appointment; null online, and without an appointment. */
  current_place: z.nullable(slotPlace),
  /** The last acceptable day, in the specialist's zone. */
  until: date,
  timezone: z.string(),
  position: z.int(),
  offer: z.nullable(slotOffer),
  created_at: instant,
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

export const listWaitlist = endpoint({
  ...customerOnly,
  method: 'GET',
  path: 'customer/waitlist',
  summary: 'The lines that the customer stands in, those with an offer first',
  action: 'read',
  response: z.object({ data: z.array(waitlistEntry) }),
  status: 200,
  errors: [],
})

const practiceLine = z.object({
  /** How many wait for a time of this specialist. */
  waiting: z.int(),
  /** Freed times that are kept for the next in line now, without saying for whom. */
  offers: z.array(
    z.object({
      id: uuid,
      starts_at: instant,
      ends_at: instant,
      place_id: z.nullable(uuid),
      expires_at: instant,
    }),
  ),
})
export type PracticeLine = z.output<typeof practiceLine>

export const readPracticeLine = endpoint({
  resource: 'appointment',
  role: 'specialist',
  method: 'GET',
  path: 'specialists/waitlist',
  summary: 'How many wait for a time of the specialist, and the freed times that are offered to them now',
  assistant: { right: 'agenda', response: practiceLine },
  action: 'read',
  response: practiceLine,
  status: 200,
  errors: [],
})

export const joinWaitlist = endpoint({
  ...customerOnly,
  method: 'POST',
  path: 'customer/waitlist',
  summary:
    'Asks to be told when an earlier time opens: earlier than an own appointment, or any until a day (30 days unless said)',
  action: 'create',
  body: z.strictObject({
    specialist_id: uuid,
    specialty_id: uuid,
    /** The own appointment to bring forward. */
    schedule_id: z.optional(uuid),
    until: z.optional(date),
  }),
  response: waitlistEntry,
  status: 201,
  errors: ['waitlist_joined', 'reschedule_not_allowed'],
})

export const leaveWaitlist = endpoint({
  ...customerOnly,
  method: 'DELETE',
  path: 'customer/waitlist/:id',
  summary: 'Leaves a line; a time that was kept goes to the next',
  action: 'delete',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const acceptOffer = endpoint({
  ...customerOnly,
  method: 'POST',
  path: 'customer/waitlist/:id/accept',
  summary:
    'Takes the offered time: moves the appointment there, or keeps the time while the customer books and pays it',
  action: 'update',
  params: idParams,
  body: z.optional(
    z.strictObject({
      /** Place of the offered time, as the person saw it. Without it no appointment moves to another place. */
      place_id: z.optional(z.nullable(uuid)),
    }),
  ),
  response: z.object({
    /** The appointment at its new time; null if the time is still to be booked. */
    appointment: z.nullable(appointment),
    /** The offer, still to be booked. */
    offer: z.nullable(slotOffer),
  }),
  status: 200,
  errors: [
    'offer_over',
    'return_not_open',
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'already_booked_then',
    'reschedule_not_allowed',
  ],
})

export const declineOffer = endpoint({
  ...customerOnly,
  method: 'POST',
  path: 'customer/waitlist/:id/decline',
  summary: 'Lets an offered time pass to the next; the place in line stays',
  action: 'update',
  params: idParams,
  response: null,
  status: 204,
  errors: ['offer_over'],
})
