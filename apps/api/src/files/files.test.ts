import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildTestApp, createCustomer, signIn, type TestApp } from '../../test/index.ts'
import { StorageUnavailable } from '../providers/storage/port.ts'
import { saveAvatar, saveDocument } from './index.ts'

let t: TestApp
let headers: { authorization: string }
let url: string
beforeAll(async () => {
  t = await buildTestApp()
  headers = (await signIn(t.deps, await createCustomer(t.deps))).headers
  url = await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

const MEGABYTE = 1024 * 1024
const path = '/api/v1/customer/updateCustomer'
const stored = async (folder: string): Promise<readonly string[]> =>
  readdir(join(t.config.DATA_DIR, 'files', folder)).catch(() => [])

const send = async (content: Uint8Array<ArrayBuffer>, name = 'foto.png') => {
  const form = new FormData()
  form.set('avatar', new Blob([content], { type: 'image/png' }), name)
  const answer = await fetch(`${url}${path}`, { method: 'PUT', headers: { ...headers }, body: form })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}
const bytes = (content: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(content)
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })

describe('a picture', () => {
  test('loses its EXIF, with the place where it was taken, and stands upright', async () => {
    const exif = { IFD0: { Artist: 'Paula' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } }
    const photo = await grey(60, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const key = await saveAvatar(t.deps, { field: 'avatar', file: { content: photo, name: 'x' } })
    const { rawPayload } = await t.app.inject({ url: `/api/v1/files/avatars/${key}` })
    const { exif: left, orientation, icc, xmp, format } = await sharp(rawPayload).metadata()
    expect([left, orientation, icc, xmp, format]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'webp',
    ])
    expect(rawPayload.includes('Paula')).toBe(false)
  })

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
    ['a ZIP', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['text', Buffer.from('just words')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused by its content: %s', async (_, content) => {
    const before = await stored('avatars')
    const refused = await send(bytes(content))
    expect([refused.status, refused.body]).toMatchObject([415, { code: 'unsupported_media_type' }])
    expect(await stored('avatars')).toEqual(before)
  })

  test('that is broken, or a script with the head of one, is refused', async () => {
    const whole = await grey(300, 300).png().toBuffer()
    const before = await stored('avatars')
    const disguised = Buffer.concat([whole.subarray(0, 60), Buffer.from('<script>alert(1)</script>')])
    for (const broken of [whole.subarray(0, 200), disguised]) {
      const refused = await send(bytes(broken))
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'avatar' }] } })
    }
    expect(await stored('avatars')).toEqual(before)
  })

  test('of 30,000 by 30,000 points is refused before it is unpacked', async () => {
    // The header says 30,000 by 30,000; unpacked it would be 2.7 GB.
    const bomb = await grey(8, 8).png().toBuffer()
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const before = process.memoryUsage().rss
    const refused = await send(bytes(bomb))
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'avatar', message: 'A imagem tem pontos demais. Envie uma menor.' }] },
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE)
  })

  test('of more than 5 MB is refused while it comes', async () => {
    const refused = await send(
      bytes(Buffer.concat([await grey(8, 8).png().toBuffer(), randomBytes(6 * MEGABYTE)])),
    )
    expect([refused.status, refused.body]).toMatchObject([413, { code: 'payload_too_large' }])
  })

  test('of an unknown key, or of a path, is nobody’s', async () => {
    const missing = await t.app.inject({
      url: '/api/v1/files/avatars/00000000-0000-7000-8000-000000000000.webp',
    })
    expect(missing.statusCode).toBe(404)
    for (const key of ['..%2F..%2Fetc%2Fpasswd', 'x.webp', '%2e%2e']) {
      const refused = await t.app.inject({ url: `/api/v1/files/avatars/${key}` })
      expect([400, 404]).toContain(refused.statusCode)
    }
  })
})

/** Sends the first part of a multipart body over a bare socket and hangs up, or stops there. */
const sendRaw = (declared: number, chunks: Iterable<Buffer>): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(
      `PUT ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${headers.authorization}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${declared}\r\n\r\n` +
        '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    )
    const pump = async () => {
      for (const chunk of chunks) {
        if (socket.destroyed || answer !== '') break
        if (!socket.write(chunk))
          await new Promise((drained) => socket.once('drain', drained).once('close', drained))
      }
      socket.end()
    }
    void pump()
  })

