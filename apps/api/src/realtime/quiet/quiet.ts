import type { Namespace } from 'socket.io'
import { placeChannel, userChannel } from '../realtime.ts'

/** So long at least it is known of everybody that nothing was told; then memory is given back. */
const KNOWN_MS = 60_000

export interface Quiet {
  /** For how many milliseconds at least nobody has told this person anything, as far as this server knows. */
  readonly of: (userId: string) => number
  /** The same of whoever is in a place. */
  readonly ofPlace: (place: string) => number
  /** What others told until now may not have arrived: of nobody is anything known that is older. */
  readonly forget: () => void
}

/** When each channel was last told something, in two halves, of which the older is given back in time. */
export const createTold = (now: () => number) => {
  let knownFrom = now()
  let turnedAt = knownFrom
  let newer = new Map<string, number>()
  let older = newer
  return {
    note: (channel: string): void => {
      const at = now()
      if (at - turnedAt >= KNOWN_MS) {
        // What is dropped was told before the half that stays began.
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
 * Notes what people and places are told, by this server and by the others: at the one place by which each adapter delivers, so that
 * who joins a channel either hears of it or finds it noted.
 */
export const noteTold = (people: Namespace): Quiet => {
  // Not by the wall's clock, which is set now and then.
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
