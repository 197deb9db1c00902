import type { Db } from '../../db/pool.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { Kept } from './kept.ts'

/** The version an answer was made from. */
interface Version {
  /** Equal until something that the answer shows changes. */
  readonly version: string | number
  /** The group of callers for this answer, if groups get different ones; part of the key. */
  readonly variant?: string
}

interface Made<T> {
  readonly body: T
  /** Epoch milliseconds after which the same facts give another answer. Not cached if already past. */
  readonly until: number
}

/** How an answer is found: its version, and the answer itself. */
export interface Source<V extends Version, T> {
  /** The question. */
  readonly key: string
  readonly now: Date
  readonly look: (db: Db) => Promise<V>
  readonly make: (db: Db, looked: V) => Promise<Made<T>>
}

/** Answers of one kind, up to so many bytes; the oldest are dropped first. */
export interface KeptAnswers<T> {
  readonly answer: <V extends Version>(db: Db, source: Source<V, T>) => Promise<Kept<T>>
}

interface Entry<T> extends Version {
  readonly kept: Kept<T>
  readonly since: number
  readonly until: number
}

const MOST_ENTRIES = 5000

/** No answer is cached longer, even if it stays true. */
export const LONGEST_MS = 60_000

/** An answer is made in the snapshot of its version, so it is never older than that. */
export const createKeptAnswers = <T>(mostBytes: number): KeptAnswers<T> => {
  const entries = new Map<string, Entry<T>>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= entries.get(key)?.kept.bytes ?? 0
    entries.delete(key)
  }
  const dropOldest = (): void => {
    for (const key of entries.keys()) {
      if (bytes <= mostBytes && entries.size <= MOST_ENTRIES) return
      drop(key)
    }
  }
  const find = (key: string, { version }: Version, now: number): Kept<T> | undefined => {
    const entry = entries.get(key)
    const isTrue = entry?.version === version && entry.since <= now && now < entry.until
    return isTrue ? entry.kept : undefined
  }
  const keep = (key: string, { version }: Version, now: number, { body, until }: Made<T>): Kept<T> => {
    const kept: Kept<T> = new Kept(body, (size) => {
      if (entries.get(key)?.kept !== kept) return
      bytes += size
      dropOldest()
    })
    drop(key)
    if (now < until) entries.set(key, { kept, version, since: now, until: Math.min(until, now + LONGEST_MS) })
    return kept
  }
  return {
    answer: async (db, { key, now, look, make }) => {
      const keyOf = ({ variant = '' }: Version) => `${variant} ${key}`
      const seen = await look(db)
      const known = find(keyOf(seen), seen, now.getTime())
      if (known) return known
      return inSnapshot(db, async (snapshot) => {
        const looked = await look(snapshot)
        return keep(keyOf(looked), looked, now.getTime(), await make(snapshot, looked))
      })
    },
  }
}
