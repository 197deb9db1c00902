import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { inflateRawSync } from 'node:zlib'
import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'
import { exportData } from './export-data.ts'

const words = 'cefaleia pulsátil desde terça'

let t: TestApp
let paula: TestCustomer
let asPaula: SignedIn
let asSergio: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const call = async (who: SignedIn | null, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const headers = who === null ? {} : who.headers
  const url = `/api/v1/${path}`
  return t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
}
const ask = (who: SignedIn | null = asPaula) => call(who, 'GET', 'customer/export')
const state = async (who: SignedIn = asPaula) => (await call(who, 'GET', 'customer/exports/current')).json()
const rows = () =>
  t.deps.db.selectFrom('data_exports').selectAll().where('customer_id', '=', paula.customerId).execute()
const storedFiles = () => readdir(join(t.config.DATA_DIR, 'files', 'exports')).catch(() => [])

/** The content of a ZIP, by its central directory. */
const unzip = (zip: Buffer): Record<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((each) => zip.readUInt16LE(at + each))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files[name] = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
const jsonIn = (files: Record<string, Buffer>, name: string) => JSON.parse(String(files[`${name}.json`]))

beforeEach(async () => {
  await forgetJobs(t)
  const specialtyId = await createSpecialty(t.deps)
  paula = await createCustomer(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  await insertAppointment(t, {
    specialist: sergio,
    customer: paula,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  const whole = { complaint: words, diagnosis: 'Enxaqueca', conduct: 'Repouso' }
  const begun = await call(asSergio, 'POST', 'records/create', { customer_id: paula.customerId, ...whole })
  const record_id = begun.json().id
  const medicine = { title: 'Dipirona', prescription: '1 comprimido', qtd: '10', record_id }
  await call(asSergio, 'POST', 'prescriptions/create', medicine)
  await call(asSergio, 'PUT', `records/update/${record_id}`, { status: 'signed' })
  await call(asSergio, 'POST', 'prescriptions/documents', { record_id })
  const draft = { customer_id: paula.customerId, complaint: 'rascunho que ninguém vê' }
  await call(asSergio, 'POST', 'records/create', draft)
})

describe('who may', () => {
  test('a patient alone, and only their own', async () => {
    expect((await ask(null)).statusCode).toBe(401)
    expect((await ask(asSergio)).statusCode).toBe(403)
    expect(await rows()).toEqual([])
  })
})

test('what is not made yet answers how far it is, once made the ZIP', async () => {
  expect(await state()).toMatchObject({ status: 'none', progress: 0 })
  const first = await ask()
  expect(first.statusCode).toBe(202)
  expect(first.json()).toEqual({ status: 'building', progress: 0, retry_after: 5 })
  expect(await state()).toMatchObject({ status: 'building' })
  expect(await runJobs(t)).toEqual([])
  expect(await state()).toMatchObject({
    status: 'ready',
    progress: 100,
    ready_at: t.clock.now().toISOString(),
  })
  const second = await ask()
  expect(second.statusCode).toBe(200)
  expect(second.headers['content-type']).toBe('application/zip')
  expect(second.headers['content-disposition']).toMatch(
    /^attachment; filename\*=UTF-8''emma-meus-dados-.*\.zip$/,
  )
  expect(await rows()).toHaveLength(1)
})

test('a call waits for its copy, and two at once wait for the same', async () => {
  const { customerId, userId } = paula
  const { sessionId } = asPaula
  const actor = {
    role: 'customer',
    customerId,
    userId,
    sessionId,
    rules: [],
    timeZone: 'UTC',
    secondFactor: 'none',
  } as const
  const client = { address: '127.0.0.1', userAgent: '', traceId: '' }
  const nothing = {
    params: undefined,
    query: undefined,
    body: undefined,
    files: {},
    idempotencyKey: undefined,
  }
  const patient = { ...t.deps, config: { ...t.deps.config, EXPORT_WAIT_MS: 20_000 } }
  const wait = async () => {
    const answer = await exportData(patient, { actor, client, ...nothing })
    if (!('content' in answer)) throw new Error('It did not wait')
    return buffer(answer.content as NodeJS.ReadableStream)
  }
  const working = (async () => {
    while ((await rows()).length === 0) await sleep(20)
    return runJobs(t)
  })()
  const [one, two] = await Promise.all([wait(), wait()])
  expect(await working).toEqual([])
  expect(one).toEqual(two)
  expect(Object.keys(unzip(one))).toContain('profile.json')
  expect(await rows()).toHaveLength(1)
})

test('it holds everything of one’s own, opened, and nothing of anybody else', async () => {
  const other = await createCustomer(t.deps)
  await ask()
  await runJobs(t)
  const files = unzip((await ask()).rawPayload)
  const [profile] = jsonIn(files, 'profile')
  expect(profile).toMatchObject({ email: paula.email, contact: { cellphone: '11987654321' } })
  expect(profile.cpf).toMatch(/^\d{11}$/)
  expect(jsonIn(files, 'records')).toMatchObject([{ content: { complaint: words, diagnosis: 'Enxaqueca' } }])
  expect(jsonIn(files, 'prescriptions')).toMatchObject([{ content: { title: 'Dipirona' } }])
  expect(jsonIn(files, 'appointments')).toHaveLength(1)
  expect(jsonIn(files, 'sessions')).toHaveLength(1)
  const [document] = jsonIn(files, 'documents')
  expect(files[document.file]?.subarray(0, 5).toString()).toBe('%PDF-')
  const log = jsonIn(files, 'access-log')
  expect(log.at(-1)).toMatchObject({ action: 'export', object: 'export', basis: 'own' })
  expect(Object.keys(files)).toContain('LEIA-ME.txt')
  const everything = Buffer.concat(Object.values(files)).toString()
  expect(everything).not.toContain('rascunho que ninguém vê')
  expect(everything).not.toContain(other.email)
  for (const secret of ['password', '_hash":', 'refresh', 'provider_'])
    expect(everything.replaceAll('text_hash', '')).not.toContain(secret)
})

test('on the disk it says nothing, and altered it is not handed out whole', async () => {
  await ask()
  await runJobs(t)
  const [row] = await rows()
  expect(row?.file_key).toMatch(/^exports\/[0-9a-f]{48}$/)
  const path = join(t.config.DATA_DIR, 'files', row?.file_key ?? '')
  const sealed = await readFile(path)
  for (const plain of ['PK', paula.email, words])
    expect(sealed.subarray(0, 4).toString('latin1')).not.toContain(plain)
  expect(sealed.includes('profile.json')).toBe(false)
  await t.deps.storage.put(row?.file_key ?? '', randomBytes(sealed.length), 'application/octet-stream')
  await expect(ask()).rejects.toThrow()
})

test('after a day it is forgotten, file and all, and a new one is made', async () => {
  await ask()
  await runJobs(t)
  const [row] = await rows()
  const name = row?.file_key.split('/')[1]
  expect(await storedFiles()).toContain(name)
  t.clock.advance(24 * HOUR)
  asPaula = await signIn(t.deps, paula)
  expect(await state()).toMatchObject({ status: 'none' })
  await t.deps.jobs.add(t.deps.db, 'forget-exports', {})
  expect(await runJobs(t)).toEqual([])
  expect(await storedFiles()).not.toContain(name)
  expect(await rows()).toMatchObject([{ status: 'forgotten', file_secret_sealed: null }])
  expect((await ask()).statusCode).toBe(202)
  expect(await rows()).toHaveLength(2)
})

test('one that a dead process was making is given up, and asked for again', async () => {
  await ask()
  await forgetJobs(t)
  t.clock.advance(10 * MINUTE)
  await t.deps.jobs.add(t.deps.db, 'forget-exports', {})
  await runJobs(t)
  expect(await state()).toMatchObject({ status: 'failed' })
  expect((await ask()).statusCode).toBe(202)
  expect(await runJobs(t)).toEqual([])
  expect((await ask()).statusCode).toBe(200)
})

test('where a document is missing the copy is not made, and nothing hangs', async () => {
  const [document] = await t.deps.db
    .selectFrom('prescription_documents')
    .select('file_key')
    .where('customer_id', '=', paula.customerId)
    .execute()
  await t.deps.storage.remove(document?.file_key ?? '')
  await ask()
  expect(await runJobs(t)).toHaveLength(1)
  expect(await state()).toMatchObject({ status: 'building' })
})
