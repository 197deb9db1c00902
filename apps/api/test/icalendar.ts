import type { Interval } from '@emma/domain/interval'
import { readBusy } from '../src/providers/calendars/read-busy.ts'

/** An event of a calendar, by its lines. */
export const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')

/** A calendar of such events. */
export const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t', ...parts, 'END:VCALENDAR', ''].join('\r\n')

/** Five months, across a change of New York's clocks. */
const within: Interval = {
  start: Date.parse('2026-11-23T03:00:00Z'),
  end: Date.parse('2027-04-23T03:00:00Z'),
}

/** The busy times of a calendar in UTC, from and to the minute; undefined if it is none. */
export const busyOf = async (
  text: string,
  zone = 'America/Sao_Paulo',
): Promise<readonly string[] | undefined> =>
  (await readBusy({ text, within, zone, ownHost: 'emma.test' }))?.map(({ start, end }) =>
    [start, end].map((time) => new Date(time).toISOString().slice(0, 16)).join(' '),
  )
