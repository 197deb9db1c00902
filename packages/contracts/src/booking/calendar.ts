import * as z from 'zod/mini'
import { endpoint, idParams, instant, text } from '../kit/index.ts'

export const getScheduleCalendar = endpoint({
  method: 'GET',
  path: 'schedules/:id/calendar.ics',
  summary: 'One appointment as a calendar file (RFC 5545), for its two sides; says nothing clinical',
  resource: 'appointment',
  action: 'manage',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
})

/** A person's private calendar address; `null` without one. */
export const calendarFeed = z.object({ url: z.nullable(z.string()), created_at: z.nullable(instant) })
export type CalendarFeed = z.output<typeof calendarFeed>

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: 'schedules/feed',
  summary: 'The address under which calendar programs read the own appointments, if there is one',
  resource: 'appointment',
  action: 'manage',
  response: calendarFeed,
  status: 200,
  errors: [],
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: 'schedules/feed',
  summary: 'A new private address; one that there was answers no longer',
  resource: 'appointment',
  action: 'manage',
  response: calendarFeed,
  status: 201,
  errors: [],
})

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: 'schedules/feed',
  summary: 'The private address answers no longer',
  resource: 'appointment',
  action: 'manage',
  response: null,
  status: 204,
  errors: [],
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: 'schedules/feed/:token.ics',
  summary: 'The appointments of whoever has this address: calendar programs log in nowhere',
  resource: 'auth',
  action: 'read',
  params: z.strictObject({ token: text(100) }),
  response: 'stream',
  status: 200,
  errors: [],
})
