import { DAY } from '@emma/domain/interval'
import { createVersionReader } from './db/practice-version.ts'
import { createKeptAnswers } from './http/kept/kept-answers.ts'
import { createKeptParts } from './http/kept/kept-parts.ts'
import { createOncePerTurn } from './http/kept/once-per-turn.ts'
import { createRateLimit } from './http/rate-limit.ts'
import type { Limits, Memories } from './ports/memories.ts'

const MEGABYTE = 1024 * 1024

export const createLimits = (): Limits => ({
  addressSearches: createRateLimit(),
  documentChecks: createRateLimit(),
  companionTries: createRateLimit(),
  contacts: createRateLimit(),
  contactsOfDay: createRateLimit(DAY),
  drawnPages: createRateLimit(),
  secretsByAddress: createRateLimit(),
  secretsByDocument: createRateLimit(),
  messages: createRateLimit(),
  patientFiles: createRateLimit(),
  handshakesByAddress: createRateLimit(),
  handshakes: createRateLimit(),
})

export const createMemories = (): Memories => ({
  actors: new Map(),
  forgotten: { sessions: 0 },
  tokens: new Map(),
  words: new Set(),
  lookedUp: { version: undefined, searches: new Map(), taken: 0 },
  alike: new Map(),
  totals: new Map(),
  facets: new Map(),
  versions: createVersionReader(),
  openSlots: createKeptAnswers(16 * MEGABYTE),
  seenPages: createOncePerTurn(),
  cards: createKeptParts(24 * MEGABYTE),
  readCards: new WeakMap(),
  specialties: createKeptAnswers(MEGABYTE),
  chatParts: new Map(),
  shownMessages: new Set(),
})
