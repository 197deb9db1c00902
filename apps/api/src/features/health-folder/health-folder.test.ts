import { FOUND_MAX } from '@emma/contracts/health-folder'
import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payAppointment } from '../../../test/fixtures/appointments.ts'
import { type DocumentsFixture, useDocumentsFixture } from '../../../test/fixtures/documents-fixture.ts'
import { createCustomer, createSpecialist, signIn } from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

const path = 'customer/health-folder'
const fixture = useDocumentsFixture()
let w: DocumentsFixture
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
})

const folder = async (query = '', who = w.asPaula) => (await w.get(who, `${path}${query}`)).json()
const search = async (typed: string, more = '', who = w.asPaula) =>
  (await w.get(who, `${path}/search?search=${encodeURIComponent(typed)}${more}`)).json()

const keepExam = async (title: string, date: string, more: Record<string, string> = {}) => {
  const payload = new FormData()
  const form = { title, date, file: new Blob(['%PDF-1.7\n%%EOF']), ...more }
  for (const [name, value] of Object.entries(form)) payload.set(name, value)
  const url = '/api/v1/customer/exams'
  return (await w.t.app.inject({ method: 'POST', url, headers: w.asPaula.headers, payload })).json()
}
const addChild = async (): Promise<string> => {
  const payload = { name: 'Lia Nogueira', birthDate: '2019-05-20', relation: 'child' }
  const url = '/api/v1/customer/dependents'
  return (await w.t.app.inject({ method: 'POST', url, headers: w.asPaula.headers, payload })).json().id
}
const noteAllergy = (substance: string, more: object = {}) =>
  w.t.app.inject({
    method: 'POST',
    url: '/api/v1/records/allergies',
    headers: w.asSergio.headers,
    payload: { customer_id: w.paula.customerId, substance, reaction: 'Urticária', ...more },
  })
const attend = async (specialist = w.sergio, days = 2): Promise<string> => {
  const startsAt = new Date(w.t.clock.now().getTime() - days * DAY)
  const whom = { specialist, customer: w.paula, specialtyId: w.specialtyId }
  const id = await insertAppointment(w.t, { ...whom, startsAt, status: 'finished' })
  await payAppointment(w.t, id, w.paula)
  return id
}
const logged = () =>
  w.t.deps.db
    .selectFrom('access_log')
    .select(['object', 'object_id', 'action', 'basis'])
    .where('customer_id', '=', w.paula.customerId)
    .where('role', '=', 'customer')
    .orderBy('id')
    .execute()

const nothing = {
  prescriptions: { total: 0, latest: null },
  papers: { total: 0, latest: null },
  visits: { records: 0, latest: null },
  allergies: [],
  family: [],
  seen: null,
}

test('a folder with nothing in it says so', async () => {
  const newcomer = await signIn(w.t.deps, await createCustomer(w.t.deps))
  expect(await folder('', newcomer)).toEqual(nothing)
})

test('nobody without a login and no other role opens a folder', async () => {
  for (const url of [`/api/v1/${path}`, `/api/v1/${path}/search?search=dipirona`]) {
    expect((await w.t.app.inject({ method: 'GET', url })).statusCode).toBe(401)
    expect((await w.t.app.inject({ method: 'GET', url, headers: w.asSergio.headers })).statusCode).toBe(403)
  }
  expect(await logged()).toEqual([])
})

