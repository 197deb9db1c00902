import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DAY } from '@emma/domain/interval'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

const MAX = 10 * 1024 * 1024
const MISSING = '00000000-0000-7000-8000-000000000000'
const words = 'hemoglobina glicada'

let t: TestApp
let url: string
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asSergio: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  url = await t.app.listen({ host: '127.0.0.1', port: 0 })
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
})

/** A PDF of that many bytes. */
const pdf = (size = 64): Buffer => {
  const head = Buffer.from(`%PDF-1.7\n%âãÏÓ\n(${words})\n`)
  const tail = Buffer.from('\n%%EOF')
  return Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length - tail.length), 32), tail])
}
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#888888' } })

const form = { title: 'Hemograma', date: '2026-03-10' }
const send = async (
  content: Buffer | null,
  {
    who = asPaula,
    fields = {},
    name = 'laudo.pdf',
    key,
  }: { who?: SignedIn | null; fields?: object; name?: string; key?: string } = {},
) => {
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...form, ...fields })) body.set(field, value)
  if (content) body.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name)
  const headers = { ...who?.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  const answer = await fetch(`${url}/api/v1/customer/exams`, { method: 'POST', headers, body })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
const call = async (who: SignedIn | null, method: 'GET' | 'DELETE', path: string) => {
  const answer = await t.app.inject({ method, url: `/api/v1/${path}`, headers: who?.headers ?? {} })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    raw: answer.rawPayload,
    body: isJson ? answer.json() : null,
  }
}
const keep = async (fields: object = {}) => (await send(pdf(), { fields })).body
const fileOf = (who: SignedIn | null, id: string) => call(who, 'GET', `exams/${id}/file`)
const rows = () => t.deps.db.selectFrom('exams').select('id').execute()
const stored = () => readdir(join(t.config.DATA_DIR, 'files', 'sealed')).catch(() => [])
const state = async () => ({ rows: await rows(), files: await stored() })
const accesses = (id: string) =>
  t.deps.db
    .selectFrom('access_log')
    .select(['action', 'object', 'basis', 'user_id'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
const care = (dependentId?: string, specialist = sergio, daysAgo = 1) =>
  insertAppointment(t, {
    specialist,
    customer: paula,
    specialtyId,
    startsAt: new Date(t.clock.now().getTime() - daysAgo * DAY),
    status: 'finished',
    ...(dependentId === undefined ? {} : { dependentId }),
  })
const addChild = async (who: SignedIn) => {
  const payload = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/customer/dependents',
    headers: who.headers,
    payload,
  })
  return answer.json().id
}

describe('who may', () => {
  test('nobody without a token, and neither specialists nor admins keep or list', async () => {
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const before = await state()
    expect((await send(pdf(), { who: null })).status).toBe(401)
    for (const who of [asSergio, admin]) {
      expect((await send(pdf(), { who })).status).toBe(403)
      expect((await call(who, 'GET', 'customer/exams')).status).toBe(403)
    }
    expect((await call(admin, 'GET', `records/exams/${paula.customerId}`)).status).toBe(403)
    const { id } = await keep()
    expect((await fileOf(admin, id)).status).toBe(403)
    expect((await rows()).length).toBe(before.rows.length + 1)
  })

  test('another patient neither sees, nor opens, nor deletes it', async () => {
    const { id } = await keep()
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await call(other, 'GET', 'customer/exams')).body.data).toEqual([])
    for (const each of [id, MISSING]) {
      expect((await fileOf(other, each)).status).toBe(404)
      expect((await call(other, 'DELETE', `customer/exams/${each}`)).status).toBe(404)
    }
    expect((await fileOf(asPaula, id)).status).toBe(200)
  })
})

