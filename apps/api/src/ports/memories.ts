import type { listOpenSlots } from '@emma/contracts/availability/slots'
import type { ResponseOf } from '@emma/contracts/kit'
import type { Facets, SpecialistCard } from '@emma/contracts/specialists'
import type { listSpecialties } from '@emma/contracts/specialties'
import type { ReadVersion } from '../db/practice-version.ts'
import type { Caller } from '../http/actor.ts'
import type { KeptAnswers } from '../http/kept/kept-answers.ts'
import type { KeptParts } from '../http/kept/kept-parts.ts'
import type { OncePerTurn } from '../http/kept/once-per-turn.ts'

/**
 * Throws `too_many_requests` if a key comes more often than `most` times within its window, usually a minute, on this
 * server.
 */
export type RateLimit = (key: string, now: number, most: number) => void

/** Counters of calls, by purpose. */
export interface Limits {
  /** Guests' calls, by IP address: a CEP's address, a document's code. */
  readonly addressSearches: RateLimit
  readonly documentChecks: RateLimit
  /** Tries of companion secrets, by address. */
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

/** A specialist on a page, with their card's version. */
export interface SeenPerson {
  readonly id: string
  /** Equal while the card's content is the same, except favourites and the clock. */
  readonly version: string
  readonly favorite: boolean
}

/** A page of a list: the specialists, with their versions. */
export interface Seen {
  readonly people: readonly SeenPerson[]
  /** The number of matches, up to the counting limit. */
  readonly counted: number | null
  /** For a search, the version of what specialists are found by (`searchVersionSql`). */
  readonly search_version: number | null
}

/** The choices left of a search, with the number of matches. */
export interface CountedChoices {
  readonly facets: Facets
  readonly matched: number
}

/** A word of some specialist that is like a typed one. */
export interface LikeWord {
  readonly word: string
  /** From 0.4, the least that `near_words` returns, to 1, the word itself. */
  readonly likeness: number
}

/** Facts about a search before anybody is looked for. */
export interface Known {
  /** The words of a search that no name and no specialty contains. */
  readonly strange: readonly string[]
  /** Index of the first text that is a city of some specialist. */
  readonly city: number | null
}

/** A result that may be reused for a while. */
export interface Until {
  /** Epoch milliseconds. */
  readonly until: number
}

/** Who a chat is between, and its thread; none of it changes. */
export interface ChatParts {
  readonly customerId: string
  readonly specialistId: string
  readonly thread: 'care' | 'office'
}

/** A server's caches and counters. Each has a bound and is emptied when full. */
export interface Memories {
  /** The caller of each session. */
  readonly actors: Map<string, Until & { readonly actor: Caller }>
  /** Counts sessions dropped from the cache: data read before the last one may be outdated. */
  readonly forgotten: { sessions: number }
  /** Access tokens with a verified signature; `exp` in seconds. */
  readonly tokens: Map<string, { readonly userId: string; readonly sessionId: string; readonly exp: number }>
  /** Words that some specialist had when they were last looked up. */
  readonly words: Set<string>
  /** What was looked up of each search, all in one version of what specialists are found by. */
  readonly lookedUp: {
    version: number | undefined
    readonly searches: Map<string, Known>
    /** How often something of it was used. */
    taken: number
  }
  /** The words of specialists that are like a typed one. */
  readonly alike: Map<string, Until & { readonly value: readonly LikeWord[] }>
  /** How many specialists match a search. */
  readonly totals: Map<string, Until & { readonly value: number }>
  /** Numbers of specialists for each choice of a search. */
  readonly facets: Map<string, Until & { readonly value: CountedChoices }>
  /** Reads a practice's version. */
  readonly versions: ReadVersion
  /** A specialist's open slots, by query; valid for one version of the practice. */
  readonly openSlots: KeptAnswers<ResponseOf<typeof listOpenSlots>>
  /** The specialists on a page of a list, for all callers at once. */
  readonly seenPages: OncePerTurn<Seen>
  /** Specialists' cards, each valid for one version. */
  readonly cards: KeptParts
  /** Cards by their text: the same text is the same object. */
  readonly readCards: WeakMap<Buffer, SpecialistCard>
  /** Pages of the catalogue. */
  readonly specialties: KeptAnswers<ResponseOf<typeof listSpecialties>>
  /** Who a chat is between, and its thread: they never change. */
  readonly chatParts: Map<string, ChatParts>
  /** Messages that this server has sent to both participants. */
  readonly shownMessages: Set<string>
}
