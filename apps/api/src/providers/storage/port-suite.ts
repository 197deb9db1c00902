import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { StoragePort } from './port.ts'

const OCTETS = 'application/octet-stream'
const MEGABYTE = 1024 * 1024

const contentOf = async (storage: StoragePort, key: string): Promise<Buffer | undefined> => {
  const found = await storage.find(key)
  return found && buffer(found)
}

/** In chunks, as a file arrives. */
const inPieces = (content: Buffer): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 70_001) yield content.subarray(at, at + 70_001)
    })(),
  )

/** Tests of every storage. */
export const storageSuite = (storageOf: () => StoragePort): void => {
  test('gives back what was put, also under a key in folders', async () => {
    const storage = storageOf()
    await storage.put('avatars/one.webp', Buffer.from([0, 1, 255]), 'image/webp')
    expect(await contentOf(storage, 'avatars/one.webp')).toEqual(Buffer.from([0, 1, 255]))
    expect(await buffer(await storage.get('avatars/one.webp'))).toEqual(Buffer.from([0, 1, 255]))
    await storage.put('avatars/one.webp', Buffer.from([7]), 'image/webp')
    expect(await contentOf(storage, 'avatars/one.webp')).toEqual(Buffer.from([7]))
  })

  test('takes a file of many megabytes, and an empty one, as they come', async () => {
    const storage = storageOf()
    const content = randomBytes(12 * MEGABYTE + 3)
    await storage.putStream('exports/large', inPieces(content), OCTETS)
    expect((await contentOf(storage, 'exports/large'))?.equals(content)).toBe(true)
    await storage.putStream('exports/empty', Readable.from([]), OCTETS)
    expect(await contentOf(storage, 'exports/empty')).toEqual(Buffer.alloc(0))
  })

  test('keeps nothing of a file that broke off', async () => {
    const storage = storageOf()
    const breaking = Readable.from(
      (function* () {
        yield randomBytes(6 * MEGABYTE)
        throw new Error('the sender is gone')
      })(),
    )
    await expect(storage.putStream('exports/half', breaking, OCTETS)).rejects.toThrow('the sender is gone')
    expect(await contentOf(storage, 'exports/half')).toBeUndefined()
  })

  test('has nothing under another key, and does not mind its removal', async () => {
    const storage = storageOf()
    expect(await storage.find('sealed/none')).toBeUndefined()
    await storage.remove('sealed/none')
    await storage.put('sealed/some', Buffer.from('x'), OCTETS)
    await storage.remove('sealed/some')
    expect(await storage.find('sealed/some')).toBeUndefined()
  })

  test('lists every key', async () => {
    const storage = storageOf()
    const keys = Array.from({ length: 25 }, (_, at) => `list/${at}`)
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from('x'), OCTETS)))
    const listed: string[] = await Readable.from(storage.list()).toArray()
    expect(listed.filter((key) => key.startsWith('list/')).toSorted()).toEqual(keys.toSorted())
  })
}
