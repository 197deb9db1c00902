import { sql } from 'kysely'
import { buildApp } from '../../src/app.ts'
import { inSnapshot, type Tx } from '../../src/db/transaction.ts'
import { Kept } from '../../src/http/kept/kept.ts'
import type { KeptAnswers } from '../../src/http/kept/kept-answers.ts'
import { createKeptParts, type KeptParts } from '../../src/http/kept/kept-parts.ts'
import type { Memories } from '../../src/ports/memories.ts'
import type { TestApp } from '../index.ts'
import { pathsOf, useFacts } from './facts.ts'

/**
 * Every table in the statements of this transaction, also through functions and views: each is locked until its end.
 */
const tablesRead = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT c.relname AS name
    FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
    WHERE l.pid = pg_backend_pid() AND l.locktype = 'relation' AND c.relkind IN ('r', 'p')
      AND c.relnamespace = 'public'::regnamespace`.execute(tx)
  return rows.map(({ name }) => name)
}

/** The tables that cached answers are made from, by PostgreSQL's plans of their statements. */
export const tablesOfAnswers = async (t: TestApp): Promise<string[]> => {
  const facts = await useFacts(t)
  const found = new Set<string>()
  let answers = 0
  const watched = <T>(): KeptAnswers<T> => ({
    answer: (db, { look, make }) =>
      inSnapshot(db, async (snapshot) => {
        const { body } = await make(snapshot, await look(snapshot))
        for (const name of await tablesRead(snapshot)) found.add(name)
        answers += 1
        return new Kept(body)
      }),
  })
  const watchedParts: KeptParts = {
    read: (db, source) =>
      inSnapshot(db, async (snapshot) => {
        const read = await createKeptParts(0).read(snapshot, source)
        for (const name of await tablesRead(snapshot)) found.add(name)
        answers += 1
        return read
      }),
  }
  const memories: Memories = {
    ...t.deps.memories,
    openSlots: watched(),
    cards: watchedParts,
    specialties: watched(),
  }
  const app = await buildApp({ ...t.deps, memories })
  // Stale times are computed with the cards: include the tables that this reads.
  await t.deps.db.updateTable('next_slots').set({ check_at: t.clock.now() }).execute()
  const paths = pathsOf(facts)
  for (const path of paths) await app.inject({ url: `/api/v1/${path}`, headers: facts.session.headers })
  await app.close()
  if (answers < paths.length) throw new Error('Not every path is kept')
  return [...found].toSorted()
}
