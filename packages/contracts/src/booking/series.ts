import { seriesLimits } from '@emma/domain/booking'
import * as z from 'zod/mini'
import { slot, slotId } from '../availability/slots.ts'
import { endpoint, instant, queryInt, uuid } from '../kit/index.ts'
import { bookingLink, whom, whomChecks } from './on-behalf.ts'

// A series: a specialist reserves several dates for somebody under one link. Each date has a slot, a price, a payment and
// an end of its own.

/** `taken`: booked or reserved; `closed`: no slot begins then; `beyond`: further ahead than anything can be booked. */
export const seriesDateState = z.enum(['free', 'taken', 'closed', 'beyond'])

const seriesSlots = z.array(slotId).check(z.minLength(seriesLimits.fewest), z.maxLength(seriesLimits.most))

const specialistOnly = { resource: 'appointment', role: 'specialist' } as const

/** A date that a series would have. */
export const previewedDate = z.object({
  starts_at: instant,
  state: seriesDateState,
  /** Null if it isn't free. */
  slot: z.nullable(slot),
  /** The holiday on that day, on which it may be free all the same. */
  holiday: z.nullable(z.string()),
})
export type PreviewedDate = z.output<typeof previewedDate>
const preview = z.object({ data: z.array(previewedDate) })

export const previewSeries = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'schedules/on-behalf/series',
  summary:
    'The dates that a series from an own slot would have, at the same hour of the same weekday, and which of them are free',
  assistant: { right: 'agenda', response: preview },
  action: 'read',
  query: z.strictObject({
    slot_id: slotId,
    specialty_id: uuid,
    /** Weeks from one date to the next. */
    weeks: queryInt(1, 2),
    times: queryInt(seriesLimits.fewest, seriesLimits.most),
  }),
  response: preview,
  status: 200,
  errors: [],
})

const booked = z.object({ link: bookingLink })

export const bookSeries = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'schedules/on-behalf/series',
  summary:
    'Reserves several own slots for a patient or a person, all or none: one link and one message for all of them. A courtesy for a known patient is confirmed at once',
  assistant: { right: 'agenda', act: 'booked', response: booked },
  action: 'update',
  body: z
    .strictObject({
      ...whom,
      /** In any order; each once. */
      slots: seriesSlots,
      specialty_id: uuid,
      mode: z.enum(['link', 'courtesy']),
      /** Until when all of them are reserved for an answer; a day by default. */
      expires_at: z.optional(instant),
    })
    .check(
      ...whomChecks,
      z.refine(({ mode, person }) => mode === 'link' || person === undefined, {
        path: ['mode'],
        error: 'patient_missing',
      }),
    ),
  response: booked,
  status: 201,
  idempotent: true,
  errors: [
    'series_date_taken',
    'series_patient_busy',
    'booking_links_limit',
    'person_links_limit',
    'link_too_late',
    'sms_unavailable',
    'dependent_of_age',
  ],
})
