import type { StoragePort } from './port.ts'
import type { S3Settings } from './s3-bucket.ts'

/** A bucket for files, on any S3 server. The SDK is loaded with the first file: most servers need none. */
export const createS3Storage = (settings: S3Settings): StoragePort => {
  let opened: Promise<StoragePort> | undefined
  const bucket = (): Promise<StoragePort> => {
    opened ??= import('./s3-bucket.ts').then(({ openBucket }) => openBucket(settings))
    return opened
  }
  async function* keys(): AsyncGenerator<string> {
    yield* (await bucket()).list()
  }
  return {
    put: async (key, content, type) => (await bucket()).put(key, content, type),
    putStream: async (key, content, type) => (await bucket()).putStream(key, content, type),
    get: async (key) => (await bucket()).get(key),
    find: async (key) => (await bucket()).find(key),
    remove: async (key) => (await bucket()).remove(key),
    list: keys,
  }
}
