import { inSnapshot } from '../../src/db/transaction.ts'
import { Kept } from '../../src/http/kept/kept.ts'
import type { KeptAnswers } from '../../src/http/kept/kept-answers.ts'
import { createKeptParts } from '../../src/http/kept/kept-parts.ts'
import type { Memories } from '../../src/ports/memories.ts'

/** Makes every answer anew. */
const madeAnew = <T>(): KeptAnswers<T> => ({
  answer: (db, { look, make }) =>
    inSnapshot(db, async (snapshot) => new Kept((await make(snapshot, await look(snapshot))).body)),
})

/** What a server would answer that keeps no answer. */
export const withoutKeeping = (memories: Memories): Memories => ({
  ...memories,
  openSlots: madeAnew(),
  cards: { read: (db, source) => inSnapshot(db, (snapshot) => createKeptParts(0).read(snapshot, source)) },
  specialties: madeAnew(),
})