describe('an upload', () => {
  test('that breaks off leaves nothing behind, is no error of ours, and the server goes on', async () => {
    const before = await stored('avatars')
    const reported = vi.spyOn(t.deps.errorReports, 'report')
    await sendRaw(100_000, [await grey(8, 8).png().toBuffer()])
    expect(await stored('avatars')).toEqual(before)
    expect(reported).not.toHaveBeenCalled()
    reported.mockRestore()
    expect((await send(bytes(await grey(8, 8).png().toBuffer()))).status).toBe(200)
  })

  test('of a gigabyte is cut off, and memory stays where it is', async () => {
    const chunk = randomBytes(MEGABYTE)
    let sent = 0
    const endless = function* () {
      for (; sent < 1024; sent += 1) yield chunk
    }
    const before = process.memoryUsage().rss
    const answer = await sendRaw(1024 * MEGABYTE, endless())
    expect(answer).toContain('413')
    expect(sent).toBeLessThan(1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE)
  })

  test('that comes drop by drop is ended with a sentence, and leaves nothing behind', async () => {
    const slow = await buildTestApp({ REQUEST_TIMEOUT_MS: '400' })
    try {
      const { port } = new URL(await slow.app.listen({ host: '127.0.0.1', port: 0 }))
      const who = await signIn(slow.deps, await createCustomer(slow.deps))
      const reported = vi.spyOn(slow.deps.errorReports, 'report')
      const socket = connect(Number(port), '127.0.0.1')
      let answer = ''
      socket.on('data', (data) => {
        answer += data.toString()
      })
      socket.on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(
        `PUT ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${who.headers.authorization}\r\n` +
          'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\n',
      )
      const drops = setInterval(() => socket.write('x'), 50)
      await closed
      clearInterval(drops)
      expect(answer).toContain('HTTP/1.1 408 Request Timeout')
      expect(answer).toContain('O envio demorou demais. Verifique a conexão e tente novamente.')
      expect(reported).not.toHaveBeenCalled()
      expect(await readdir(join(slow.config.DATA_DIR, 'files')).catch(() => [])).toEqual([])
    } finally {
      await slow.close()
    }
  })

  test('that ends within its body is malformed', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="several"\r\n\r\n{"nickname":"N"'
    const refused = await t.app.inject({
      method: 'PUT',
      url: path,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      payload: body,
    })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'malformed'])
  })

  test('under another name, or a second time, is refused', async () => {
    const content = bytes(await grey(8, 8).png().toBuffer())
    const other = new FormData()
    other.set('document', new Blob([content]), 'a.png')
    const unexpected = await t.app.inject({ method: 'PUT', url: path, headers, payload: other })
    expect(unexpected.statusCode).toBe(422)
    const twice = new FormData()
    twice.append('avatar', new Blob([content]), 'a.png')
    twice.append('avatar', new Blob([content]), 'b.png')
    expect((await t.app.inject({ method: 'PUT', url: path, headers, payload: twice })).statusCode).toBe(413)
  })
})

/** A disk of that many bytes, if this system allows creating one. */
const smallDisk = async (size: string): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  return status === 0 ? folder : undefined
}
const disk = await smallDisk('256k')
if (disk === undefined)
  process.stderr.write('no file system can be mounted here: a disk that is really full is not tested\n')

describe.skipIf(disk === undefined)('a disk that is full', () => {
  afterAll(() => {
    if (disk !== undefined) spawnSync('umount', [disk])
  })

  test('is said so, and keeps neither a part of the file nor a row; smaller ones still go in', async () => {
    const full = await buildTestApp({ DATA_DIR: disk ?? '' })
    try {
      const who = await signIn(full.deps, await createCustomer(full.deps))
      const keep = (length: number) => {
        const form = new FormData()
        form.set('title', 'Hemograma')
        form.set('date', '2026-11-01')
        form.set('file', new Blob(['%PDF-1.7\n', bytes(randomBytes(length)), '\n%%EOF']), 'exame.pdf')
        return full.app.inject({
          method: 'POST',
          url: '/api/v1/customer/exams',
          headers: who.headers,
          payload: form,
        })
      }
      const refused = await keep(MEGABYTE)
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
      expect(refused.json().detail).toContain('Tente novamente')
      expect(await readdir(join(disk ?? '', 'files', 'sealed'))).toEqual([])
      const { headers: own } = who
      expect((await full.app.inject({ url: '/api/v1/customer/exams', headers: own })).json().data).toEqual([])
      expect((await keep(10_000)).statusCode).toBe(201)
    } finally {
      await full.close()
    }
  })
})

describe('a document', () => {
  const upload = (content: Buffer) => ({ field: 'document', file: { content, name: 'x' } })

  test('is a PDF as it is, or a picture made anew', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    const kept = await saveDocument(t.deps, upload(pdf))
    expect(kept).toMatchObject({ type: 'application/pdf', size: pdf.length })
    const photo = await grey(5000, 100)
      .withExif({ IFD0: { Artist: 'Paula' } })
      .jpeg()
      .toBuffer()
    const picture = await saveDocument(t.deps, upload(photo))
    const chunks = await (await t.deps.storage.get(picture.key)).toArray()
    const { width, exif, format } = await sharp(Buffer.concat(chunks)).metadata()
    expect([picture.type, width, exif, format]).toEqual(['image/webp', 4000, undefined, 'webp'])
  })

  test('of another kind is refused', async () => {
    const html = upload(Buffer.from('<html></html>'))
    await expect(saveDocument(t.deps, html)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  test('leaves nothing behind where the disk is full', async () => {
    const removed: string[] = []
    const storage = {
      ...t.deps.storage,
      put: () => Promise.reject(new StorageUnavailable('The disk is full')),
      remove: async (key: string) => {
        removed.push(key)
      },
    }
    const pdf = upload(Buffer.from('%PDF-1.7\n%%EOF'))
    await expect(saveDocument({ ...t.deps, storage }, pdf)).rejects.toThrow(StorageUnavailable)
    expect(removed).toHaveLength(1)
  })
})
