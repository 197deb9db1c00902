import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'
import { insertDataKey, readDataKeys } from './vault.repo.ts'

/** A data key as it is stored. */
export interface WrappedKey {
  readonly subjectId: string
  /** Of the master key that wraps it. */
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

/** Envelope encryption: AES-256-GCM under a data key per person, which the master key wraps (see security.md). */
export interface Vault {
  readonly seal: (tx: Tx | Db, cell: Cell, value: unknown) => Promise<Buffer>
  readonly open: (tx: Tx | Db, cell: Cell, sealed: Buffer) => Promise<unknown>
  /** Unwraps many people's keys with one query, before a list is opened. */
  readonly warm: (tx: Tx | Db, subjectIds: readonly string[]) => Promise<void>
  /** The newest master key, which wraps new data keys. */
  readonly masterVersion: number
  /** The same data key under the newest master key; what it seals, and who has it in mind, goes on as before. */
  readonly rewrap: (key: WrappedKey) => WrappedKey
  /** Keyed hash for finding a value that is stored sealed (CPF). */
  readonly blindIndex: (value: string) => Buffer
}

const NONCE = 12
const TAG = 16
const CACHED_KEYS = 20_000

const encrypt = (key: Buffer, plain: Buffer, context: string): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()])
}

const decrypt = (key: Buffer, sealed: Buffer, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()])
}

const contextOf = ({ subjectId, column, rowId }: Cell): string => `${subjectId}|${column}|${rowId}`

interface VaultOptions {
  readonly masterKeys: ReadonlyMap<number, Buffer>
  readonly hmacKey: Buffer
}

/** @throws Error when a stored key's master version is not configured, or sealed data was moved or altered */
export const createVault = ({ masterKeys, hmacKey }: VaultOptions): Vault => {
  const current = Math.max(...masterKeys.keys())
  const cache = new Map<string, Buffer>()

  const masterOf = (version: number): Buffer => {
    const key = masterKeys.get(version)
    if (!key) throw new Error(`Master key ${version} is not configured`)
    return key
  }
  const remember = (subjectId: string, key: Buffer): void => {
    if (cache.size >= CACHED_KEYS) cache.clear()
    cache.set(subjectId, key)
  }
  /** Keys that are known, or stored; one that the caller's transaction made is not kept beyond it. */
  const keysOf = async (tx: Tx | Db, subjectIds: readonly string[]): Promise<Map<string, Buffer>> => {
    const keys = new Map<string, Buffer>()
    for (const id of subjectIds) {
      const known = cache.get(id)
      if (known) keys.set(id, known)
    }
    const missing = [...new Set(subjectIds)].filter((id) => !keys.has(id))
    if (missing.length === 0) return keys
    for (const row of await readDataKeys(tx, missing)) {
      const key = decrypt(masterOf(row.key_version), row.wrapped, row.subject_id)
      keys.set(row.subject_id, key)
      if (!row.unsettled) remember(row.subject_id, key)
    }
    return keys
  }
  const keyOf = async (tx: Tx | Db, subjectId: string): Promise<Buffer | undefined> =>
    (await keysOf(tx, [subjectId])).get(subjectId)
  const makeKey = async (tx: Tx | Db, subjectId: string): Promise<Buffer> => {
    const key = randomBytes(32)
    await insertDataKey(tx, {
      subjectId,
      version: current,
      wrapped: encrypt(masterOf(current), key, subjectId),
    })
    // Another transaction may have been first: what the table holds counts.
    const stored = await keyOf(tx, subjectId)
    if (!stored) throw new Error('A data key was not stored')
    return stored
  }

  return {
    warm: async (tx, subjectIds) => {
      await keysOf(tx, subjectIds)
    },
    masterVersion: current,
    rewrap: ({ subjectId, version, wrapped }) => {
      const key = decrypt(masterOf(version), wrapped, subjectId)
      return { subjectId, version: current, wrapped: encrypt(masterOf(current), key, subjectId) }
    },
    seal: async (tx, cell, value) => {
      const key = (await keyOf(tx, cell.subjectId)) ?? (await makeKey(tx, cell.subjectId))
      return encrypt(key, Buffer.from(JSON.stringify(value)), contextOf(cell))
    },
    open: async (tx, cell, sealed) => {
      const key = await keyOf(tx, cell.subjectId)
      if (!key) throw new Error('No data key for this subject')
      return JSON.parse(decrypt(key, sealed, contextOf(cell)).toString())
    },
    blindIndex: (value) => createHmac('sha256', hmacKey).update(value).digest(),
  }
}
