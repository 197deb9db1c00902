import { createRateLimit } from './http/rate-limit.ts'
import type { Limits, Memories } from './ports/memories.ts'

export const createLimits = (): Limits => ({
  addressSearches: createRateLimit(),
  documentChecks: createRateLimit(),
  companionTries: createRateLimit(),
  contacts: createRateLimit(),
  drawnPages: createRateLimit(),
  secretsByAddress: createRateLimit(),
  secretsByDocument: createRateLimit(),
  messages: createRateLimit(),
  handshakesByAddress: createRateLimit(),
  handshakes: createRateLimit(),
})

export const createMemories = (): Memories => ({
  actors: new Map(),
  tokens: new Map(),
  totals: new Map(),
  chatPatients: new Map(),
  shownMessages: new Set(),
})