test('each part shows its newest, and what was shown is in the patient’s log', async () => {
  await w.prescribe('Paracetamol 750 mg')
  const document = (await w.issue()).json()
  await keepExam('Hemograma', '2025-01-10')
  const exam = await keepExam('Raio-X de tórax', '2026-11-20')
  await noteAllergy('Dipirona')
  await addChild()
  await attend()
  const seen = await folder()
  expect(seen).toMatchObject({
    prescriptions: {
      total: 1,
      latest: { medicines: ['Paracetamol 750 mg'], specialist_name: w.sergio.name, valid_until: null },
    },
    papers: { total: 2, latest: { kind: 'exam', title: 'Raio-X de tórax', date: '2026-11-20' } },
    visits: { records: 0, latest: { specialist_name: w.sergio.name } },
    allergies: ['Dipirona'],
    family: ['Lia Nogueira'],
    seen: { name: w.sergio.name },
  })
  expect(await logged()).toMatchObject([
    { object: 'exam', action: 'create' },
    { object: 'exam', action: 'create' },
    { object: 'document', object_id: document.id, action: 'list', basis: 'own' },
    { object: 'exam', object_id: exam.id, action: 'list', basis: 'own' },
    { object: 'allergy', object_id: w.paula.customerId, action: 'list', basis: 'own' },
  ])
})

test('a child’s folder is apart, and another account’s child has none', async () => {
  const lia = await addChild()
  await keepExam('Hemograma da Lia', '2026-03-01', { dependent_id: lia })
  await keepExam('Hemograma', '2026-03-02')
  const papers = { total: 1, latest: { kind: 'exam', title: 'Hemograma da Lia', date: '2026-03-01' } }
  expect(await folder(`?dependent_id=${lia}`)).toMatchObject({ papers })
  expect((await search('hemograma', `&dependent_id=${lia}`)).exams).toMatchObject([
    { title: 'Hemograma da Lia' },
  ])
  const stranger = await signIn(w.t.deps, await createCustomer(w.t.deps))
  expect(await folder(`?dependent_id=${lia}`, stranger)).toEqual(nothing)
  expect((await search('hemograma', `&dependent_id=${lia}`, stranger)).exams).toEqual([])
})

test('what is remembered of a thing finds it, wherever it lies', async () => {
  await w.prescribe('Paracetamol 750 mg')
  const document = (await w.issue()).json()
  const exam = await keepExam('Hemograma', '2026-03-09')
  const schedule = await attend()
  expect(await search('paracetamol')).toMatchObject({
    documents: [{ id: document.id }],
    exams: [],
    more: false,
  })
  expect(await search('receita')).toMatchObject({ documents: [{ id: document.id }] })
  expect(await search('março 2026')).toMatchObject({ documents: [], exams: [{ id: exam.id }] })
  const { appointments } = await search(w.sergio.name)
  expect(appointments.map(({ id }: { id: string }) => id)).toContain(schedule)
  expect(await search('raio')).toMatchObject({ documents: [], exams: [], records: [], appointments: [] })
  const shown = (await logged()).filter(({ action }) => action === 'list')
  expect(shown.map(({ object_id }) => object_id)).toEqual([document.id, document.id, exam.id, document.id])
})

test('a record is found by who wrote it, never by what it says, and a draft is not found', async () => {
  const put = (payload: object) =>
    w.t.app.inject({
      method: 'PUT',
      url: `/api/v1/records/update/${w.recordId}`,
      headers: w.asSergio.headers,
      payload,
    })
  await put({ complaint: 'Cefaleia', diagnosis: 'Enxaqueca', conduct: 'Repouso' })
  expect((await search(w.sergio.name)).records).toEqual([])
  expect((await put({ status: 'signed' })).statusCode).toBe(200)
  expect((await search(w.sergio.name)).records).toMatchObject([{ id: w.recordId, complaint: 'Cefaleia' }])
  expect((await search('cefaleia')).records).toEqual([])
  expect((await folder()).visits.records).toBe(1)
})

test('a long list is cut, and says so', async () => {
  const other = await createSpecialist(w.t.deps, { specialtyId: w.specialtyId })
  for (let days = 2; days < FOUND_MAX + 3; days += 1) await attend(other, days)
  const { appointments, more } = await search(other.name)
  expect([appointments.length, more]).toEqual([FOUND_MAX, true])
})

test.each(['', 'a', ' '])('what is too short is refused: "%s"', async (typed) => {
  const { statusCode } = await w.get(w.asPaula, `${path}/search?search=${encodeURIComponent(typed)}`)
  expect(statusCode).toBe(422)
})
