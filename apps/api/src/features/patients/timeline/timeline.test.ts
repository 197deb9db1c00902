import type { TimelineEntry } from '@emma/contracts/patients/timeline'
import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payAppointment } from '../../../../test/fixtures/appointments.ts'
import { type DocumentsFixture, useDocumentsFixture } from '../../../../test/fixtures/documents-fixture.ts'
import { createSpecialist, type SignedIn, signIn } from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
})

const post = async (who: SignedIn, method: 'POST' | 'PUT', path: string, payload: object) => {
  const answer = await w.t.app.inject({ method, url: `/api/v1/${path}`, headers: who.headers, payload })
  expect(answer.statusCode).toBeLessThan(300)
  return answer.json()
}
const timeline = (query = '', who = w.asSergio) =>
  w.get(who, `patients/${w.paula.customerId}/timeline${query}`)
const entriesOf = async (query = '', who = w.asSergio): Promise<TimelineEntry[]> =>
  (await timeline(query, who)).json().data
const kindsOf = async (query = '', who = w.asSergio) => (await entriesOf(query, who)).map(({ kind }) => kind)
const linesOf = async (role: string) => {
  const lines = await w.t.deps.db
    .selectFrom('access_log')
    .select(['object', 'object_id', 'action', 'basis'])
    .where('customer_id', '=', w.paula.customerId)
    .where('role', '=', role)
    .orderBy('id')
    .execute()
  return lines.filter(({ action }) => action === 'list')
}
const visit = async (specialist: DocumentsFixture['sergio'], days: number) => {
  const startsAt = new Date(w.t.clock.now().getTime() - days * DAY)
  const whom = { specialist, customer: w.paula, specialtyId: w.specialtyId }
  const id = await insertAppointment(w.t, { ...whom, startsAt, status: 'finished' })
  await payAppointment(w.t, id, w.paula)
}
const keepExam = async (date: string) => {
  const payload = new FormData()
  payload.set('title', 'Hemograma')
  payload.set('date', date)
  payload.set('file', new Blob(['%PDF-1.7\n%%EOF']))
  const url = '/api/v1/customer/exams'
  return (await w.t.app.inject({ method: 'POST', url, headers: w.asPaula.headers, payload })).json().id
}
const signed = async () => {
  const fields = { complaint: 'Dor', diagnosis: 'Enxaqueca', cid_code: 'G43.0', conduct: 'Repouso' }
  await post(w.asSergio, 'PUT', `records/update/${w.recordId}`, fields)
  await post(w.asSergio, 'PUT', `records/update/${w.recordId}`, { status: 'signed' })
}

test('nobody without a login, no other role and no specialist without care reads it, and nothing is noted', async () => {
  await signed()
  const url = `/api/v1/patients/${w.paula.customerId}/timeline`
  expect((await w.t.app.inject({ method: 'GET', url })).statusCode).toBe(401)
  expect((await timeline('', w.asPaula)).statusCode).toBe(403)
  const stranger = await signIn(w.t.deps, await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }))
  expect((await timeline('', stranger)).statusCode).toBe(404)
  const ofNobody = await timeline(`?dependent_id=${w.sergio.specialistId}`)
  expect(ofNobody.statusCode).toBe(404)
  expect(await linesOf('specialist')).toEqual([])
})

test('everything dated stands in one order, the newest first, and what was shown is in the patient’s log', async () => {
  await visit(w.sergio, 40)
  await w.prescribe('Paracetamol 750 mg')
  const document = (await w.issue()).json()
  await signed()
  const exam = await keepExam(new Date(w.t.clock.now().getTime() - 20 * DAY).toISOString().slice(0, 10))
  const measured_at = new Date(w.t.clock.now().getTime() - 10 * DAY).toISOString()
  const whom = { customer_id: w.paula.customerId }
  await post(w.asSergio, 'POST', 'records/vitals', {
    ...whom,
    measured_at,
    systolic: 120,
    diastolic: 80,
    weight: 70.3,
  })
  await post(w.asSergio, 'PUT', `patients/${w.paula.customerId}/note`, { text: 'Prefere manhãs.' })
  const before = (await linesOf('specialist')).length
  const entries = await entriesOf()
  const times = entries.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(entries.slice(-3)).toMatchObject([
    { kind: 'vitals', at: measured_at, measured: { systolic: 120, diastolic: 80, weight: 70.3 } },
    { kind: 'exam', id: exam, title: 'Hemograma' },
    { kind: 'appointment', status: 'finished', online: true },
  ])
  expect(entries).toHaveLength(6)
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'record',
        id: w.recordId,
        status: 'signed',
        cid_code: 'G43.0',
        diagnosis: 'Enxaqueca',
      }),
      expect.objectContaining({
        kind: 'document',
        id: document.id,
        document: { kind: 'prescription', legal_class: 'common', medicines: ['Paracetamol 750 mg'] },
      }),
      expect.objectContaining({ kind: 'note' }),
    ]),
  )
  expect(JSON.stringify(entries)).not.toContain('Prefere manhãs')
  const lines = (await linesOf('specialist')).slice(before)
  expect(lines.map(({ object, object_id, basis }) => [object, object_id, basis])).toEqual(
    expect.arrayContaining([
      ['history', w.paula.customerId, 'care'],
      ['record', w.recordId, 'author'],
      ['document', document.id, 'author'],
      ['exam', exam, 'care'],
      ['vitals', w.paula.customerId, 'care'],
      ['note', w.paula.customerId, 'author'],
    ]),
  )
  expect(lines).toHaveLength(6)
})

test('it is narrowed to a kind and paged, and only what a page shows is noted', async () => {
  await signed()
  for (const days of [3, 5, 8]) await visit(w.sergio, days)
  expect((await timeline('?kind=record&pageSize=2')).json()).toMatchObject({
    data: [{ kind: 'record' }],
    meta: { page: 1, pageSize: 2, total: 1 },
  })
  const [first, second] = [await timeline('?pageSize=2'), await timeline('?pageSize=2&page=2')]
  const all = (await entriesOf()).map(({ id }) => id)
  const paged = [...first.json().data, ...second.json().data].map(({ id }: TimelineEntry) => id)
  expect(paged).toEqual(all.slice(0, 4))
  const before = (await linesOf('specialist')).length
  await timeline('?pageSize=2&page=2')
  const lines = (await linesOf('specialist')).slice(before)
  expect(lines.map(({ object }) => object)).toEqual(['history'])
})

test('a colleague in care sees their own alone, until the patient shares the history', async () => {
  await signed()
  const carla = await createSpecialist(w.t.deps, { specialtyId: w.specialtyId })
  await visit(carla, 1)
  const asCarla = await signIn(w.t.deps, carla)
  expect(await kindsOf('', asCarla)).toEqual(['appointment'])
  const consent = { id: w.t.deps.newId(), user_id: w.paula.userId, kind: 'shared_history', version: '1' }
  await w.t.deps.db
    .insertInto('consents')
    .values({ ...consent, text_hash: Buffer.from('x'), accepted_at: w.t.clock.now() })
    .execute()
  expect(await kindsOf('', asCarla)).toEqual(['record', 'appointment'])
})

test('a child’s is apart from the account’s', async () => {
  await signed()
  const child = { name: 'Lia Nogueira', birthDate: '2019-05-20', relation: 'child' }
  const { id } = await post(w.asPaula, 'POST', 'customer/dependents', child)
  expect((await timeline(`?dependent_id=${id}`)).statusCode).toBe(404)
  expect(await kindsOf()).toEqual(['record'])
})
