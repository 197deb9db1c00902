import type { Db } from '../../db/pool.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { LONGEST_MS } from './kept-answers.ts'

/** A part of an answer, at a moment. */
export interface SeenPart {
  /** The part, and its group of callers. */
  readonly key: string
  /** Equal until something that the part shows changes. */
  readonly version: string
}

interface MadePart extends SeenPart {
  readonly written: string
  /** Epoch milliseconds after which the same facts give another part. Not cached if already past. */
  readonly until: number
}

interface Looked<S extends SeenPart, T> {
  /** In the order of the answer. */
  readonly parts: readonly S[]
  /** Other data read at the same moment. */
  readonly seen: T
}

/** How the parts of an answer are found: one statement lists them with their versions, another makes missing ones. */
export interface PartsSource<S extends SeenPart, T> {
  readonly now: Date
  readonly look: (db: Db) => Promise<Looked<S, T>>
  readonly make: (db: Db, missing: readonly S[]) => Promise<readonly MadePart[]>
}

interface ReadParts<T> {
  readonly seen: T
  readonly written: readonly Buffer[]
}

/** Serialized parts of answers, up to so many bytes; the oldest are dropped first. */
export interface KeptParts {
  readonly read: <S extends SeenPart, T>(db: Db, source: PartsSource<S, T>) => Promise<ReadParts<T>>
}

interface Entry {
  readonly version: string
  readonly written: Buffer
  readonly since: number
  readonly until: number
}

const createEntries = (mostBytes: number) => {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= entries.get(key)?.written.byteLength ?? 0
    entries.delete(key)
  }
  return {
    find: ({ key, version }: SeenPart, now: number): Buffer | undefined => {
      const entry = entries.get(key)
      const isTrue = entry?.version === version && entry.since <= now && now < entry.until
      return isTrue ? entry.written : undefined
    },
    keep: ({ key, version, until }: MadePart, written: Buffer, now: number): void => {
      drop(key)
      if (until <= now) return
      entries.set(key, { version, written, since: now, until: Math.min(until, now + LONGEST_MS) })
      bytes += written.byteLength
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) return
        drop(oldest)
      }
    },
  }
}

/**
 * The parts of an answer are from one moment: a part is made in the version that was listed. If it changed in between,
 * all are read again in one snapshot.
 */
export const createKeptParts = (mostBytes: number): KeptParts => {
  const { find, keep } = createEntries(mostBytes)
  const makeMissing = async <S extends SeenPart, T>(
    db: Db,
    { now, make }: PartsSource<S, T>,
    missing: readonly S[],
  ): Promise<ReadonlyMap<string, Buffer>> => {
    if (missing.length === 0) return new Map()
    const versions = new Map(missing.map(({ key, version }) => [key, version]))
    const made = new Map<string, Buffer>()
    for (const part of await make(db, missing)) {
      const written = Buffer.from(part.written)
      keep(part, written, now.getTime())
      if (versions.get(part.key) === part.version) made.set(part.key, written)
    }
    return made
  }
  const read = async <S extends SeenPart, T>(db: Db, source: PartsSource<S, T>) => {
    const { parts, seen } = await source.look(db)
    const known = parts.map((part) => find(part, source.now.getTime()))
    const missing = parts.filter((_, at) => known[at] === undefined)
    const made = await makeMissing(db, source, missing)
    const written = parts.flatMap(({ key }, at) => known[at] ?? made.get(key) ?? [])
    return { seen, written, isWhole: written.length === parts.length }
  }
  return {
    read: async (db, source) => {
      const found = await read(db, source)
      return found.isWhole ? found : inSnapshot(db, (snapshot) => read(snapshot, source))
    },
  }
}
