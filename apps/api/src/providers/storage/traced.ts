import { step } from '../../tracing/span.ts'
import type { StoragePort } from './port.ts'

/** A storage whose operations are steps of traces. Keys contain ids of files, and are left out. */
export const tracedStorage = (storage: StoragePort, place: string): StoragePort => {
  const traced = <T>(operation: string, work: () => Promise<T>): Promise<T> =>
    step(`storage ${operation}`, 'client', { 'emma.storage': place }, work)
  return {
    put: (...given) => traced('put', () => storage.put(...given)),
    putStream: (...given) => traced('put', () => storage.putStream(...given)),
    get: (key) => traced('get', () => storage.get(key)),
    find: (key) => traced('get', () => storage.find(key)),
    remove: (key) => traced('remove', () => storage.remove(key)),
    list: () => storage.list(),
  }
}
