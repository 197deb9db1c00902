import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aPdf,
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  testCpf,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'
import { readPart } from './export-part.repo.ts'
import { exportParts } from './export-parts.ts'
import { writeExport } from './write-export.ts'

let t: TestApp
let paula: TestCustomer
let asPaula: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const post = async (path: string, payload: object) => {
  const url = `/api/v1/customer/${path}`
  return (await t.app.inject({ method: 'POST', url, headers: asPaula.headers, payload })).json()
}
const storedExams = () => readdir(join(t.config.DATA_DIR, 'files', 'sealed')).catch(() => [])

let lia: string
let exam: string
beforeEach(async () => {
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
  asPaula = await signIn(t.deps, paula)
  const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child', cpf: testCpf(8001) }
  lia = (await post('dependents', child)).id
  const form = { title: 'Hemograma', date: '2026-03-10', dependent_id: lia }
  exam = (await post('exams', multipartOf(form, { file: aPdf() }))).id
})

const partOf = async (name: string) => {
  const part = exportParts.find((each) => each.name === name)
  if (!part) throw new Error(`The copy lacks ${name}`)
  return readPart(t.deps.db, part, paula, { after: '', limit: 10 })
}

test('dependents and exams are in the copy, with the files as they were sent', async () => {
  expect(await partOf('dependents')).toMatchObject([{ row_id: lia, data: { name: 'Lia Teste' } }])
  const [row] = await partOf('exams')
  expect(row).toMatchObject({ row_id: exam, data: { dependent_id: lia, file: `exams/${exam}.pdf` } })
  const zip = await buffer(await writeExport(t.deps, paula.customerId, () => {}))
  expect(zip.includes(`exams/${exam}.pdf`)).toBe(true)
})

test('what was told before an appointment is in the copy, with its file, and goes where nothing else is kept', async () => {
  const specialtyId = await createSpecialty(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() + DAY)
  const booked = { specialist: sergio, customer: paula, specialtyId, startsAt, status: 'confirmed' }
  const id = await insertAppointment(t, booked)
  const { headers } = await signIn(t.deps, sergio)
  const url = `/api/v1/questionnaires/${specialtyId}`
  const asked = [{ text: 'Teve febre?', kind: 'yes_no', options: [], required: false }]
  const { questions } = (
    await t.app.inject({ method: 'PUT', url, headers, payload: { questions: asked } })
  ).json()
  const of = `/api/v1/schedules/${id}/preparation`
  const told = { reason: 'Tosse', answers: [{ question_id: questions[0].id, value: true }] }
  await t.app.inject({ method: 'PUT', url: of, headers: asPaula.headers, payload: told })
  const payload = multipartOf({}, { file: aPdf() })
  const sent = await t.app.inject({ method: 'POST', url: `${of}/files`, headers: asPaula.headers, payload })
  const file = sent.json().id
  expect(await partOf('preparations')).toMatchObject([{ row_id: id, data: { appointment_id: id } }])
  expect(await partOf('preparation-files')).toMatchObject([
    { row_id: file, data: { appointment_id: id, file: `preparations/${file}.pdf` } },
  ])
  const zip = await buffer(await writeExport(t.deps, paula.customerId, () => {}))
  expect(zip.includes(`preparations/${file}.pdf`)).toBe(true)
  // It never took place, and nothing else of her must be retained: it is deleted.
  await t.deps.db.updateTable('appointments').set({ status: 'canceled_by_customer' }).execute()
  const files = await storedExams()
  await erase()
  expect(await partOf('preparations')).toEqual([])
  expect(await partOf('preparation-files')).toEqual([])
  // Its file, and the exam.
  expect((await storedExams()).length).toBe(files.length - 2)
})

const erase = async () => {
  const url = `/api/v1/customer/deleteCustomer/${paula.customerId}`
  const { statusCode } = await t.app.inject({ method: 'DELETE', url, headers: asPaula.headers })
  expect(statusCode).toBe(202)
  expect(await runJobs(t)).toEqual([])
}
const nobody = {
  name: 'Conta encerrada',
  birth_date: null,
  sex: null,
  cpf_sealed: null,
  cpf_hash: null,
}
const dependents = () =>
  t.deps.db.selectFrom('dependents').selectAll().where('id', '=', lia).executeTakeFirstOrThrow()
const identity = async () => {
  const { identity_sealed } = await t.deps.db
    .selectFrom('erasures')
    .select('identity_sealed')
    .where('customer_id', '=', paula.customerId)
    .executeTakeFirstOrThrow()
  if (identity_sealed === null) return null
  const cell = { subjectId: paula.customerId, column: 'erasures.identity_sealed', rowId: paula.customerId }
  return t.deps.vault.open(t.deps.db, cell, identity_sealed)
}

test('an erasure takes the exams with their files, and leaves dependents without name or number', async () => {
  const files = await storedExams()
  await erase()
  const left = await t.deps.db.selectFrom('exams').select('id').where('id', '=', exam).execute()
  expect(left).toEqual([])
  expect((await storedExams()).length).toBe(files.length - 1)
  expect(await dependents()).toMatchObject(nobody)
  expect((await dependents()).removed_at).not.toBeNull()
  expect(await identity()).toBeNull()
})

test('where a record of a dependent is kept, who it is about stays sealed beside it', async () => {
  const specialtyId = await createSpecialty(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  const booked = { specialist: sergio, customer: paula, specialtyId, startsAt, status: 'finished' }
  const schedule_id = await insertAppointment(t, { ...booked, dependentId: lia })
  const { headers } = await signIn(t.deps, sergio)
  const begun = await t.app.inject({
    method: 'POST',
    url: '/api/v1/records/create',
    headers,
    payload: { schedule_id },
  })
  expect(begun.statusCode).toBe(201)
  await erase()
  expect(await dependents()).toMatchObject(nobody)
  expect(await identity()).toMatchObject({
    name: paula.name,
    dependents: [{ id: lia, name: 'Lia Teste', cpf: testCpf(8001), birthDate: '2019-05-04' }],
  })
})
