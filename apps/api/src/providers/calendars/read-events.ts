import ical, { type VEvent } from 'node-ical'
import { type EventZones, eventZones } from './event-zones.ts'

/** An event as written: a series, a single one, or a change of one date of a series. */
export interface CalendarEvent {
  readonly uid: string
  readonly event: VEvent
  /** A change that is also of all later dates (`RANGE=THISANDFUTURE`, RFC 5545, 3.2.13). */
  readonly isOfLater: boolean
}

export interface ReadEvents {
  readonly events: readonly CalendarEvent[]
  /** How many are written. */
  readonly total: number
  /** How many could not be read, or only without their rule. */
  readonly unread: number
}

/** Lines unfolded (RFC 5545, 3.1), whichever way they end. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')

/** The lines of each part of a kind, without those of the parts within an event. */
const blocksOf = (
  lines: readonly string[],
  kind: 'VEVENT' | 'VTIMEZONE' | 'VFREEBUSY',
): readonly (readonly string[])[] => {
  const blocks: string[][] = []
  let block: string[] | undefined
  let inner = 0
  for (const line of lines) {
    const [mark = '', name] = line.trim().toUpperCase().split(':')
    if (mark === 'BEGIN' && name === kind) [block, inner] = [[], 0]
    else if (mark === 'END' && name === kind && block) {
      blocks.push(block)
      block = undefined
    } else if (kind === 'VEVENT' && mark === 'BEGIN') inner += 1
    else if (kind === 'VEVENT' && mark === 'END') inner -= 1
    else if (inner === 0) block?.push(line)
  }
  return blocks
}

/** The last colon parts them: Outlook writes names of zones with colons and without quotes. */
const DATES = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(;.*)?:([^:]*)$/i
const ZONE = /;TZID=("[^"]*"|[^;]*)/i
const STATE = /^(STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)(?:;.*)?:([^:]*)$/i

/** A line whose local times name a zone that is known, also those that named none; and whose words are plain. */
const plainLine = (line: string, zones: EventZones): string => {
  const [, state, word = ''] = STATE.exec(line) ?? []
  if (state) return `${state}:${word.trim()}`.toUpperCase()
  const [, name, params = '', value = ''] = DATES.exec(line) ?? []
  if (!name) return line.replace(/^[\w-]+/, (first) => first.toUpperCase())
  const isLocal = /T\d/i.test(value) && !/Z/i.test(value)
  const zone = ZONE.exec(params)?.[1]?.replaceAll('"', '').trim()
  const found = zone ? zones.named(zone) : zones.floating
  return `${name.toUpperCase()}${params.replace(ZONE, '')}${isLocal ? `;TZID=${found}` : ''}:${value.trim()}`
}

const uidOf = (lines: readonly string[]): string | undefined =>
  lines.find((line) => /^UID[;:]/i.test(line))?.replace(/^UID[^:]*:/i, '')

const isChange = (line: string): boolean => /^RECURRENCE-ID[;:]/i.test(line)
const isOfLater = (line: string): boolean => isChange(line) && /;RANGE="?THISANDFUTURE/i.test(line)

/** node-ical joins events of one UID and loses some: each gets its own. A change of one date repeats by no rule. */
const renamed = (lines: readonly string[], nth: number, zones: EventZones): readonly string[] => {
  const dropped = lines.some(isChange) ? /^(UID|RRULE|RDATE|EXDATE)[;:]/i : /^UID[;:]/i
  const kept = lines.filter((line) => !dropped.test(line)).map((line) => plainLine(line, zones))
  return ['BEGIN:VEVENT', `UID:${nth}`, ...kept, 'END:VEVENT']
}

/** The busy periods of a `VFREEBUSY` (RFC 5545, 3.6.4), each as an event. What its type says is unknown counts as busy. */
const busyEvents = (block: readonly string[]): readonly (readonly string[])[] =>
  block.flatMap((line) => {
    const [, params = '', periods = ''] = /^FREEBUSY(;[^:]*)?:(.*)$/i.exec(line) ?? []
    if (/;FBTYPE="?FREE"?(;|$)/i.test(params)) return []
    return periods.split(',').flatMap((period) => {
      const [start = '', end = ''] = period.trim().split('/')
      if (start === '') return []
      return [[`DTSTART:${start}`, /^[+-]?P/i.test(end) ? `DURATION:${end}` : `DTEND:${end}`]]
    })
  })

const parse = (lines: readonly string[]): VEvent | undefined => {
  const read = ical.sync.parseICS(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
  const event = Object.values(read).find((part) => part?.type === 'VEVENT')
  const isDate = (date: unknown) => date instanceof Date && Number.isFinite(date.getTime())
  if (event?.type !== 'VEVENT') return undefined
  const { start, recurrenceid } = event
  // A change of one date may leave out the hours, and then means those of its date.
  const isKnown = recurrenceid ? isDate(recurrenceid) && (!start || isDate(start)) : isDate(start)
  return isKnown ? event : undefined
}

const parsed = (lines: readonly string[]): VEvent | undefined => {
  try {
    return parse(lines)
  } catch {
    return undefined
  }
}

/**
 * The events of a calendar, each on its own, with their times in zones that are known.
 * @param zone the specialist's, and the process's
 */
export const readEvents = (text: string, zone: string): ReadEvents => {
  const lines = linesOf(text)
  const calendarZone = lines.find((line) => /^X-WR-TIMEZONE[;:]/i.test(line))?.replace(/^[^:]*:/, '')
  const zones = eventZones(blocksOf(lines, 'VTIMEZONE'), zone, calendarZone?.trim())
  const blocks = [...blocksOf(lines, 'VEVENT'), ...blocksOf(lines, 'VFREEBUSY').flatMap(busyEvents)]
  let unread = 0
  const events = blocks.flatMap((block, nth) => {
    const part = renamed(block, nth, zones)
    const whole = parsed(part)
    if (!whole) unread += 1
    const event = whole ?? parsed(part.filter((line) => !line.startsWith('RRULE')))
    return event ? { uid: uidOf(block) ?? `#${nth}`, event, isOfLater: block.some(isOfLater) } : []
  })
  return { events, total: blocks.length, unread }
}
