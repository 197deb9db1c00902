import * as z from 'zod/mini'
import { date, endpoint, idParams, instant, text, title, uuid } from '../kit/index.ts'

/** Why the last reading failed; earlier events still count. */
export const calendarFailure = z.enum([
  'unreachable',
  'refused',
  'not_public',
  'too_large',
  'not_a_calendar',
  'unreadable',
])
export type CalendarFailure = z.output<typeof calendarFailure>

/** An external calendar whose events count as busy time. Its address is a secret and is never returned. */
const externalCalendar = z.object({
  id: uuid,
  name: z.string(),
  /** Its host, as in `calendar.google.com`. */
  host: z.string(),
  created_at: instant,
  /** Last successful reading. */
  read_at: z.nullable(instant),
  failure: z.nullable(calendarFailure),
  /** Events that the last successful reading could not read, or only in part. */
  unread: z.int().check(z.nonnegative()),
  /** When it is read next. */
  due_at: instant,
})
export type ExternalCalendar = z.output<typeof externalCalendar>

const specialistOnly = { resource: 'specialist', role: 'specialist' } as const

export const listExternalCalendars = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'specialists/calendars',
  summary: 'The calendars kept elsewhere whose events count as busy time of the specialist',
  action: 'read',
  response: z.object({ data: z.array(externalCalendar) }),
  status: 200,
  errors: [],
})

export const addExternalCalendar = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'specialists/calendars',
  summary:
    'Adds a calendar by its secret iCal address (`https:` or `webcal:`, a public host); it is read at once and then every ten minutes, and of its events the busy times alone are kept',
  action: 'create',
  body: z.strictObject({ name: title(60), address: text(2000) }),
  response: externalCalendar,
  status: 201,
  errors: ['calendar_address_refused', 'external_calendar_known', 'external_calendars_limit'],
})

export const removeExternalCalendar = endpoint({
  ...specialistOnly,
  method: 'DELETE',
  path: 'specialists/calendars/:id',
  summary: 'Removes a calendar with its address and the busy times that it gave',
  action: 'delete',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const listExternalBusy = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'specialists/busy',
  summary:
    'The busy times of external calendars between two days (both included); without them, of seven days',
  action: 'read',
  query: z.strictObject({ from: z.optional(date), to: z.optional(date) }),
  response: z.object({
    data: z.array(
      z.object({ calendar_id: uuid, calendar: z.string(), starts_at: instant, ends_at: instant }),
    ),
  }),
  status: 200,
  errors: [],
})
