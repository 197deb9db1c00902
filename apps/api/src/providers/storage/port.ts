import type { Readable } from 'node:stream'

/** Files by key; a key never holds a name that a person gave. */
export interface StoragePort {
  readonly put: (key: string, content: Buffer, type: string) => Promise<void>
  /** As it comes, for files that are larger than memory should hold; whole or not at all. */
  readonly putStream: (key: string, content: Readable, type: string) => Promise<void>
  readonly get: (key: string) => Promise<Readable>
  /** Undefined if there is no such file. */
  readonly find: (key: string) => Promise<Readable | undefined>
  /** Does nothing if there is no such file. */
  readonly remove: (key: string) => Promise<void>
  /** Every key, in no order. */
  readonly list: () => AsyncIterable<string>
}

/** The storage could not be reached or has no room: worth another try later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
