import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Db } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'
import { deleteDataKeys, insertDataKey, readDataKeys } from './vault.repo.ts'

/** A data key as it is stored. */
export interface WrappedKey {
  readonly subjectId: string
  /** The version of the master key that wraps it. */
  readonly version: number
  readonly wrapped: Buffer
}

/** The place of a sealed value. It can't be opened in another place. */
export interface Cell {
  /** The person whose data key seals it. */
  readonly subjectId: string
  /** `table.column`. */
  readonly column: string
  readonly rowId: string
}

/** Opens a value. @throws Error if its person's key is not loaded, or it was moved or altered */
export type Open = (cell: Cell, sealed: Buffer) => unknown

/** Envelope encryption: AES-256-GCM under a data key per person, which the master key wraps (see security.md). */
export interface Vault {
  readonly seal: (tx: Tx | Db, cell: Cell, value: unknown) => Promise<Buffer>
  readonly open: (tx: Tx | Db, cell: Cell, sealed: Buffer) => Promise<unknown>
  /** Unwraps many people's keys with one query, before a list is opened. */
  readonly warm: (tx: Tx | Db, subjectIds: readonly string[]) => Promise<void>
  /**
   * The same for one answer: the returned function opens their values at once, even if a key's time runs out meanwhile.
   */
  readonly unlock: (tx: Tx | Db, subjectIds: readonly string[]) => Promise<Open>
  /** The same for many new values: the returned function seals them under one person's key at once. */
  readonly sealer: (tx: Tx, subjectId: string) => Promise<(cell: Cell, value: unknown) => Buffer>
  /**
   * Deletes people's data keys: without them, sealed data opens nowhere, not even in backups. Effective here at once,
   * in other processes within `KEPT_MS` of the commit.
   */
  readonly erase: (tx: Tx, subjectIds: readonly string[]) => Promise<void>
  /** The newest master key, which wraps new data keys. */
  readonly masterVersion: number
  /** The same data key under the newest master key; sealed data and cached keys are not affected. */
  readonly rewrap: (key: WrappedKey) => WrappedKey
  /** Keyed hash for finding a value that is stored sealed (CPF). */
  readonly blindIndex: (value: string) => Buffer
}

const NONCE = 12
const TAG = 16
const CACHED_KEYS = 20_000
/** How long an unwrapped key is cached: as long as a person's permissions. */
const KEPT_MS = 5000

const encrypt = (key: KeyObject, plain: Buffer, context: string): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()])
}

const decrypt = (key: KeyObject, sealed: Buffer, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-TAG))
  // GCM holds nothing back for the end: `final` only checks the tag.
  const plain = decipher.update(sealed.subarray(NONCE, -TAG))
  decipher.final()
  return plain
}

const contextOf = ({ subjectId, column, rowId }: Cell): string => `${subjectId}|${column}|${rowId}`

interface VaultOptions {
  readonly masterKeys: ReadonlyMap<number, Buffer>
  readonly hmacKey: Buffer
  readonly now: () => Date
}

/** Unwrapped keys, each for a few seconds; the oldest are dropped first. */
const createKeyCache = (now: () => Date) => {
  const kept = new Map<string, { readonly key: KeyObject; readonly until: number }>()
  const dropOld = (at: number): void => {
    for (const [subjectId, { until }] of kept) {
      if (until > at && kept.size < CACHED_KEYS) return
      kept.delete(subjectId)
    }
  }
  return {
    find: (subjectId: string): KeyObject | undefined => {
      const found = kept.get(subjectId)
      return found && found.until > now().getTime() ? found.key : undefined
    },
    /** @param readAt when the database was queried: keys deleted since then are not cached */
    keep: (subjectId: string, key: KeyObject, readAt: number): void => {
      dropOld(readAt)
      kept.delete(subjectId)
      kept.set(subjectId, { key, until: readAt + KEPT_MS })
    },
    forget: (subjectId: string): void => void kept.delete(subjectId),
  }
}

