import type { Namespace } from 'socket.io'
import { placeChannel, userChannel } from '../realtime.ts'

/** The longest silence that is known; older notes are dropped. */
const KNOWN_MS = 60_000

export interface Quiet {
  /** Milliseconds, at least, without an event to this person, as far as this server knows. */
  readonly of: (userId: string) => number
  /** The same for a place. */
  readonly ofPlace: (place: string) => number
  /** Events of other servers until now may have been missed: nothing is known about the time before. */
  readonly forget: () => void
}

/** When each channel last received an event, in two halves; the older one is dropped in time. */
export const createTold = (now: () => number) => {
  let knownFrom = now()
  let turnedAt = knownFrom
  let newer = new Map<string, number>()
  let older = newer
  return {
    note: (channel: string): void => {
      const at = now()
      if (at - turnedAt >= KNOWN_MS) {
        // The dropped half's events are older than the remaining half.
        knownFrom = Math.max(knownFrom, turnedAt)
        older = newer
        newer = new Map()
        turnedAt = at
      }
      newer.set(channel, at)
    },
    quiet: (channel: string): number =>
      Math.floor(now() - Math.max(knownFrom, newer.get(channel) ?? older.get(channel) ?? knownFrom)),
    forget: (): void => {
      knownFrom = now()
    },
  }
}

const NOTED = [userChannel(''), placeChannel('')]

/**
 * Records events to people and places, by this server and the others, at the one point where each adapter delivers: a
 * socket that joins a channel either receives an event or finds it recorded.
 */
export const noteTold = (people: Namespace): Quiet => {
  // Not by the wall clock, which is sometimes adjusted.
  const told = createTold(() => performance.now())
  const { adapter } = people
  // biome-ignore lint/complexity/useLiteralKeys: private there; what other servers told comes by no other place.
  const deliver = adapter['apply'].bind(adapter)
  // biome-ignore lint/complexity/useLiteralKeys: as above.
  adapter['apply'] = (opts: { readonly rooms: ReadonlySet<string> }, work: unknown) => {
    for (const room of opts.rooms) if (NOTED.some((kind) => room.startsWith(kind))) told.note(room)
    return deliver(opts, work)
  }
  return {
    of: (userId) => told.quiet(userChannel(userId)),
    ofPlace: (place) => told.quiet(placeChannel(place)),
    forget: told.forget,
  }
}