describe('an exam', () => {
  test('is kept with its title and day, and handed out as an attachment that is nothing else', async () => {
    const { status, body } = await send(pdf(), { name: 'C:\\exames\\laudo <1>.PDF' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Hemograma',
      date: '2026-03-10',
      dependent: null,
      file: { name: 'laudo 1.pdf', type: 'application/pdf', size: 64, url: `/api/v1/exams/${body.id}/file` },
    })
    const file = await fileOf(asPaula, body.id)
    expect(file.raw.equals(pdf())).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''laudo%201.pdf",
    })
    expect((await call(asPaula, 'GET', 'customer/exams')).body).toEqual({
      data: [body],
      meta: { page: 1, pageSize: 20, total: 1 },
    })
  })

  test('lies sealed: neither the file nor the row says what is in it', async () => {
    const { id } = await keep({ title: 'Glicemia de jejum' })
    const row = await t.deps.db.selectFrom('exams').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const file = await readFile(join(t.config.DATA_DIR, 'files', row.file_key))
    expect(file.includes(words)).toBe(false)
    expect(file.includes('%PDF')).toBe(false)
    expect(row.details_sealed.includes('Glicemia')).toBe(false)
  })

  test('that is a picture is made anew, without its EXIF', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Artist: 'Paula' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await send(photo, { name: 'foto.jpg' })
    expect(body.file).toMatchObject({ name: 'foto.webp', type: 'image/webp' })
    const { raw } = await fileOf(asPaula, body.id)
    const { exif, format, width } = await sharp(raw).metadata()
    expect([exif, format, width]).toEqual([undefined, 'webp', 60])
    expect(raw.includes('Paula')).toBe(false)
  })

  test.each([
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
  ])('may be a %s', async (_, make) => {
    expect((await send(await make())).status).toBe(201)
  })

  test('of ten megabytes is kept whole; one byte more is refused and leaves nothing', async () => {
    const kept = await send(pdf(MAX))
    expect([kept.status, kept.body.file.size]).toEqual([201, MAX])
    expect((await fileOf(asPaula, kept.body.id)).raw.equals(pdf(MAX))).toBe(true)
    const before = await state()
    expect(await send(pdf(MAX + 1))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
    expect(await state()).toEqual(before)
  })

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
    ['a ZIP', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['nothing', Buffer.alloc(0)],
  ])('is refused by its content, whatever its name says: %s', async (_, content) => {
    const before = await state()
    expect(await send(content)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    expect(await state()).toEqual(before)
  })

  test('that is a broken picture is refused beside its field', async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
    const before = await state()
    expect(await send(whole.subarray(0, 200))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'file' }] },
    })
    expect(await state()).toEqual(before)
  })

  test.each([
    ['no file', null, {}, 'file'],
    ['no title', pdf(), { title: ' ' }, 'title'],
    ['a long title', pdf(), { title: 'x'.repeat(121) }, 'title'],
    ['a day to come', pdf(), { date: '2999-01-01' }, 'date'],
    ['a day that is none', pdf(), { date: '10/03/2026' }, 'date'],
    ['a field that is none', pdf(), { customer_id: MISSING }, 'customer_id'],
    ['a dependent that is no id', pdf(), { dependent_id: 'x' }, 'dependent_id'],
  ])('is refused with %s', async (_, content, fields, path) => {
    const before = await state()
    const { status, body } = await send(content, { fields })
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await state()).toEqual(before)
  })

  test('of any title and name is kept as it was typed, and can be opened', async () => {
    for (const title of ['[2026] Hemograma', '{Exame}', '"Hemograma" de rotina', 'true', 'null']) {
      const kept = await send(pdf(), { fields: { title } })
      expect([title, kept.status, kept.body.title]).toEqual([title, 201, title])
    }
    // A field may also be JSON text.
    expect((await send(pdf(), { fields: { title: '"Hemograma"' } })).body.title).toBe('Hemograma')
    const kept = await send(pdf(), { name: `a${'😀'.repeat(120)}.pdf` })
    expect(kept.body.file.name).toBe(`a${'😀'.repeat(99)}.pdf`)
    expect((await call(asPaula, 'GET', kept.body.file.url.replace('/api/v1/', ''))).status).toBe(200)
  })

  test('is not JSON', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/customer/exams',
      headers: asPaula.headers,
      payload: form,
    })
    expect(answer.statusCode).toBe(415)
  })

  test('whose sending breaks off leaves nothing behind', async () => {
    const before = await state()
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => {}).on('close', () => resolve())
      socket.write(
        `POST /api/v1/customer/exams HTTP/1.1\r\nhost: x\r\nauthorization: ${asPaula.headers.authorization}\r\n` +
          'content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n' +
          '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
      )
      socket.resume().end(pdf())
    })
    expect(await state()).toEqual(before)
    expect((await send(pdf())).status).toBe(201)
  })

  test('sent again under its key is one exam, also at once', async () => {
    const key = randomBytes(12).toString('hex')
    const [first, second] = await Promise.all([send(pdf(), { key }), send(pdf(), { key })])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    // The stored answer is deleted after a day; the exam stores its key.
    await t.deps.db.deleteFrom('idempotency_keys').execute()
    expect((await send(pdf(), { key })).body.id).toBe(first.body.id)
    expect((await call(asPaula, 'GET', 'customer/exams')).body.meta.total).toBe(1)
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await send(pdf(99), { key })).body).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    })
    expect((await send(pdf(), { key, who: other })).body.id).not.toBe(first.body.id)
  })

  test('whose file is kept already is refused if only a new one is meant, and says which', async () => {
    const first = (await send(pdf(), { fields: { title: 'Glicemia' } })).body
    const shot = await picture().png().toBuffer()
    const photo = (await send(shot)).body
    const before = await state()
    const again = (content: Buffer, fields: object = {}) =>
      send(content, { fields: { only_new: 'true', ...fields } })
    expect(await again(pdf())).toMatchObject({ status: 409, body: { code: 'exam_exists', exam: first } })
    expect((await again(shot, { title: 'Outra' })).body.exam).toEqual(photo)
    expect(await state()).toEqual(before)
    expect((await accesses(first.id)).map(({ action }) => action)).toEqual(['create', 'list'])
    // The same size is not the same file; nobody else's exam is compared, nor another patient's.
    const other = Buffer.from(pdf())
    other[40] = 33
    expect((await again(other)).status).toBe(201)
    const someone = await signIn(t.deps, await createCustomer(t.deps))
    expect((await send(pdf(), { who: someone, fields: { only_new: 'true' } })).status).toBe(201)
    expect((await again(pdf(), { dependent_id: await addChild(asPaula) })).status).toBe(201)
    // Not asked for, or once it was deleted, the file is taken.
    const second = await send(pdf(), { fields: { only_new: 'false' } })
    expect(second.status).toBe(201)
    for (const { id } of [first, second.body]) await call(asPaula, 'DELETE', `customer/exams/${id}`)
    expect((await again(pdf())).status).toBe(201)
  })

  test('that is damaged keeps no other from being taken', async () => {
    const { id } = await keep()
    await t.deps.db.updateTable('exams').set({ file_key: 'sealed/gone' }).where('id', '=', id).execute()
    expect((await send(pdf(), { fields: { only_new: 'true' } })).status).toBe(201)
  })

  test('sent again under its key is no refusal of itself', async () => {
    const key = randomBytes(12).toString('hex')
    const fields = { only_new: 'true' }
    const first = await send(pdf(), { key, fields })
    await t.deps.db.deleteFrom('idempotency_keys').execute()
    expect(await send(pdf(), { key, fields })).toMatchObject({ status: 201, body: { id: first.body.id } })
    // A refusal leaves the key free for the same file, meant all the same.
    const later = randomBytes(12).toString('hex')
    expect((await send(pdf(), { key: later, fields })).status).toBe(409)
    expect((await send(pdf(), { key: later })).status).toBe(201)
  })

  test('is deleted for good: the row, what opens the file, and the file', async () => {
    const before = await stored()
    const { id } = await keep()
    expect((await call(asPaula, 'DELETE', `customer/exams/${id}`)).status).toBe(204)
    expect((await fileOf(asPaula, id)).status).toBe(404)
    expect((await call(asPaula, 'DELETE', `customer/exams/${id}`)).status).toBe(404)
    expect(await runJobs(t)).toEqual([])
    expect(await stored()).toEqual(before)
    expect((await accesses(id)).map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  test('list comes newest first, by page and by person', async () => {
    const lia = await addChild(asPaula)
    const old = await keep({ date: '2020-01-01' })
    const fresh = await keep({ date: '2026-11-01' })
    const child = await keep({ date: '2024-05-05', dependent_id: lia })
    const ids = async (query: string) =>
      (await call(asPaula, 'GET', `customer/exams${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([fresh.id, child.id, old.id])
    expect(await ids('?pageSize=2&page=2')).toEqual([old.id])
    expect(await ids('?dependent_id=self')).toEqual([fresh.id, old.id])
    expect(await ids(`?dependent_id=${lia}`)).toEqual([child.id])
    expect(child.dependent).toEqual({ id: lia, name: 'Lia Teste' })
  })

  test('for somebody else’s child, or one that was taken out, is refused and leaves nothing', async () => {
    const theirs = await addChild(await signIn(t.deps, await createCustomer(t.deps)))
    const before = await state()
    for (const dependent_id of [theirs, MISSING]) {
      expect((await send(pdf(), { fields: { dependent_id } })).status).toBe(404)
    }
    expect(await state()).toEqual(before)
  })
})

describe('a specialist', () => {
  const list = (query = '') => call(asSergio, 'GET', `records/exams/${paula.customerId}${query}`)

  test('without care, or with care long past, sees nothing', async () => {
    const { id } = await keep()
    expect((await list()).status).toBe(404)
    await care(undefined, sergio, 3 * 365)
    expect((await list()).status).toBe(404)
    expect((await fileOf(asSergio, id)).status).toBe(404)
    expect((await accesses(id)).map(({ user_id }) => user_id)).toEqual([paula.userId])
  })

  test('with care sees and opens them, and the patient’s log tells', async () => {
    const { id } = await keep()
    await care()
    expect((await list()).body).toMatchObject({ data: [{ id }], meta: { page: 1, pageSize: 20, total: 1 } })
    expect((await fileOf(asSergio, id)).raw.equals(pdf())).toBe(true)
    expect(await accesses(id)).toMatchObject([
      { action: 'create', basis: 'own', user_id: paula.userId },
      { action: 'list', object: 'exam', basis: 'care', user_id: sergio.userId },
      { action: 'read', object: 'exam', basis: 'care', user_id: sergio.userId },
    ])
    expect((await call(asSergio, 'DELETE', `customer/exams/${id}`)).status).toBe(403)
  })

  test('with care of a child sees that child’s alone', async () => {
    const lia = await addChild(asPaula)
    const own = await keep()
    const child = await keep({ dependent_id: lia })
    await care(lia)
    expect((await list()).status).toBe(404)
    expect((await fileOf(asSergio, own.id)).status).toBe(404)
    expect((await list(`?dependent_id=${lia}`)).body.data).toMatchObject([{ id: child.id }])
    expect((await fileOf(asSergio, child.id)).status).toBe(200)
    await care()
    expect((await list()).body.data).toMatchObject([{ id: own.id }])
  })
})
