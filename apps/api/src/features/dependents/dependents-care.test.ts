import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  type SignedIn,
  signIn,
  slotId,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
  TOMORROW,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

const PRICE = 15_000
let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asSergio: SignedIn
let lia: string
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const call = callOf(() => t)
const addChild = async (who: SignedIn, birthDate = '2019-05-04') => {
  const child = { name: 'Lia Teste', birthDate, relation: 'child', sex: 'feminino' }
  return (await call(who, 'POST', 'customer/dependents', child)).body.id
}
const attend = (specialist: TestSpecialist, dependentId?: string, status = 'finished') =>
  insertAppointment(t, {
    specialist,
    customer: paula,
    specialtyId,
    startsAt: new Date(t.clock.now().getTime() - DAY * Math.ceil(Math.random() * 300)),
    status,
    ...(dependentId === undefined ? {} : { dependentId }),
  })
const record = { complaint: 'Tosse', diagnosis: 'Resfriado', conduct: 'Repouso' }
const signed = async (body: object) => {
  const { id } = (await call(asSergio, 'POST', 'records/create', { ...record, ...body })).body
  const answer = await call(asSergio, 'PUT', `records/update/${id}`, { status: 'signed' })
  expect(answer.status).toBe(200)
  return id
}
const history = async (who: SignedIn, dependentId?: string) => {
  const query = dependentId === undefined ? '' : `?dependent_id=${dependentId}`
  const { status, body } = await call(who, 'GET', `records/history/${paula.customerId}${query}`)
  return { status, ids: body.data?.map(({ id }: { id: string }) => id) }
}

beforeEach(async () => {
  t.clock.set(TEST_NOW)
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  lia = await addChild(asPaula)
})

