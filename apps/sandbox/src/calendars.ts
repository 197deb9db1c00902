import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from './context.ts'
import { gate } from './gate.ts'

const nameSchema = z.object({ name: z.string() })

const DAY_MS = 86_400_000
const stampOf = (day: Date, hour: string) => `${day.toISOString().slice(0, 10).replaceAll('-', '')}T${hour}00`

/** A person's calendar for the demo: every week a class and a meeting, and one afternoon off soon. */
function demoCalendar(): string {
  const now = new Date()
  const monday = new Date(now.getTime() - ((now.getUTCDay() + 6) % 7) * DAY_MS)
  const [tuesday, thursday] = [1, 3].map((days) => new Date(monday.getTime() + days * DAY_MS))
  const event = (uid: string, day: Date | undefined, from: string, to: string, more: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@calendars.test`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;TZID=America/Sao_Paulo:${stampOf(day ?? monday, from)}`,
    `DTEND;TZID=America/Sao_Paulo:${stampOf(day ?? monday, to)}`,
    ...more,
    'END:VEVENT',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendars.test//pt',
    ...event('aula', tuesday, '1130', '1300', ['RRULE:FREQ=WEEKLY', 'SUMMARY:Aula']),
    ...event('reuniao', thursday, '1500', '1600', ['RRULE:FREQ=WEEKLY', 'SUMMARY:Reunião']),
    ...event('lembrete', thursday, '0900', '1000', ['TRANSP:TRANSPARENT', 'SUMMARY:Lembrete']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** A calendar host: iCal files under an address, with validators and faults. */
export function calendars(context: Context) {
  return async (app: FastifyInstance) => {
    gate(app, context, 'calendars', {
      error: (reply, status) => reply.code(status).send('error'),
      refuse: (reply) => reply.code(404).send('not found'),
    })
    app.get('/:name.ics', async (request, reply) => {
      const { name } = nameSchema.parse(request.params)
      const kept = context.state.calendars.get(name)
      if (kept?.redirect) return reply.redirect(kept.redirect, 302)
      const text = kept?.text ?? (name === 'demo' ? demoCalendar() : undefined)
      if (text === undefined) return reply.code(404).send('not found')
      const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    })
  }
}
