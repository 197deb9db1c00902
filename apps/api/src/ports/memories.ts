import type { listOpenSlots } from '@emma/contracts/availability/slots'
import type { ResponseOf } from '@emma/contracts/kit'
import type { Facets, SpecialistCard } from '@emma/contracts/specialists'
import type { listSpecialties } from '@emma/contracts/specialties'
import type { ReadVersion } from '../db/practice-version.ts'
import type { Actor } from '../http/actor.ts'
import type { KeptAnswers } from '../http/kept/kept-answers.ts'
import type { KeptParts } from '../http/kept/kept-parts.ts'
import type { OncePerTurn } from '../http/kept/once-per-turn.ts'

/** Throws `too_many_requests` when a key comes more often than `most` times within its time, a minute for most, on this server. */
export type RateLimit = (key: string, now: number, most: number) => void

/** Counters of calls, each for what it is named after. */
export interface Limits {
  /** Calls of guests, by IP address: a CEP's address, a document's code. */
  readonly addressSearches: RateLimit
  readonly documentChecks: RateLimit
  /** Tries at the secret of a call's third person, by address. */
  readonly companionTries: RateLimit
  /** Messages to the support, by address. */
  readonly contacts: RateLimit
  /** Contacts stored per address and day. */
  readonly contactsOfDay: RateLimit
  /** Public pages that had to be drawn, by address. */
  readonly drawnPages: RateLimit
  /** Tries at a document's second code, by address and by document. */
  readonly secretsByAddress: RateLimit
  readonly secretsByDocument: RateLimit
  /** Chat messages by user, over HTTP and sockets together. */
  readonly messages: RateLimit
  /** Files of patients that are read for an import, by specialist. */
  readonly patientFiles: RateLimit
  /** Sockets, by IP address and by user. */
  readonly handshakesByAddress: RateLimit
  readonly handshakes: RateLimit
}

/** Somebody on a page, as their card would be shown. */
export interface SeenPerson {
  readonly id: string
  /** Equal while the card's content is the same, except favourites and the clock. */
  readonly version: string
  readonly favorite: boolean
}

/** A page of a list: who is on it, in which versions. */
export interface Seen {
  readonly people: readonly SeenPerson[]
  /** How many match, as far as they were counted. */
  readonly counted: number | null
}

/** A result that may be used again for a while. */
export interface Until {
  /** Epoch milliseconds. */
  readonly until: number
}

/** A server's caches and counters. Each has a bound and is emptied when full. */
export interface Memories {
  /** The actor of each session. */
  readonly actors: Map<string, Until & { readonly actor: Actor }>
  /** Counts sessions dropped from the cache: data read before the last one may be outdated. */
  readonly forgotten: { sessions: number }
  /** Access tokens whose signature was found right; `exp` in seconds. */
  readonly tokens: Map<string, { readonly userId: string; readonly sessionId: string; readonly exp: number }>
  /** How many specialists match a search. */
  readonly totals: Map<string, Until & { readonly value: number }>
  /** How many specialists are left with each choice of a search. */
  readonly facets: Map<string, Until & { readonly value: Facets }>
  /** Reads in which version a practice is. */
  readonly versions: ReadVersion
  /** Open slots of a specialist, by what was asked; true for one version of the practice. */
  readonly openSlots: KeptAnswers<ResponseOf<typeof listOpenSlots>>
  /** The specialists on a page of a list, for all callers at once. */
  readonly seenPages: OncePerTurn<Seen>
  /** Cards of specialists, true for one version of each. */
  readonly cards: KeptParts
  /** The same cards as they were read: the same text is the same object. */
  readonly readCards: WeakMap<Buffer, SpecialistCard>
  /** Pages of the catalogue. */
  readonly specialties: KeptAnswers<ResponseOf<typeof listSpecialties>>
  /** The patient of a chat, whose key seals it. */
  readonly chatPatients: Map<string, string>
  /** Messages that this server has shown to both participants. */
  readonly shownMessages: Set<string>
}
