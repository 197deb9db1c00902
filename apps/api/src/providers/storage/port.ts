import type { Readable } from 'node:stream'

/** Files by key; a key never contains a name given by a person. */
export interface StoragePort {
  readonly put: (key: string, content: Buffer, type: string) => Promise<void>
  /** Streamed, for files too large for memory; stored completely or not at all. */
  readonly putStream: (key: string, content: Readable, type: string) => Promise<void>
  readonly get: (key: string) => Promise<Readable>
  /** Undefined if there is no such file. */
  readonly find: (key: string) => Promise<Readable | undefined>
  /** Does nothing if there is no such file. */
  readonly remove: (key: string) => Promise<void>
  /** Every key, in no order. */
  readonly list: () => AsyncIterable<string>
}

/** The storage could not be reached or is full: worth a retry later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
