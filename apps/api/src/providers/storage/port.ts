import type { Readable } from 'node:stream'

/** Files by key; a key never holds a name that a person gave. */
export interface StoragePort {
  readonly put: (key: string, content: Buffer, type: string) => Promise<void>
  readonly get: (key: string) => Promise<Readable>
  readonly remove: (key: string) => Promise<void>
}
