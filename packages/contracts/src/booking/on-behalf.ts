import { bookingLinkStates } from '@emma/domain/booking'
import * as z from 'zod/mini'
import { expectedOffer, slotId } from '../availability/slots.ts'
import { dependentName } from '../dependents/index.ts'
import { centavos, date, endpoint, idParams, instant, uuid } from '../kit/index.ts'
import { appointment, appointmentForAssistant } from './index.ts'
import { unknownPerson } from './unknown-person.ts'

// A specialist books for somebody else. Confirmed at once if nothing is to be paid and the patient is known; else the
// slot is reserved until a deadline, and a link leads the patient to accept and pay.

/** `link` is paid by the patient; `courtesy` is free; `return` is the visit included in a finished appointment. */
export const onBehalfMode = z.enum(['link', 'courtesy', 'return'])
export type OnBehalfMode = z.output<typeof onBehalfMode>

/** Path of the page that a link opens; the secret follows a `#`. */
export const BOOKING_LINK_PATH = '/convite'

/** One date of a series, as everyone sees it who has its link. */
export const seriesDate = z.object({
  position: z.int(),
  starts_at: instant,
  ends_at: instant,
  status: z.enum(bookingLinkStates),
  /** It is being paid now. */
  paying: z.boolean(),
  price: centavos,
  /** Until when it is reserved; for a series that isn't confirmed yet: once it is. Null if it isn't reserved. */
  until: z.nullable(instant),
})
export type SeriesDate = z.output<typeof seriesDate>

/** All dates of a link, in their order; confirmed once one of them is booked. */
export const linkSeries = z.object({
  id: uuid,
  confirmed: z.boolean(),
  dates: z.array(seriesDate),
})
export type LinkSeries = z.output<typeof linkSeries>

/** A slot reserved for somebody, as its specialist sees it; of a series the nearest open date. */
export const bookingLink = z.object({
  id: uuid,
  mode: onBehalfMode,
  status: z.enum(bookingLinkStates),
  /** Null for a person without an account, or once erased. */
  customer_id: z.nullable(uuid),
  dependent: z.nullable(dependentName),
  name: z.nullable(z.string()),
  specialty: z.object({ id: uuid, name: z.string() }),
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  place: z.nullable(z.object({ id: uuid, name: z.string() })),
  price: centavos,
  expires_at: instant,
  /** The patient is paying now. */
  paying: z.boolean(),
  /** The link to share; null once it is no longer valid. */
  url: z.nullable(z.string()),
  sent_at: instant,
  /** Null for a single date. */
  series: z.nullable(linkSeries),
  can: z.object({ resend: z.boolean(), cancel: z.boolean() }),
})
export type BookingLink = z.output<typeof bookingLink>

/** For whom it is booked: a patient, or a person. */
export const whom = {
  customer_id: z.optional(uuid),
  /** A dependent of `customer_id`. */
  dependent_id: z.optional(uuid),
  person: z.optional(unknownPerson),
}
interface Whom {
  readonly customer_id?: string | undefined
  readonly person?: z.output<typeof unknownPerson> | undefined
}
export const whomChecks = [
  z.refine<Whom>(({ customer_id, person }) => (customer_id === undefined) !== (person === undefined), {
    path: ['customer_id'],
    error: 'patient_missing',
  }),
  z.refine<Whom>(({ person }) => person === undefined || Boolean(person.cell_phone ?? person.email), {
    path: ['person', 'cell_phone'],
    error: 'contact_missing',
  }),
]

const specialistOnly = { resource: 'appointment', role: 'specialist' } as const

const bookedForAssistant = z.object({
  appointment: z.nullable(appointmentForAssistant),
  link: z.nullable(bookingLink),
})

export const bookOnBehalf = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'schedules/on-behalf',
  summary:
    'Books an own open slot for a patient in care or on the waiting list, or for a person by name and contact. What costs a known patient nothing is confirmed at once; else the slot is kept until a deadline and a message with a link goes out',
  assistant: { right: 'agenda', act: 'booked', response: bookedForAssistant },
  action: 'update',
  body: z
    .strictObject({
      ...whom,
      slot: slotId,
      specialty_id: uuid,
      mode: onBehalfMode,
      /** With `return`: the finished appointment. */
      return_of: z.optional(uuid),
      /** Until when the slot is reserved; a day by default. */
      expires_at: z.optional(instant),
      /** The terms that the specialist saw. */
      expected: z.optional(expectedOffer),
    })
    .check(
      ...whomChecks,
      z.refine(({ mode, return_of }) => (mode === 'return') === (return_of !== undefined), {
        path: ['return_of'],
        error: 'return_missing',
      }),
    ),
  response: z.object({ appointment: z.nullable(appointment), link: z.nullable(bookingLink) }),
  status: 201,
  idempotent: true,
  errors: [
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'return_not_open',
    'patient_busy_then',
    'booking_links_limit',
    'person_links_limit',
    'link_too_late',
    'sms_unavailable',
    'dependent_of_age',
  ],
})

export const listBookingLinks = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'schedules/on-behalf',
  summary:
    'What a specialist keeps for patients, soonest first; then what ended in the last seven days. A series is one entry',
  assistant: { right: 'agenda', response: z.object({ data: z.array(bookingLink) }) },
  action: 'read',
  response: z.object({ data: z.array(bookingLink) }),
  status: 200,
  errors: [],
})

/** The return visit that a patient of the specialist can still have. */
export const openReturnOf = z.object({
  return_of: uuid,
  specialty: z.object({ id: uuid, name: z.string() }),
  /** When the first appointment was. */
  attended_at: instant,
  /** The last day, and the days left including it. */
  until: date,
  days_left: z.int(),
  price: centavos,
})
export type OpenReturn = z.output<typeof openReturnOf>

const patientWithReturns = z.object({
  name: z.string(),
  photo: z.nullable(z.string()),
  data: z.array(openReturnOf),
})

export const listOpenReturns = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'schedules/on-behalf/returns',
  summary: 'A patient in care or in line, and the return visits that they may still have, the latest first',
  assistant: { right: 'agenda', response: patientWithReturns },
  action: 'read',
  query: z.strictObject({ customer_id: uuid, dependent_id: z.optional(uuid) }),
  response: patientWithReturns,
  status: 200,
  errors: [],
})

export const resendBookingLink = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'schedules/on-behalf/:id/resend',
  summary: 'Sends the link again, at most once a minute and three times in all',
  assistant: { right: 'agenda', act: 'link_resent', response: bookingLink },
  action: 'update',
  params: idParams,
  response: bookingLink,
  status: 200,
  errors: ['booking_link_over', 'booking_links_limit', 'sms_unavailable'],
})

export const cancelBookingLink = endpoint({
  ...specialistOnly,
  method: 'DELETE',
  path: 'schedules/on-behalf/:id',
  summary:
    'Takes a link back: it leads nowhere, the slot is open again; of a series all dates that are not booked. Not while the patient pays',
  assistant: { right: 'agenda', act: 'link_canceled', response: null },
  action: 'update',
  params: idParams,
  response: null,
  status: 204,
  errors: ['booking_link_over', 'booking_link_paying'],
})
