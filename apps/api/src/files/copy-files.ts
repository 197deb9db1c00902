import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { StoragePort } from '../providers/storage/port.ts'

const AT_ONCE = 8
/** Stored content is sealed, or has its type in its row. */
const TYPE = 'application/octet-stream'

export interface Copied {
  readonly copied: number
  /** Already there with the same bytes. */
  readonly kept: number
}

/** Hashes a stream as it passes. */
const hashed = (content: Readable): { stream: Readable; digest: () => string } => {
  const hash = createHash('sha256')
  const stream = Readable.from(
    (async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
    })(),
  )
  return { stream, digest: () => hash.digest('base64') }
}

const digestOf = async (content: Readable | undefined): Promise<string | undefined> => {
  if (!content) return undefined
  const { stream, digest } = hashed(content)
  for await (const _ of stream);
  return digest()
}

/** @throws Error naming the key of a file that arrived different */
const copyOne = async (from: StoragePort, to: StoragePort, key: string): Promise<keyof Copied | 'gone'> => {
  const there = await digestOf(await to.find(key))
  if (there !== undefined && there === (await digestOf(await from.find(key)))) return 'kept'
  const content = await from.find(key)
  // Deleted while others were copied.
  if (!content) return 'gone'
  const { stream, digest } = hashed(content)
  await to.putStream(key, stream, TYPE)
  if ((await digestOf(await to.find(key))) !== digest()) throw new Error(`The copy of ${key} has other bytes`)
  return 'copied'
}

/**
 * Copies every file from one storage to another and reads each copy back. Existing files with the same bytes are
 * skipped: run again after an interruption, it continues. Nothing is deleted.
 */
export const copyFiles = async (from: StoragePort, to: StoragePort): Promise<Copied> => {
  const count = { copied: 0, kept: 0, gone: 0 }
  const keys = from.list()[Symbol.asyncIterator]()
  const work = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next())
      count[await copyOne(from, to, next.value)] += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { copied: count.copied, kept: count.kept }
}
