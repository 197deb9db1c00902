import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3 } from '../../../test/storage/s3.ts'
import { copyFiles } from '../../files/copy-files.ts'
import { createDiskStorage } from './disk.ts'
import { type StoragePort, StorageUnavailable } from './port.ts'
import { storageSuite } from './port-suite.ts'
import { createS3Storage } from './s3.ts'

let folder: string
let server: S3Server
let s3: StoragePort
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-storage-'))
  server = await startS3()
  s3 = createS3Storage(server.settings)
})
afterEach(() => server.feel('well'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const OCTETS = 'application/octet-stream'
const diskIn = (name: string): StoragePort => createDiskStorage({ folder: join(folder, name) })
const keysIn = async (storage: StoragePort): Promise<string[]> => {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys.sort()
}

describe('a folder', () => {
  storageSuite(() => diskIn('suite'))

  test('does not list a file that is still on its way', async () => {
    const storage = diskIn('halves')
    await storage.put('whole', Buffer.from('x'), OCTETS)
    const content = new PassThrough()
    const coming = storage.putStream('half', content, OCTETS)
    content.write('hal')
    const files = join(folder, 'halves', 'files')
    await expect.poll(() => readdir(files)).toHaveLength(2)
    expect(await keysIn(storage)).toEqual(['whole'])
    content.end('f')
    await coming
    expect(await keysIn(storage)).toEqual(['half', 'whole'])
  })

  test('on a full disk says so', async () => {
    await mkdir(join(folder, 'full', 'files'), { recursive: true })
    // This device is always full.
    await symlink('/dev/full', join(folder, 'full', 'files', 'photo'))
    await expect(diskIn('full').put('photo', Buffer.from('x'), OCTETS)).rejects.toThrow(StorageUnavailable)
  })
})
describe('a bucket', () => storageSuite(() => s3))

describe('a bucket’s faults', () => {
  test('a server that is busy is asked three times, then the file is refused for now', async () => {
    server.takeCalls()
    server.feel('busy')
    await expect(s3.put('faults/busy', Buffer.from('x'), OCTETS)).rejects.toThrow(StorageUnavailable)
    expect(server.takeCalls()).toBe(3)
    server.feel('well')
    expect(await s3.find('faults/busy')).toBeUndefined()
  })

  test('a server that never answers is given up', async () => {
    const impatient = createS3Storage({ ...server.settings, patienceMs: 100 })
    server.feel('silent')
    await expect(impatient.find('faults/silent')).rejects.toThrow(StorageUnavailable)
  })

  test('nobody there: the same', async () => {
    const nobody = createS3Storage({ ...server.settings, endpoint: 'http://127.0.0.1:1' })
    await expect(nobody.put('faults/nobody', Buffer.from('x'), OCTETS)).rejects.toThrow(StorageUnavailable)
  })

  test('an answer that is cut ends in an error, never in half a file', async () => {
    await s3.put('faults/cut', Buffer.alloc(500_000, 1), OCTETS)
    server.feel('cutting')
    await expect(s3.get('faults/cut').then(buffer)).rejects.toThrow()
  })

  test('a refusal is no outage: a bucket that is not there says so', async () => {
    const other = createS3Storage({ ...server.settings, bucket: 'missing' })
    const refused = await other.put('faults/one', Buffer.from('x'), OCTETS).catch((error: unknown) => error)
    expect(refused).not.toBeInstanceOf(StorageUnavailable)
    expect(String(refused)).toContain('NoSuchBucket')
  })
})

describe('moving files', () => {
  const put = (storage: StoragePort, key: string, text: string) =>
    storage.putStream(key, Readable.from([Buffer.from(text)]), OCTETS)
  const textOf = async (storage: StoragePort, key: string) => {
    const found = await storage.find(key)
    return found && (await buffer(found)).toString()
  }

  test('copies all and reads it back, goes on after an interruption, and deletes nothing', async () => {
    const from = diskIn('moving')
    const there = await startS3()
    const to = createS3Storage(there.settings)
    for (const at of [1, 2, 3]) await put(from, `sealed/${at}`, `file ${at}`)
    await put(to, 'sealed/1', 'half of an earlier try')
    await put(to, 'sealed/2', 'file 2')
    there.feel('busy')
    await expect(copyFiles(from, to)).rejects.toThrow(StorageUnavailable)
    there.feel('well')
    expect(await copyFiles(from, to)).toEqual({ copied: 2, kept: 1 })
    expect(await copyFiles(from, to)).toEqual({ copied: 0, kept: 3 })
    for (const at of [1, 2, 3]) {
      expect(await textOf(to, `sealed/${at}`)).toBe(`file ${at}`)
      expect(await textOf(from, `sealed/${at}`)).toBe(`file ${at}`)
    }
    const back = diskIn('moved-back')
    expect(await copyFiles(to, back)).toEqual({ copied: 3, kept: 0 })
    await there.close()
  })

  test('a copy that has other bytes is an error that names the file', async () => {
    const from = diskIn('damaging')
    await put(from, 'sealed/damaged', 'as it was')
    const to = diskIn('damaged')
    const damaging: StoragePort = {
      ...to,
      putStream: async (key, content, type) => {
        await buffer(content)
        await to.put(key, Buffer.from('as it should not be'), type)
      },
    }
    await expect(copyFiles(from, damaging)).rejects.toThrow('sealed/damaged')
  })
})
