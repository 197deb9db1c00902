import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStarterSets } from '../../../db/starter/index.ts'
import {
  buildTestApp,
  callOf,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let asPaula: SignedIn
let asSergio: SignedIn
let asAna: SignedIn
let recordId: string

beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const call = callOf(() => t)

beforeEach(async () => {
  paula = await createCustomer(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  asAna = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  const startsAt = new Date(t.clock.now().getTime() - HOUR)
  const schedule_id = await insertAppointment(t, {
    specialist: sergio,
    customer: paula,
    specialtyId,
    startsAt,
    status: 'in_progress',
  })
  recordId = (await call(asSergio, 'POST', 'records/create', { schedule_id })).body.id
})

const dipirona = {
  title: 'Dipirona 500 mg',
  prescription: '1 comprimido a cada 6 horas',
  via: 'Oral',
  qtd: 20,
}
const prescribe = async (more: object = {}) =>
  (await call(asSergio, 'POST', 'prescriptions/create', { ...dipirona, record_id: recordId, ...more })).body
const sign = () =>
  call(asSergio, 'PUT', `records/update/${recordId}`, {
    complaint: 'Dor de cabeça',
    diagnosis: 'Enxaqueca',
    conduct: 'Analgésico',
    status: 'signed',
  })
const storedIds = async () =>
  (await t.deps.db.selectFrom('prescriptions').select('id').where('record_id', '=', recordId).execute()).map(
    ({ id }) => id,
  )

describe('who may', () => {
  test('nobody without a token, and no patient, prescribes', async () => {
    const body = { ...dipirona, record_id: recordId }
    expect((await call(null, 'POST', 'prescriptions/create', body)).status).toBe(401)
    expect((await call(asPaula, 'POST', 'prescriptions/create', body)).status).toBe(403)
    expect(await storedIds()).toEqual([])
  })

  test('another specialist touches neither the record nor what is prescribed in it', async () => {
    const { id } = await prescribe()
    const body = { ...dipirona, record_id: recordId }
    expect((await call(asAna, 'POST', 'prescriptions/create', body)).status).toBe(404)
    expect((await call(asAna, 'PUT', `prescriptions/update/${id}`, { qtd: '1' })).status).toBe(404)
    expect((await call(asAna, 'DELETE', `prescriptions/delete?id=${id}`)).status).toBe(404)
    expect((await call(asAna, 'POST', 'prescriptions/documents', { record_id: recordId })).status).toBe(404)
    expect((await call(asAna, 'GET', 'prescriptions/all')).body.meta.total).toBe(0)
    expect(await storedIds()).toEqual([id])
  })
})

describe('prescribing', () => {
  test('is seen in the record, changed and taken out while it is a draft', async () => {
    const { id, qtd, customer_id } = await prescribe()
    expect({ qtd, customer_id }).toEqual({ qtd: '20', customer_id: paula.customerId })
    const changed = await call(asSergio, 'PUT', `prescriptions/update/${id}`, { condition_use: 'Se Dor' })
    expect(changed.body).toMatchObject({ title: 'Dipirona 500 mg', condition_use: 'Se Dor' })
    const record = await call(asSergio, 'GET', `records/byid/${recordId}`)
    expect(record.body.prescriptions).toEqual([changed.body])
    expect((await call(asSergio, 'DELETE', `prescriptions/delete?id=${id}`)).status).toBe(204)
    expect(await storedIds()).toEqual([])
  })

  test('ends with the signature; models are always kept', async () => {
    const { id } = await prescribe()
    expect((await sign()).status).toBe(200)
    const refusals = [
      await call(asSergio, 'POST', 'prescriptions/create', { ...dipirona, record_id: recordId }),
      await call(asSergio, 'PUT', `prescriptions/update/${id}`, { qtd: '99' }),
      await call(asSergio, 'DELETE', `prescriptions/delete?id=${id}`),
    ]
    for (const refused of refusals) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'record_signed' } })
    }
    const record = await call(asSergio, 'GET', `records/byid/${recordId}`)
    expect(record.body.prescriptions).toMatchObject([{ id, qtd: '20' }])
    const model = await call(asSergio, 'POST', 'prescriptions/create', { ...dipirona, is_model: true })
    expect(model).toMatchObject({ status: 201, body: { is_model: true } })
    expect(model.body).not.toHaveProperty('customer_id')
    const models = await call(asSergio, 'GET', 'prescriptions/all?is_model=true&search=DIPIRONÁ')
    expect(models.body).toMatchObject({ data: [{ id: model.body.id }], meta: { total: 1 } })
    expect((await call(asSergio, 'GET', 'prescriptions/all?is_model=true&search=tosse')).body.data).toEqual(
      [],
    )
  })

  test('refuses links that contradict the record and a medicine that is not there', async () => {
    const stranger = await createCustomer(t.deps)
    const wrong = await call(asSergio, 'POST', 'prescriptions/create', {
      ...dipirona,
      record_id: recordId,
      customer_id: stranger.customerId,
    })
    expect(wrong.status).toBe(404)
    const body = { ...dipirona, record_id: recordId, bulario_id: t.deps.newId() }
    const unknown = await call(asSergio, 'POST', 'prescriptions/create', body)
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: 'bulario_id' }] } })
    expect((await call(asSergio, 'POST', 'prescriptions/create', dipirona)).status).toBe(422)
    expect(await storedIds()).toEqual([])
  })

  test('sent again under its key is one prescription, and the kept answer is sealed', async () => {
    const keyed = { ...asSergio, headers: { ...asSergio.headers, 'idempotency-key': 'one press' } }
    const body = { ...dipirona, record_id: recordId }
    const first = await call(keyed, 'POST', 'prescriptions/create', body)
    const second = await call(keyed, 'POST', 'prescriptions/create', body)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await storedIds()).toEqual([first.body.id])
    const { rows } = await sql<{ found: number }>`
      SELECT count(*)::int AS found FROM idempotency_keys k WHERE k::text ILIKE '%dipirona%'`.execute(
      t.deps.db,
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  test('refused under its key is refused again in the same words', async () => {
    await sign()
    const keyed = { ...asSergio, headers: { ...asSergio.headers, 'idempotency-key': 'too late' } }
    const again = () => call(keyed, 'POST', 'prescriptions/create', { ...dipirona, record_id: recordId })
    const [first, second] = [await again(), await again()]
    expect(first).toMatchObject({ status: 409, body: { code: 'record_signed' } })
    expect(second).toMatchObject({ status: 409, body: { code: 'record_signed' } })
  })

  test('is nowhere in the database in the clear, and each of its reads is in the patient’s log', async () => {
    const { id } = await prescribe()
    await call(asSergio, 'GET', 'prescriptions/all')
    const { rows } = await sql<{ found: number }>`
      SELECT count(*)::int AS found FROM prescriptions p
      WHERE p::text ILIKE '%dipirona%' OR p::text LIKE '%' || encode('ipirona', 'hex') || '%'`.execute(
      t.deps.db,
    )
    expect(rows).toEqual([{ found: 0 }])
    const log = await call(asPaula, 'GET', 'customer/access-log')
    expect(log.body.data).toMatchObject([
      { object: 'prescription', action: 'list', object_id: id, basis: 'author' },
      { object: 'prescription', action: 'create', object_id: id },
      { object: 'record', action: 'create' },
    ])
  })
})

test('medicines are found by a part of the name or the ingredient, without accents', async () => {
  const found = await call(asSergio, 'GET', 'bulario/pesquisar?nome=ACIDO%20folico')
  expect(found.body.content).toMatchObject([{ nomeProduto: 'Ácido fólico 5 mg comprimido', classe: 'otc' }])
  const beginsWith = await call(asSergio, 'GET', 'bulario/pesquisar?nome=amoxicilina&pagina=1')
  expect(beginsWith.body.content[0].nomeProduto).toMatch(/^Amoxicilina/)
  expect(beginsWith.body.content[0].classe).toBe('antimicrobial')
  expect((await call(asPaula, 'GET', 'bulario/pesquisar?nome=a')).status).toBe(403)
})
