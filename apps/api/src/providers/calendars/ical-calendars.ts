import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { createLane } from '../../lane.ts'
import { step } from '../../tracing/span.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import type { CalendarsPort } from './port.ts'
import { createPublicLookup, isPublicUrl } from './public-host.ts'
import { readBusy } from './read-busy.ts'

interface Options {
  /** Prefixes of addresses allowed although no public host has them: the simulator's. */
  readonly services: readonly string[]
  /** The host in the UIDs of our own appointments. */
  readonly ownHost: string
  readonly publicLookup?: LookupFunction
}

/** Calendars read at a time, each in its own process, and how many may wait. */
const [AT_ONCE, MOST_WAITING] = [2, 1000]

/** `webcal:` is how Apple and others write `https:` for calendars. */
const plainUrl = (address: string): URL | null => URL.parse(address.trim().replace(/^webcals?:/i, 'https:'))

export const createIcalCalendars = ({ services, ownHost, publicLookup }: Options): CalendarsPort => {
  const lane = createLane(AT_ONCE, MOST_WAITING)
  const guarded = publicLookup ?? createPublicLookup()
  const isService = (url: URL) => services.some((prefix) => url.href.startsWith(prefix))
  const mayAsk = (url: URL) => isService(url) || isPublicUrl(url)
  const accept = (address: string): URL | undefined => {
    const url = plainUrl(address)
    return url && mayAsk(url) ? url : undefined
  }
  return {
    accept,
    read: async ({ address, seen, zone, within }) => {
      const url = accept(address)
      if (!url) return { kind: 'failed', failure: 'not_public' }
      const options = { mayAsk, lookup: isService(url) ? lookup : guarded }
      const fetched = await step('GET calendar', 'client', {}, () => fetchCalendar(url, seen, options))
      if (fetched.kind !== 'text') return fetched
      const read = await lane(() => readBusy({ text: fetched.text, within, zone, ownHost }))
      if (typeof read === 'string') return { kind: 'failed', failure: read }
      return { kind: 'busy', ...read, validators: fetched.validators }
    },
  }
}
