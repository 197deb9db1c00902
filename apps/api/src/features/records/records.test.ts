import { createHash } from 'node:crypto'
import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStarterSets } from '../../../db/starter/index.ts'
import {
  buildTestApp,
  callOf,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

const words = 'cefaleia pulsátil desde terça'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let ana: TestSpecialist
let asPaula: SignedIn
let asSergio: SignedIn
let asAna: SignedIn
let appointmentId: string

beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const attended = (specialist: TestSpecialist, daysAgo: number, status = 'finished') =>
  insertAppointment(t, {
    specialist,
    customer: paula,
    specialtyId,
    startsAt: new Date(t.clock.now().getTime() - daysAgo * DAY),
    status,
  })

beforeEach(async () => {
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  ana = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  asAna = await signIn(t.deps, ana)
  appointmentId = await attended(sergio, 1)
})

const call = callOf(() => t)
const begin = async (body: object = {}) => {
  const { body: record } = await call(asSergio, 'POST', 'records/create', {
    schedule_id: appointmentId,
    ...body,
  })
  return record
}
const whole = { complaint: words, diagnosis: 'Enxaqueca', cid_code: 'G43.9', conduct: 'Repouso' }
const beginSigned = async () => {
  const { id } = await begin(whole)
  await call(asSergio, 'PUT', `records/update/${id}`, { status: 'signed' })
  return id
}
const stored = (id: string) =>
  t.deps.db.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const giveConsent = async () => {
  const accepted_at = t.clock.now()
  const values = { id: t.deps.newId(), user_id: paula.userId, kind: 'shared_history', version: '1' }
  await t.deps.db
    .insertInto('consents')
    .values({ ...values, text_hash: Buffer.from('x'), accepted_at })
    .execute()
}

describe('who may', () => {
  test('nobody without a token, and neither patients nor admins write', async () => {
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    expect(await call(null, 'GET', 'records/all')).toMatchObject({ status: 401 })
    for (const who of [asPaula, admin]) {
      const refused = await call(who, 'POST', 'records/create', { schedule_id: appointmentId })
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
    const id = await beginSigned()
    expect(await call(admin, 'GET', `records/byid/${id}`)).toMatchObject({ status: 403 })
    const records = await t.deps.db
      .selectFrom('records')
      .select('id')
      .where('customer_id', '=', paula.customerId)
    expect(await records.execute()).toEqual([{ id }])
  })

  test('a specialist without care can neither begin a record nor read a history', async () => {
    const mine = await call(asAna, 'POST', 'records/create', { customer_id: paula.customerId })
    const theirs = await call(asAna, 'POST', 'records/create', { schedule_id: appointmentId })
    const history = await call(asAna, 'GET', `records/history/${paula.customerId}`)
    for (const refused of [mine, theirs, history]) expect(refused.status).toBe(404)
    expect(
      await t.deps.db.selectFrom('records').where('specialist_id', '=', ana.specialistId).execute(),
    ).toEqual([])
  })

  test('unpaid and canceled appointments give no care, and care ends after care_months', async () => {
    await attended(ana, -1, 'awaiting_payment')
    await attended(ana, 2, 'canceled_by_customer')
    await attended(ana, 3 * 365)
    expect(await call(asAna, 'GET', `records/history/${paula.customerId}`)).toMatchObject({ status: 404 })
    await attended(ana, 30)
    expect(await call(asAna, 'GET', `records/history/${paula.customerId}`)).toMatchObject({ status: 200 })
  })

  test('a colleague reads what is signed, with care and the patient’s consent', async () => {
    const id = await beginSigned()
    await attended(ana, 5)
    expect(await call(asAna, 'GET', `records/byid/${id}`)).toMatchObject({ status: 404 })
    await giveConsent()
    const read = await call(asAna, 'GET', `records/byid/${id}`)
    expect(read).toMatchObject({
      status: 200,
      body: { complaint: words, can: { edit: false, amend: false } },
    })
    const history = await call(asAna, 'GET', `records/history/${paula.customerId}`)
    expect(history.body.data).toMatchObject([{ id }])
    const written = await call(asAna, 'PUT', `records/update/${id}`, { addendum: 'de outra pessoa' })
    expect(written.status).toBe(404)
    expect((await call(asSergio, 'GET', `records/byid/${id}`)).body.addenda).toEqual([])
  })

  test('the panel of a call of years ago is closed with the care, and what is not there is not found', async () => {
    const old = await attended(sergio, 3 * 365)
    await t.deps.db.deleteFrom('appointments').where('id', '=', appointmentId).execute()
    expect((await call(asSergio, 'GET', `records/consultation/${old}`)).status).toBe(404)
    expect((await call(asSergio, 'POST', 'records/create', { schedule_id: old })).status).toBe(404)
    const id = t.deps.newId()
    expect((await call(asSergio, 'GET', `records/byid/${id}`)).status).toBe(404)
    expect((await call(asSergio, 'PUT', `records/update/${id}`, { conduct: 'Repouso' })).status).toBe(404)
    expect((await call(asSergio, 'GET', `records/consultation/${id}`)).status).toBe(404)
  })

  test('the patient reads the signed record and never a draft; another patient neither', async () => {
    const { id } = await begin(whole)
    expect(await call(asPaula, 'GET', `records/byid/${id}`)).toMatchObject({ status: 404 })
    const own = `records/history/${paula.customerId}`
    expect((await call(asPaula, 'GET', own)).body).toMatchObject({ data: [], meta: { total: 0 } })
    await call(asSergio, 'PUT', `records/update/${id}`, { status: 'signed' })
    expect(await call(asPaula, 'GET', `records/byid/${id}`)).toMatchObject({ status: 200, body: whole })
    expect((await call(asPaula, 'GET', own)).body.meta).toEqual({ page: 1, pageSize: 5, total: 1 })
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await call(other, 'GET', `records/byid/${id}`)).status).toBe(404)
    expect((await call(other, 'GET', own)).status).toBe(404)
  })
})

