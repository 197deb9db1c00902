import { isZone } from '@emma/domain/availability'
import ical from 'node-ical'

/** Names that say nothing without the calendar's own description of the zone. */
const NAMELESS = /^(customized time zone|tzone:|\(no tz description\))/i
/** The one such name for which node-ical reads the description. */
const DESCRIBED = 'Customized Time Zone'

/** A year in which the last rules hold of a zone that a calendar describes. */
const LATER = '20300101T120000'

/** The zone that node-ical reads from a name, or from a description of it. */
const readZone = (name: string, description: readonly string[] = []): string | undefined => {
  const event = ['BEGIN:VEVENT', 'UID:0', `DTSTART;TZID="${name}":${LATER}`, 'END:VEVENT']
  const lines = ['BEGIN:VCALENDAR', ...description, ...event, 'END:VCALENDAR', '']
  const read = ical.sync.parseICS(lines.join('\r\n'))['0']
  const zone = read?.type === 'VEVENT' ? read.start?.tz : undefined
  return zone !== undefined && isZone(zone) ? zone : undefined
}

const describe = (block: readonly string[]): readonly string[] => [
  'BEGIN:VTIMEZONE',
  ...block.map((line) => (/^TZID[;:]/i.test(line) ? `TZID:${DESCRIBED}` : line)),
  'END:VTIMEZONE',
]

const nameIn = (block: readonly string[]): string | undefined =>
  block
    .find((line) => /^TZID[;:]/i.test(line))
    ?.replace(/^TZID[^:]*:/i, '')
    .replaceAll('"', '')
    .trim()

export interface EventZones {
  /** A zone that `Intl` knows: by its name, else as the calendar describes it, else the specialist's. */
  readonly named: (name: string) => string
  /** The zone of times without one: the calendar's, else the first that it describes, else the specialist's. */
  readonly floating: string
}

/**
 * The zones of a calendar.
 * @param blocks the lines of each `VTIMEZONE`
 * @param own the specialist's zone
 * @param calendarZone `X-WR-TIMEZONE`, by which Google and Apple name a calendar's zone
 */
export const eventZones = (
  blocks: readonly (readonly string[])[],
  own: string,
  calendarZone: string | undefined,
): EventZones => {
  const known = new Map<string, string | undefined>()
  const read = (name: string) => {
    const block = blocks.find((lines) => nameIn(lines) === name)
    const byName = NAMELESS.test(name) && block ? undefined : readZone(name)
    return byName ?? (block && readZone(DESCRIBED, describe(block)))
  }
  const zoneOf = (name: string): string | undefined => {
    if (!known.has(name)) known.set(name, read(name))
    return known.get(name)
  }
  const hints = [calendarZone, ...blocks.map(nameIn)].filter((name) => name !== undefined)
  return {
    named: (name) => zoneOf(name) ?? own,
    floating: hints.map(zoneOf).find((zone) => zone !== undefined) ?? own,
  }
}