describe('booking', () => {
  const book = (dependent_id: string, who: SignedIn = asPaula) =>
    call(
      who,
      'POST',
      `schedules/auth/${paula.customerId}/schedules/${slotId(sergio.specialistId, TOMORROW)}/confirm`,
      { specialty_id: specialtyId, payment_method: 'wallet', dependent_id },
    )
  const appointments = () =>
    t.deps.db
      .selectFrom('appointments')
      .select('id')
      .where('specialist_id', '=', sergio.specialistId)
      .execute()
  beforeEach(() => giveCredit(t.deps, paula.customerId, PRICE))

  test('for a child is the guardian’s booking, with the child’s name on both sides', async () => {
    const { status, body } = await book(lia)
    expect(status).toBe(201)
    const named = { dependent: { id: lia, name: 'Lia Teste' }, customer: { name: paula.name } }
    expect(body).toMatchObject(named)
    expect((await call(asSergio, 'GET', `schedules/${body.id}`)).body).toMatchObject(named)
    const agenda = `schedules/specialist/${sergio.specialistId}?from=2026-11-23&to=2026-11-25&search=`
    expect((await call(asSergio, 'GET', `${agenda}lia`)).body.data).toMatchObject([{ id: body.id }])
    expect((await call(asSergio, 'GET', `${agenda}davi`)).body.data).toEqual([])
    const years = (await call(asPaula, 'GET', 'customer/patient-area')).body.appointments_by_year
    expect(years['2026']).toMatchObject([named])
  })

  test('for somebody else’s child, one that was taken out or one that is not there books nothing', async () => {
    const other = await signIn(t.deps, await createCustomer(t.deps))
    const theirs = await addChild(other)
    const gone = await addChild(asPaula)
    await call(asPaula, 'DELETE', `customer/dependents/${gone}`)
    for (const id of [theirs, gone, '00000000-0000-7000-8000-000000000000']) {
      expect(await book(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await book('x')).toMatchObject({ status: 422, body: { errors: [{ path: 'dependent_id' }] } })
    expect(await appointments()).toEqual([])
  })

  test('for who came of age is refused', async () => {
    const almost = await addChild(asPaula, '2008-11-24')
    t.clock.set('2026-11-24T04:00:00.000Z')
    asPaula = await signIn(t.deps, paula)
    expect(await book(almost, asPaula)).toMatchObject({ status: 409, body: { code: 'dependent_of_age' } })
    expect(await appointments()).toEqual([])
  })
})

describe('care', () => {
  test('of a child reaches that child’s records, not the guardian’s, nor a brother’s', async () => {
    const davi = await addChild(asPaula)
    const schedule_id = await attend(sergio, lia)
    const ofLia = await signed({ schedule_id })
    expect(await history(asSergio, lia)).toEqual({ status: 200, ids: [ofLia] })
    expect((await history(asSergio)).status).toBe(404)
    expect((await history(asSergio, davi)).status).toBe(404)
    for (const body of [
      { customer_id: paula.customerId },
      { customer_id: paula.customerId, dependent_id: davi },
      { schedule_id, dependent_id: davi },
    ]) {
      expect((await call(asSergio, 'POST', 'records/create', body)).status).toBe(404)
    }
  })

  test('of the guardian reaches none of the children, and one history never holds the other', async () => {
    const ofPaula = await signed({ schedule_id: await attend(sergio) })
    expect((await history(asSergio, lia)).status).toBe(404)
    const ofLia = await signed({ schedule_id: await attend(sergio, lia) })
    expect(await history(asSergio)).toEqual({ status: 200, ids: [ofPaula] })
    expect(await history(asSergio, lia)).toEqual({ status: 200, ids: [ofLia] })
    expect(await history(asPaula)).toEqual({ status: 200, ids: [ofPaula] })
    expect(await history(asPaula, lia)).toEqual({ status: 200, ids: [ofLia] })
    const read = await call(asPaula, 'GET', `records/byid/${ofLia}`)
    expect(read.body).toMatchObject({ dependent: { id: lia, name: 'Lia Teste' }, customer_name: paula.name })
  })

  test('of a colleague for the guardian opens nothing of the child, with consent either', async () => {
    const ofLia = await signed({ schedule_id: await attend(sergio, lia) })
    const ana = await createSpecialist(t.deps, { specialtyId })
    const asAna = await signIn(t.deps, ana)
    await attend(ana)
    const consent = { id: t.deps.newId(), user_id: paula.userId, kind: 'shared_history', version: '1' }
    await t.deps.db
      .insertInto('consents')
      .values({ ...consent, text_hash: Buffer.from('x'), accepted_at: t.clock.now() })
      .execute()
    expect(await history(asAna)).toEqual({ status: 200, ids: [] })
    expect((await history(asAna, lia)).status).toBe(404)
    expect((await call(asAna, 'GET', `records/byid/${ofLia}`)).status).toBe(404)
    await attend(ana, lia)
    expect(await history(asAna, lia)).toEqual({ status: 200, ids: [ofLia] })
  })

  test('of a child lets the specialist reach the guardian', async () => {
    const path = `customer/getCustomerById/${paula.customerId}`
    expect((await call(asSergio, 'GET', path)).status).toBe(404)
    await attend(sergio, lia)
    expect((await call(asSergio, 'GET', path)).body).toMatchObject({ personalData: { fullName: paula.name } })
  })

  test('shows the child in the panel, with the guardian named and reached', async () => {
    const id = await attend(sergio, lia, 'in_progress')
    const { body } = await call(asSergio, 'GET', `records/consultation/${id}`)
    expect(body).toMatchObject({
      customer_id: paula.customerId,
      dependent_id: lia,
      patient: {
        uuid: lia,
        fullName: 'Lia Teste',
        age: 7,
        sex: 'feminino',
        birthDate: '2019-05-04',
        cpf: null,
        photo: null,
        guardian: { name: paula.name, relation: 'child' },
      },
    })
    expect(body.patient.phone).not.toBeNull()
  })

  test('in an emergency is one person’s', async () => {
    const ofLia = await signed({ schedule_id: await attend(sergio, lia) })
    const ofPaula = await signed({ schedule_id: await attend(sergio) })
    const ana = await createSpecialist(t.deps, { specialtyId })
    const asAna = await signIn(t.deps, ana)
    const shown = { second_factor_at: t.clock.now() }
    await t.deps.db.updateTable('sessions').set(shown).where('user_id', '=', ana.userId).execute()
    const open = (dependent_id: string) =>
      call(asAna, 'POST', 'records/break-glass', {
        customer_id: paula.customerId,
        dependent_id,
        reason: 'Criança desacordada, alergias desconhecidas.',
      })
    expect((await open(t.deps.newId())).status).toBe(404)
    expect((await open(lia)).status).toBe(201)
    expect(await history(asAna, lia)).toEqual({ status: 200, ids: [ofLia] })
    expect((await history(asAna)).status).toBe(404)
    expect((await call(asAna, 'GET', `records/byid/${ofPaula}`)).status).toBe(404)
  })
})

test('records are found by a child’s name, and who read what is told by person', async () => {
  const ofLia = await signed({ schedule_id: await attend(sergio, lia) })
  const ofPaula = await signed({ schedule_id: await attend(sergio) })
  const found = (await call(asSergio, 'GET', 'records/all?search=lia')).body.data
  expect(found).toMatchObject([{ id: ofLia }])
  const log = async (query = '') => {
    const { body } = await call(asPaula, 'GET', `customer/access-log?pageSize=100${query}`)
    return body.data
      .filter(({ action }: { action: string }) => action === 'sign')
      .map((line: { object_id: string; dependent: object | null }) => [line.object_id, line.dependent])
  }
  const child = [ofLia, { id: lia, name: 'Lia Teste' }]
  expect(await log()).toEqual([[ofPaula, null], child])
  expect(await log('&dependent_id=self')).toEqual([[ofPaula, null]])
  expect(await log(`&dependent_id=${lia}`)).toEqual([child])
})

test('whose page was opened and whose history left is told of the child, not of the guardian', async () => {
  await attend(sergio, lia)
  const query = `dependent_id=${lia}`
  expect((await call(asSergio, 'GET', `records/patient/${paula.customerId}?${query}`)).status).toBe(200)
  expect((await call(asPaula, 'GET', `records/fhir/${paula.customerId}?${query}`)).status).toBe(200)
  const log = async (of: string) => {
    const { body } = await call(asPaula, 'GET', `customer/access-log?dependent_id=${of}`)
    return body.data.map(({ action, object }: { action: string; object: string }) => [action, object])
  }
  expect(await log(lia)).toEqual([
    ['export', 'history'],
    ['read', 'history'],
  ])
  expect(await log('self')).toEqual([])
})

test('papers are asked for by person, and say whom they are for', async () => {
  const createCertificate = async (dependentId?: string) => {
    const begun = await call(asSergio, 'POST', 'records/create', {
      ...record,
      schedule_id: await attend(sergio, dependentId),
    })
    const medicine = {
      title: 'Soro fisiológico',
      prescription: 'Lavar o nariz',
      qtd: '1',
      record_id: begun.body.id,
    }
    await call(asSergio, 'POST', 'prescriptions/create', medicine)
    await call(asSergio, 'PUT', `records/update/${begun.body.id}`, { status: 'signed' })
    const made = await call(asSergio, 'POST', 'prescriptions/documents', { record_id: begun.body.id })
    expect(made).toMatchObject({ status: 201 })
    return made.body.id
  }
  const [ofPaula, ofLia] = [await createCertificate(), await createCertificate(lia)]
  const received = async (query: string) => {
    const { body } = await call(asPaula, 'GET', `customer/prescriptions${query}`)
    return body.data.map(({ id, dependent }: { id: string; dependent: object | null }) => [id, dependent])
  }
  const own = [ofPaula, null]
  const child = [ofLia, { id: lia, name: 'Lia Teste' }]
  expect(await received('')).toEqual(expect.arrayContaining([own, child]))
  expect(await received('?dependent_id=self')).toEqual([own])
  expect(await received(`?dependent_id=${lia}`)).toEqual([child])
})
