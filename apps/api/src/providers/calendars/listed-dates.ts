import ical, { type VEvent } from 'node-ical'

/** `RDATE` as node-ical leaves it: the text after the colon, with its parameters if it has any. */
type Listed = string | { readonly params: Readonly<Record<string, string>>; readonly val: string }

/** A time of an event, and the event that says whether it is busy. */
export interface EventTime {
  readonly start: Date
  readonly end: Date
  readonly event: Omit<VEvent, 'recurrences'>
}

const listedBy = (event: object): readonly Listed[] => [Reflect.get(event, 'rdate') ?? []].flat()

/** The lines of an event for each listed date. A period has its own end or length. */
const datesOf = (listed: Listed): readonly { readonly lines: string; readonly hasEnd: boolean }[] => {
  const { params, val } = typeof listed === 'string' ? { params: {}, val: listed } : listed
  const zone = 'TZID' in params ? `;TZID=${params.TZID}` : ''
  const form = 'VALUE' in params && params.VALUE === 'DATE' ? ';VALUE=DATE' : ''
  return val.split(',').map((value) => {
    const [start, end = ''] = value.trim().split('/')
    const until = end.startsWith('P') ? `\r\nDURATION:${end}` : `\r\nDTEND${zone}:${end}`
    return { lines: `DTSTART${zone}${form}:${start}${end === '' ? '' : until}`, hasEnd: end !== '' }
  })
}

/**
 * The times that an event lists beside its rule (`RDATE`, RFC 5545, 3.8.5.2), which node-ical does not expand: each is
 * read as an event of its own, so that zones and forms of dates are read as elsewhere.
 */
export const listedTimes = (event: VEvent): readonly EventTime[] => {
  const dates = listedBy(event).flatMap(datesOf)
  if (dates.length === 0) return []
  const parts = dates.map(({ lines }, nth) => `BEGIN:VEVENT\r\nUID:${nth}\r\n${lines}\r\nEND:VEVENT`)
  const read = ical.sync.parseICS(['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n'))
  const length = event.end ? event.end.getTime() - event.start.getTime() : 0
  return dates.flatMap(({ hasEnd }, nth) => {
    const part = read[String(nth)]
    if (part?.type !== 'VEVENT' || !part.start) return []
    const end = hasEnd && part.end ? part.end : new Date(part.start.getTime() + length)
    return [{ start: part.start, end, event }]
  })
}
