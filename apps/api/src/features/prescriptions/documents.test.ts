import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadStarterSets } from '../../../db/starter/index.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/world.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asSergio: SignedIn
let recordId: string

beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const inject = (who: SignedIn | null, method: 'GET' | 'POST', url: string, payload?: object) =>
  t.app.inject({ method, url, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) })
const post = async (path: string, body: object) =>
  (await inject(asSergio, 'POST', `/api/v1/${path}`, body)).json()

beforeEach(async () => {
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  const startsAt = new Date(t.clock.now().getTime() - 3_600_000)
  const status = 'in_progress'
  const options = { specialist: sergio, customer: paula, specialtyId, startsAt, status }
  recordId = (await post('records/create', { schedule_id: await insertAppointment(t, options) })).id
})

const prescribe = (title: string, bulario_id?: string) =>
  post('prescriptions/create', {
    title,
    prescription: 'Tomar com água, após as refeições',
    via: 'Oral',
    qtd: '20 comprimidos',
    condition_use: 'Se Dor',
    record_id: recordId,
    ...(bulario_id ? { bulario_id } : {}),
  })
const issue = () => inject(asSergio, 'POST', '/api/v1/prescriptions/documents', { record_id: recordId })
const medicineOf = async (kind: string) =>
  (
    await t.deps.db
      .selectFrom('medicines')
      .select('id')
      .where('class', '=', kind)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

/** What a PDF of this product says: its streams inflated, the hexadecimal strings of their text operators decoded. */
const textOf = (pdf: Buffer): string => {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => line),
  )
  const decode = (line: string) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('')
  return lines.map(decode).join(' ')
}

test('the patient gets a PDF with everything that a prescription must say', async () => {
  await prescribe('Paracetamol 750 mg')
  const { statusCode, ...answer } = await issue()
  expect(statusCode).toBe(201)
  const document = answer.json()
  expect(document).toMatchObject({
    signature: 'none',
    delivery: 'electronic',
    medicines: ['Paracetamol 750 mg'],
  })
  const list = (await inject(asPaula, 'GET', '/api/v1/customer/prescriptions')).json()
  expect(list).toMatchObject({ data: [document], meta: { total: 1 } })
  const file = await inject(asPaula, 'GET', document.url)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const text = textOf(file.rawPayload)
  const { council_number } = await t.deps.db
    .selectFrom('specialists')
    .select('council_number')
    .where('id', '=', sergio.specialistId)
    .executeTakeFirstOrThrow()
  const said = [
    sergio.name,
    `CRM-SP ${council_number}`,
    'UF SP',
    paula.name,
    '23/11/2026',
    'Paracetamol 750 mg',
  ]
  const item = ['Tomar com água, após as refeições', '20 comprimidos', 'Via: Oral', 'Se Dor']
  const proof = [document.code, '/verificar/', 'sem assinatura ICP-Brasil']
  for (const expected of [...said, ...item, ...proof]) expect(text).toContain(expected)
})

test('nobody else opens the file, and each opening is in the patient’s log', async () => {
  await prescribe('Paracetamol 750 mg')
  const { url, id } = (await issue()).json()
  const ana = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  const other = await signIn(t.deps, await createCustomer(t.deps))
  expect((await inject(null, 'GET', url)).statusCode).toBe(401)
  for (const who of [ana, other]) expect((await inject(who, 'GET', url)).statusCode).toBe(404)
  expect((await inject(asSergio, 'GET', url)).statusCode).toBe(200)
  await inject(asPaula, 'GET', url)
  const log = (await inject(asPaula, 'GET', '/api/v1/customer/access-log?pageSize=3')).json()
  expect(log.data).toMatchObject([
    { object: 'document', object_id: id, action: 'read', basis: 'own' },
    { object: 'document', object_id: id, action: 'read', basis: 'author' },
    { object: 'document', object_id: id, action: 'create', basis: 'author' },
  ])
})

test('a pharmacist checks the code as printed or typed, and sees of the patient only initials', async () => {
  await prescribe('Paracetamol 750 mg')
  const { code } = (await issue()).json()
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
  const check = await inject(null, 'GET', `/api/v1/prescriptions/verify/${encodeURIComponent(typed)}`)
  expect(check.json()).toMatchObject({
    valid: true,
    code,
    patient_initials: 'P. T.',
    specialist: { name: sergio.name },
    items: [{ title: 'Paracetamol 750 mg', via: 'Oral' }],
  })
  for (const secret of [paula.name, 'Paula', paula.customerId]) expect(check.body).not.toContain(secret)
  expect((await inject(null, 'GET', '/api/v1/prescriptions/verify/AAAA-BBBB-CCCC')).statusCode).toBe(404)
})

test('a newer document replaces the one before, which the check page no longer calls valid', async () => {
  await prescribe('Paracetamol 750 mg')
  const old = (await issue()).json()
  await prescribe('Dipirona 500 mg')
  const current = (await issue()).json()
  const list = (await inject(asPaula, 'GET', '/api/v1/customer/prescriptions')).json()
  expect(list.data).toEqual([current])
  const verify = async (code: string) =>
    (await inject(null, 'GET', `/api/v1/prescriptions/verify/${code}`)).json()
  expect(await verify(old.code)).toMatchObject({ valid: false, items: [{ title: 'Paracetamol 750 mg' }] })
  expect(await verify(current.code)).toMatchObject({ valid: true })
})

test('what pharmacies keep is for a signature by hand and not given as a file', async () => {
  await prescribe('Amoxicilina 500 mg', await medicineOf('antimicrobial'))
  const document = (await issue()).json()
  expect(document.delivery).toBe('print')
  expect((await inject(asPaula, 'GET', document.url)).statusCode).toBe(404)
  expect((await inject(asPaula, 'GET', '/api/v1/customer/prescriptions')).json().data).toEqual([])
  const file = await inject(asSergio, 'GET', document.url)
  expect(textOf(file.rawPayload)).toContain('assinatura de próprio punho')
})

test('without prescriptions, without a registration or with a forbidden mixture there is no document', async () => {
  const refused = async () => {
    const answer = (await issue()).json()
    return [answer.status, answer.code, answer.errors[0].path]
  }
  expect(await refused()).toEqual([422, 'document_incomplete', 'prescriptions'])
  await prescribe('Amoxicilina 500 mg', await medicineOf('antimicrobial'))
  await prescribe('Clonazepam 2 mg', await medicineOf('controlled_344'))
  expect(await refused()).toEqual([422, 'document_incomplete', 'prescriptions'])
  const change = { council_number: null }
  await t.deps.db.updateTable('specialists').set(change).where('id', '=', sergio.specialistId).execute()
  expect(await refused()).toEqual([422, 'document_incomplete', 'council'])
  const rows = t.deps.db.selectFrom('prescription_documents').select('id').where('record_id', '=', recordId)
  expect(await rows.execute()).toEqual([])
})

test('the stored file says nothing to who reads the disk', async () => {
  await prescribe('Paracetamol 750 mg')
  const { id } = (await issue()).json()
  const folder = join(t.config.DATA_DIR, 'files', 'prescriptions')
  expect(await readdir(folder)).toContain(id)
  const content = await readFile(join(folder, id))
  expect(content.toString('latin1')).not.toContain('%PDF')
  expect(content.toString('latin1')).not.toContain(Buffer.from('%PDF').toString('base64').slice(0, 5))
})
