import * as z from 'zod/mini'

/** Stores unsent files, so that they survive a browser crash. */
export interface FileStore {
  /** @throws if the browser cannot store it, or has no room */
  readonly keep: (clientId: string, file: File) => Promise<void>
  readonly read: (clientId: string) => Promise<File | undefined>
  readonly drop: (clientId: string) => Promise<void>
}

/** The browser deleted a stored file: it must be chosen again. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
}

const DATABASE = 'emma-outbox'
const FILES = 'files'

const settled = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

const openDatabase = async (): Promise<IDBDatabase> => {
  const asked = indexedDB.open(DATABASE, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(FILES)
  return settled(asked)
}

/** Resolves when the browser has written it, not when it accepted the request. */
const inStore = async <T>(work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(FILES, 'readwrite')
    const asked = work(transaction.objectStore(FILES))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** Bytes: some browsers lose the content of a stored `File`. */
const kept = z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(ArrayBuffer) })

/** The files of one person in one chat. */
export const createFileStore = (userId: string, chatId: string): FileStore => {
  const keyOf = (clientId: string) => `${userId}:${chatId}:${clientId}`
  return {
    keep: async (clientId, file) => {
      const { name, type } = file
      const bytes = await file.arrayBuffer()
      await inStore((files) => files.put({ name, type, bytes }, keyOf(clientId)))
    },
    read: async (clientId) => {
      const found: unknown = await inStore((files) => files.get(keyOf(clientId)))
      const { data } = z.safeParse(kept, found)
      return data && new File([data.bytes], data.name, { type: data.type })
    },
    drop: async (clientId) => {
      await inStore((files) => files.delete(keyOf(clientId)))
    },
  }
}

/** Deletes all files of all users. */
export const forgetFiles = (): void => {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DATABASE)
}