describe('writing', () => {
  test('one record an appointment; the refusal tells its id', async () => {
    const { id, status, version } = await begin()
    expect({ status, version }).toEqual({ status: 'draft', version: 1 })
    const again = await call(asSergio, 'POST', 'records/create', { schedule_id: appointmentId })
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'record_exists', errors: [{ path: 'id', message: id }] },
    })
    const wrong = await call(asSergio, 'POST', 'records/create', {})
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'schedule_id' }] } })
  })

  test('any of the fields is saved; a save over a newer version is refused and changes nothing', async () => {
    const { id } = await begin({ complaint: words })
    const saved = await call(asSergio, 'PUT', `records/update/${id}`, { conduct: 'Repouso', version: 1 })
    expect(saved).toMatchObject({ status: 200, body: { complaint: words, conduct: 'Repouso', version: 2 } })
    const before = await stored(id)
    const stale = await call(asSergio, 'PUT', `records/update/${id}`, { conduct: 'Outra', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect(await stored(id)).toEqual(before)
  })

  test('a diagnosis that is not listed is refused, and one without its point is the same', async () => {
    const refused = await call(asSergio, 'POST', 'records/create', {
      schedule_id: appointmentId,
      cid_code: 'X99.9',
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'cid_code' }] } })
    const { id } = await begin({ cid_code: 'g439' })
    const before = await stored(id)
    const update = (cid_code: string) => call(asSergio, 'PUT', `records/update/${id}`, { cid_code })
    expect(await update('X99.9')).toMatchObject({ status: 422, body: { errors: [{ path: 'cid_code' }] } })
    expect(await update('dor')).toMatchObject({ status: 422 })
    expect(await stored(id)).toEqual(before)
    expect((await call(asSergio, 'GET', `records/byid/${id}`)).body.cid_code).toBe('G43.9')
    expect((await update('')).body.cid_code).toBe('')
    // A category by its subcategories.
    expect((await update('J06')).body.cid_code).toBe('J06')
  })

  test('a diagnosis stays in its draft when a newer list no longer has it', async () => {
    const kept = { code: 'Z98.9', description: 'Estado inventado', chapter: 'XXI. Z', sex: null }
    await t.deps.db.insertInto('cids').values(kept).execute()
    const { id } = await begin({ cid_code: kept.code })
    await t.deps.db.deleteFrom('cids').where('code', '=', kept.code).execute()
    const saved = await call(asSergio, 'PUT', `records/update/${id}`, {
      cid_code: kept.code,
      conduct: 'Repouso',
    })
    expect(saved).toMatchObject({ status: 200, body: { cid_code: kept.code, conduct: 'Repouso' } })
  })

  test('a record of an appointment is of its patient: any other name beside it is refused', async () => {
    const other = await createCustomer(t.deps)
    await insertAppointment(t, {
      specialist: sergio,
      customer: other,
      specialtyId,
      startsAt: new Date(t.clock.now().getTime() - DAY),
      status: 'finished',
    })
    const wrong = [{ customer_id: other.customerId }, { dependent_id: t.deps.newId() }]
    for (const body of wrong) {
      const refused = await call(asSergio, 'POST', 'records/create', { schedule_id: appointmentId, ...body })
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    const records = t.deps.db
      .selectFrom('records')
      .select('id')
      .where('specialist_id', '=', sergio.specialistId)
    expect(await records.execute()).toEqual([])
    const right = { schedule_id: appointmentId, customer_id: paula.customerId }
    expect((await call(asSergio, 'POST', 'records/create', right)).status).toBe(201)
  })

  test('two windows that save at once: one is told that the other was first', async () => {
    const { id, version } = await begin()
    const both = await Promise.all([
      call(asSergio, 'PUT', `records/update/${id}`, { conduct: 'Uma', version }),
      call(asSergio, 'PUT', `records/update/${id}`, { conduct: 'Outra', version }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored(id)).toMatchObject({ version: 2 })
  })

  test('two that begin or sign at once: it happens once', async () => {
    const begun = await Promise.all(
      [1, 2].map(() => call(asSergio, 'POST', 'records/create', { schedule_id: appointmentId })),
    )
    expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { id } = begun.find(({ status }) => status === 201)?.body ?? {}
    const body = { ...whole, status: 'signed' }
    const signed = await Promise.all([1, 2].map(() => call(asSergio, 'PUT', `records/update/${id}`, body)))
    expect(signed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lines = await t.deps.db
      .selectFrom('record_chain')
      .select('id')
      .where('record_id', '=', id)
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('an incomplete record is not signed, and the missing fields are named', async () => {
    const { id } = await begin({ complaint: words })
    const refused = await call(asSergio, 'PUT', `records/update/${id}`, { status: 'signed' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'record_incomplete' } })
    expect(refused.body.errors).toMatchObject([
      { path: 'diagnosis', message: 'Preencha a hipótese diagnóstica ou o CID-10 para assinar.' },
      { path: 'conduct', message: 'Preencha a conduta para assinar.' },
    ])
    expect(await stored(id)).toMatchObject({ status: 'draft', signed_at: null })
  })

  test('it is signed once; after that only an addendum is added', async () => {
    const { id } = await begin(whole)
    expect((await call(asSergio, 'PUT', `records/update/${id}`, { addendum: 'cedo' })).body.code).toBe(
      'invalid_transition',
    )
    const signed = await call(asSergio, 'PUT', `records/update/${id}`, {
      status: 'signed',
      guidance: 'Hidratar',
    })
    expect(signed.body).toMatchObject({
      status: 'signed',
      guidance: 'Hidratar',
      can: { edit: false, amend: true },
    })
    const before = await stored(id)
    expect(before.content_hash).toHaveLength(32)
    expect(signed.body).toMatchObject({
      signed_at: t.clock.now().toISOString(),
      hash: before.content_hash?.toString('hex'),
    })
    for (const change of [{ conduct: 'Outra' }, { status: 'signed' }, { status: 'draft' }]) {
      expect((await call(asSergio, 'PUT', `records/update/${id}`, change)).body.code).toBe('record_signed')
    }
    expect(await stored(id)).toEqual(before)
    const amended = await call(asSergio, 'PUT', `records/update/${id}`, { addendum: 'Retorno em 30 dias' })
    expect(amended.body).toMatchObject({ conduct: 'Repouso', addenda: [{ text: 'Retorno em 30 dias' }] })
  })

  test('clinical words are nowhere in the database in the clear', async () => {
    const id = await beginSigned()
    await call(asSergio, 'PUT', `records/update/${id}`, { addendum: words })
    const { rows } = await sql<{ found: number }>`
      SELECT count(*)::int AS found FROM (SELECT r::text AS line FROM records r UNION ALL
        SELECT a::text FROM record_addenda a UNION ALL SELECT l::text FROM access_log l) x
      WHERE line ILIKE '%cefaleia%' OR line LIKE '%' || encode('cefaleia', 'hex') || '%'`.execute(t.deps.db)
    expect(rows).toEqual([{ found: 0 }])
  })
})

describe('lists and the panel', () => {
  test('a record that is written later says when the patient was attended', async () => {
    const { id, attended_at, created_at } = await begin()
    const { starts_at } = await t.deps.db
      .selectFrom('appointments')
      .select('starts_at')
      .where('id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    expect([attended_at, created_at]).toEqual([starts_at.toISOString(), t.clock.now().toISOString()])
    expect((await call(asSergio, 'GET', `records/byid/${id}`)).body).toMatchObject({ attended_at })
    const free = await call(asSergio, 'POST', 'records/create', { customer_id: paula.customerId })
    expect(free.body).not.toHaveProperty('attended_at')
  })

  test('the own records, five a page, by the patient’s name without accents and by day', async () => {
    await t.deps.db
      .updateTable('users')
      .set({ first_name: 'Márcia' })
      .where('id', '=', paula.userId)
      .execute()
    for (let each = 2; each < 8; each += 1) {
      await call(asSergio, 'POST', 'records/create', { schedule_id: await attended(sergio, each) })
    }
    const all = await call(asSergio, 'GET', 'records/all')
    expect(all.body).toMatchObject({ meta: { page: 1, pageSize: 5, total: 6 } })
    expect(all.body.data).toHaveLength(5)
    expect((await call(asSergio, 'GET', 'records/all?page=2')).body.data).toHaveLength(1)
    expect((await call(asSergio, 'GET', 'records/all?page=9')).body).toMatchObject({
      data: [],
      meta: { total: 6 },
    })
    const idsBy = async (sort: string): Promise<string[]> =>
      (await call(asSergio, 'GET', `records/all?pageSize=10&sort=${sort}`)).body.data.map(
        ({ id }: { id: string }) => id,
      )
    expect((await idsBy('created_at')).toReversed()).toEqual(await idsBy('-created_at'))
    expect((await idsBy('-created_at')).slice(0, 5)).toEqual(
      all.body.data.map(({ id }: { id: string }) => id),
    )
    expect((await call(asSergio, 'GET', 'records/all?sort=diagnosis')).status).toBe(422)
    expect((await call(asSergio, 'GET', 'records/all?search=marcia')).body.meta.total).toBe(6)
    expect((await call(asSergio, 'GET', 'records/all?search=joana')).body.meta.total).toBe(0)
    const states = ['draft', 'signed'].map((status) => call(asSergio, 'GET', `records/all?status=${status}`))
    expect((await Promise.all(states)).map(({ body }) => body.meta.total)).toEqual([6, 0])
    expect((await call(asSergio, 'GET', 'records/all?from=2026-11-23&to=2026-11-23')).body.meta.total).toBe(6)
    expect((await call(asSergio, 'GET', 'records/all?to=2026-11-22')).body.meta.total).toBe(0)
    expect((await call(asSergio, 'GET', 'records/all?from=2026-11-24')).body.meta.total).toBe(0)
    expect((await call(asAna, 'GET', 'records/all')).body.meta.total).toBe(0)
  })

  test('the panel shows the patient, and the record once there is one; a stranger nothing', async () => {
    const panel = await call(asSergio, 'GET', `records/consultation/${appointmentId}`)
    expect(panel.body).toMatchObject({
      record: null,
      stopwatch: true,
      patient: { fullName: paula.name, phone: '11987654321', age: 36, startTime: '09:00', endTime: '09:30' },
    })
    const { id } = await begin()
    const again = await call(asSergio, 'GET', `records/consultation/${appointmentId}`)
    expect(again.body.record).toMatchObject({ id })
    expect((await call(asAna, 'GET', `records/consultation/${appointmentId}`)).status).toBe(404)
  })
})

describe('the access log', () => {
  test('tells saving, signing and adding apart', async () => {
    const { id } = await begin(whole)
    for (const body of [{ conduct: 'Outra' }, { status: 'signed' }, { addendum: 'Retorno' }]) {
      expect((await call(asSergio, 'PUT', `records/update/${id}`, body)).status).toBe(200)
    }
    const { body } = await call(asPaula, 'GET', 'customer/access-log')
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['amend', 'sign', 'update', 'create'])
  })

  test('has the record that the panel of a call shows', async () => {
    const { id } = await begin()
    await call(asSergio, 'GET', `records/consultation/${appointmentId}`)
    const { body } = await call(asPaula, 'GET', 'customer/access-log?pageSize=1')
    expect(body.data).toMatchObject([{ action: 'read', object: 'record', object_id: id, basis: 'author' }])
  })

  test('has a line for each read and write, chained by hash, and the patient reads it', async () => {
    const id = await beginSigned()
    await call(asPaula, 'GET', `records/byid/${id}`)
    await call(asSergio, 'GET', 'records/all')
    await call(asAna, 'GET', `records/byid/${id}`)
    const { body } = await call(asPaula, 'GET', 'customer/access-log')
    expect(body.meta.total).toBe(4)
    expect(body.data.map(({ action, basis }: { action: string; basis: string }) => [action, basis])).toEqual([
      ['list', 'author'],
      ['read', 'own'],
      ['sign', 'author'],
      ['create', 'author'],
    ])
    expect(body.data[0]).toMatchObject({ who: { name: sergio.name, role: 'specialist' }, object_id: id })
    expect((await call(asSergio, 'GET', 'customer/access-log')).status).toBe(403)
  })

  test('its hashes can be worked out again from the lines', async () => {
    await beginSigned()
    await call(asSergio, 'GET', 'records/all')
    const lines = await t.deps.db
      .selectFrom('access_log')
      .selectAll()
      .where('customer_id', '=', paula.customerId)
      .orderBy('id')
      .execute()
    let head = Buffer.alloc(0)
    for (const line of lines) {
      const at = line.at.toISOString().replace('Z', '000')
      const text = [
        line.customer_id,
        line.user_id,
        line.role,
        line.action,
        line.object,
        line.object_id,
        line.basis,
      ]
      const tail = [line.session_id ?? '', line.address ?? '', at]
      head = createHash('sha256')
        .update(head)
        .update([...text, ...tail].join('|'))
        .digest()
      expect(line.hash).toEqual(head)
    }
    expect(lines).toHaveLength(3)
  })
})