/** A key as an object of the crypto library: bytes would be converted for each value. */
const keyOfBytes = (bytes: Buffer): KeyObject => {
  const key = createSecretKey(bytes)
  bytes.fill(0)
  return key
}

/** @throws Error if a stored key's master version is not configured, or sealed data was moved or altered */
export const createVault = ({ masterKeys, hmacKey, now }: VaultOptions): Vault => {
  const current = Math.max(...masterKeys.keys())
  const masters = new Map([...masterKeys].map(([version, bytes]) => [version, createSecretKey(bytes)]))
  const hmac = createSecretKey(hmacKey)
  const cache = createKeyCache(now)

  const masterOf = (version: number): KeyObject => {
    const key = masters.get(version)
    if (!key) throw new Error(`Master key ${version} is not configured`)
    return key
  }
  /** Keys from the cache or the database; a key created in the caller's transaction is not cached. */
  const keysOf = async (tx: Tx | Db, subjectIds: readonly string[]): Promise<Map<string, KeyObject>> => {
    const keys = new Map<string, KeyObject>()
    for (const id of subjectIds) {
      const known = cache.find(id)
      if (known) keys.set(id, known)
    }
    const missing = [...new Set(subjectIds)].filter((id) => !keys.has(id))
    if (missing.length === 0) return keys
    const readAt = now().getTime()
    for (const row of await readDataKeys(tx, missing)) {
      const key = keyOfBytes(decrypt(masterOf(row.key_version), row.wrapped, row.subject_id))
      keys.set(row.subject_id, key)
      if (!row.unsettled) cache.keep(row.subject_id, key, readAt)
    }
    return keys
  }
  const keyOf = async (tx: Tx | Db, subjectId: string): Promise<KeyObject | undefined> =>
    cache.find(subjectId) ?? (await keysOf(tx, [subjectId])).get(subjectId)
  const makeKey = async (tx: Tx | Db, subjectId: string): Promise<KeyObject> => {
    const wrapped = encrypt(masterOf(current), randomBytes(32), subjectId)
    await insertDataKey(tx, { subjectId, version: current, wrapped })
    // Another transaction may have been first: the table's value counts.
    const stored = await keyOf(tx, subjectId)
    if (!stored) throw new Error('A data key was not stored')
    return stored
  }
  const sealWith = (key: KeyObject, cell: Cell, value: unknown): Buffer =>
    encrypt(key, Buffer.from(JSON.stringify(value)), contextOf(cell))
  const openWith = (key: KeyObject | undefined, cell: Cell, sealed: Buffer): unknown => {
    if (!key) throw new Error('No data key for this subject')
    return JSON.parse(decrypt(key, sealed, contextOf(cell)).toString())
  }

  return {
    warm: async (tx, subjectIds) => {
      await keysOf(tx, subjectIds)
    },
    unlock: async (tx, subjectIds) => {
      const keys = await keysOf(tx, subjectIds)
      return (cell, sealed) => openWith(keys.get(cell.subjectId), cell, sealed)
    },
    erase: async (tx, subjectIds) => {
      await deleteDataKeys(tx, subjectIds)
      for (const id of subjectIds) cache.forget(id)
    },
    masterVersion: current,
    rewrap: ({ subjectId, version, wrapped }) => {
      const key = decrypt(masterOf(version), wrapped, subjectId)
      return { subjectId, version: current, wrapped: encrypt(masterOf(current), key, subjectId) }
    },
    seal: async (tx, cell, value) =>
      sealWith((await keyOf(tx, cell.subjectId)) ?? (await makeKey(tx, cell.subjectId)), cell, value),
    sealer: async (tx, subjectId) => {
      const key = (await keyOf(tx, subjectId)) ?? (await makeKey(tx, subjectId))
      return (cell, value) => sealWith(key, cell, value)
    },
    open: async (tx, cell, sealed) => openWith(await keyOf(tx, cell.subjectId), cell, sealed),
    blindIndex: (value) => createHmac('sha256', hmac).update(value).digest(),
  }
}
