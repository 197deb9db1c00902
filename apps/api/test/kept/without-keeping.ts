import { inSnapshot } from '../../src/db/transaction.ts'
import { Kept } from '../../src/http/kept/kept.ts'
import type { KeptAnswers } from '../../src/http/kept/kept-answers.ts'
import { createKeptParts } from '../../src/http/kept/kept-parts.ts'
import type { Memories } from '../../src/ports/memories.ts'

/** Makes every answer without a cache. */
const madeAnew = <T>(): KeptAnswers<T> => ({
  answer: (db, { look, make }) =>
    inSnapshot(db, async (snapshot) => new Kept((await make(snapshot, await look(snapshot))).body)),
})

/** The caches of a server that caches no answer. */
export const withoutKeeping = (memories: Memories): Memories => ({
  ...memories,
  openSlots: madeAnew(),
  cards: { read: (db, source) => inSnapshot(db, (snapshot) => createKeptParts(0).read(snapshot, source)) },
  specialties: madeAnew(),
})
