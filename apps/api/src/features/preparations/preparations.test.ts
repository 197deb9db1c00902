import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payAppointment } from '../../../test/fixtures/appointments.ts'
import {
  aPdf,
  buildTestApp,
  callOf,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  insertAppointment,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asSergio: SignedIn
let id: string
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const call = callOf(() => t)
const book = async (status = 'confirmed', more: { dependentId?: string; days?: number } = {}) => {
  const { days = 2, ...whom } = more
  const startsAt = new Date(t.clock.now().getTime() + days * DAY)
  const booked = { specialist: sergio, customer: paula, specialtyId, startsAt, status, ...whom }
  const made = await insertAppointment(t, booked)
  await payAppointment(t, made, paula)
  return made
}
beforeEach(async () => {
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  id = await book()
})

const question = { text: 'Há quanto tempo dói?', kind: 'text', options: [], required: true }
const fever = { text: 'Teve febre?', kind: 'yes_no', options: [], required: false }
const side = { text: 'De que lado?', kind: 'choice', options: ['Direito', 'Esquerdo'], required: false }
const pain = { text: 'Quanto dói?', kind: 'scale', options: [], required: false }
const ask = async (questions: readonly object[], specialty = specialtyId) =>
  (await call(asSergio, 'PUT', `questionnaires/${specialty}`, { questions })).body
const path = (of = id) => `schedules/${of}/preparation`
const read = (who: SignedIn | null, of = id) => call(who, 'GET', path(of))
const save = (who: SignedIn | null, body: object, of = id) =>
  call(who, 'PUT', path(of), { reason: '', answers: [], ...body })
const send = (who: SignedIn | null, of = id, key?: string) =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/${path(of)}/files`,
    headers: { ...who?.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: multipartOf({}, { file: aPdf() }),
  })
const stored = () => readdir(join(t.config.DATA_DIR, 'files', 'sealed')).catch(() => [])
const state = async () => ({
  notes: await t.deps.db.selectFrom('appointments').select('notes_sealed').where('id', '=', id).execute(),
  told: await t.deps.db.selectFrom('preparations').selectAll().execute(),
  files: (await stored()).length,
})
const accesses = () =>
  t.deps.db
    .selectFrom('access_log')
    .select(['action', 'object', 'basis', 'user_id'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
const begin = () =>
  t.deps.db.updateTable('appointments').set({ status: 'in_progress' }).where('id', '=', id).execute()

describe('who may', () => {
  test('nobody without a token, no stranger and no admin reads or writes it, and a refusal writes nothing', async () => {
    await save(asPaula, { reason: 'Dor de cabeça há três dias' })
    const file = (await send(asPaula)).json().id
    const before = await state()
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const other = await signIn(t.deps, await createCustomer(t.deps))
    const colleague = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    for (const [who, status] of [
      [null, 401],
      [admin, 403],
      [other, 404],
      [colleague, 404],
    ] as const) {
      expect((await read(who)).status).toBe(status)
      expect((await call(who, 'GET', `${path()}/files/${file}`)).status).toBe(status)
    }
    for (const who of [asSergio, colleague, admin]) {
      expect((await save(who, { reason: 'Outra' })).status).toBe(403)
      expect((await send(who)).statusCode).toBe(403)
    }
    expect((await save(other, { reason: 'Outra' })).status).toBe(404)
    expect((await send(other)).statusCode).toBe(404)
    expect((await call(other, 'DELETE', `${path()}/files/${file}`)).status).toBe(404)
    expect(await state()).toEqual(before)
  })

  test('a specialist reads none of what was told before an unpaid or canceled one', async () => {
    for (const status of ['awaiting_payment', 'canceled_by_customer', 'expired']) {
      const theirs = await book(status, { days: 9 })
      expect((await read(asSergio, theirs)).status).toBe(404)
      expect((await read(asPaula, theirs)).status).toBe(200)
      await t.deps.db
        .updateTable('appointments')
        .set({ status: 'expired' })
        .where('id', '=', theirs)
        .execute()
    }
  })

  test('a specialist asks of the own specialties alone', async () => {
    const other = await createSpecialty(t.deps)
    const refused = await call(asSergio, 'PUT', `questionnaires/${other}`, { questions: [question] })
    expect(refused.status).toBe(404)
    expect((await call(asPaula, 'PUT', `questionnaires/${specialtyId}`, { questions: [] })).status).toBe(403)
    expect((await call(asSergio, 'GET', 'questionnaires')).body.data).toMatchObject([
      { specialty: { id: specialtyId }, questions: [] },
    ])
  })
})

describe('before the visit', () => {
  test('the reason, the answers and a file reach the specialist, and the patient’s log tells that they were read', async () => {
    const { questions } = await ask([question, fever, side, pain])
    const [since, hot, which, much] = questions.map((each: { id: string }) => each.id)
    const answers = [
      { question_id: since, value: 'Três dias' },
      { question_id: hot, value: false },
      { question_id: which, value: 'Direito' },
      { question_id: much, value: 0 },
    ]
    expect((await save(asPaula, { reason: 'Dor de cabeça', answers })).status).toBe(200)
    const file = (await send(asPaula)).json()
    const { body } = await read(asSergio)
    expect(body).toMatchObject({
      editable: false,
      reason: 'Dor de cabeça',
      answers: [
        { text: 'Há quanto tempo dói?', value: 'Três dias' },
        { text: 'Teve febre?', value: false },
        { text: 'De que lado?', value: 'Direito' },
        { text: 'Quanto dói?', value: 0 },
      ],
      files: [{ id: file.id, name: 'file.pdf', type: 'application/pdf' }],
    })
    const url = `/api/v1/${path()}/files/${file.id}`
    const opened = await t.app.inject({ method: 'GET', url, headers: asSergio.headers })
    expect(opened.headers['content-disposition']).toContain('attachment')
    expect(opened.rawPayload.includes('%PDF')).toBe(true)
    expect(await accesses()).toMatchObject([
      { action: 'update', object: 'preparation', basis: 'own', user_id: paula.userId },
      { action: 'update', basis: 'own', user_id: paula.userId },
      { action: 'read', object: 'preparation', basis: 'care', user_id: sergio.userId },
      { action: 'read', object: 'preparation', basis: 'care', user_id: sergio.userId },
    ])
  })

  test('lies sealed: no row says what was told', async () => {
    const { questions } = await ask([question])
    const answers = [{ question_id: questions[0].id, value: 'Três dias' }]
    await save(asPaula, { reason: 'Dor de cabeça', answers })
    const { notes, told } = await state()
    expect(notes[0]?.notes_sealed?.includes('Dor')).toBe(false)
    const row = told.find(({ appointment_id }) => appointment_id === id)
    expect([row?.answers_sealed.includes('dias'), row?.answered]).toEqual([false, [questions[0].id]])
  })

  test('a guardian tells it for a dependent, and the log names the dependent', async () => {
    const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
    const { body: lia } = await call(asPaula, 'POST', 'customer/dependents', child)
    const theirs = await book('confirmed', { dependentId: lia.id, days: 4 })
    await save(asPaula, { reason: 'Tosse' }, theirs)
    expect((await read(asSergio, theirs)).body).toMatchObject({
      reason: 'Tosse',
      dependent: { id: lia.id, name: 'Lia Teste' },
    })
    const { body } = await call(asPaula, 'GET', `customer/access-log?dependent_id=${lia.id}`)
    expect(body.data.map((line: { object: string }) => line.object)).toEqual(['preparation', 'preparation'])
  })

  test('what was answered keeps its words when the specialist words the question anew', async () => {
    const { questions: first } = await ask([question])
    await save(asPaula, { answers: [{ question_id: first[0].id, value: 'Três dias' }] })
    const { questions: second } = await ask([{ ...first[0], text: 'Desde quando dói?' }, fever])
    expect(second[0].id).not.toBe(first[0].id)
    const kept = [{ text: 'Há quanto tempo dói?', value: 'Três dias' }]
    expect((await read(asSergio)).body.answers).toMatchObject(kept)
    // A screen that still shows the old question can save; an answer to an unknown question is refused.
    const again = await save(asPaula, { answers: [{ question_id: first[0].id, value: 'Quatro dias' }] })
    expect(again.body.answers).toMatchObject([{ text: 'Há quanto tempo dói?', value: 'Quatro dias' }])
    const unknown = await save(asPaula, { answers: [{ question_id: t.deps.newId(), value: 'Ontem' }] })
    expect([unknown.status, unknown.body.code]).toEqual([409, 'questionnaire_changed'])
    const { questions: third } = await ask([second[1], second[0]])
    expect(third.map((each: { id: string }) => each.id)).toEqual([second[1].id, second[0].id])
  })

  test.each([
    ['of another kind', { value: 3 }],
    ['that is empty', { value: ' ' }],
    ['that is too long', { value: 'x'.repeat(501) }],
  ])('an answer %s is refused and nothing is kept', async (_, answer) => {
    const { questions } = await ask([question])
    const before = await state()
    const refused = await save(asPaula, {
      reason: 'Dor',
      answers: [{ question_id: questions[0].id, ...answer }],
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
    expect(await state()).toEqual(before)
  })

  test.each([
    ['eleven questions', Array.from({ length: 11 }, () => fever)],
    ['a choice of one', [{ ...side, options: ['Direito'] }]],
    ['a choice between the same', [{ ...side, options: ['Direito', 'Direito'] }]],
    ['options where none are', [{ ...fever, options: ['Sim', 'Não'] }]],
    ['no words', [{ ...fever, text: ' ' }]],
  ])('a questionnaire with %s is refused and the one before stays', async (_, questions) => {
    const { questions: before } = await ask([question])
    const refused = await call(asSergio, 'PUT', `questionnaires/${specialtyId}`, { questions })
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
    expect((await call(asSergio, 'GET', 'questionnaires')).body.data[0].questions).toEqual(before)
  })

  test('once it began nothing is changed any more, and the patient still reads it', async () => {
    await save(asPaula, { reason: 'Dor de cabeça' })
    const file = (await send(asPaula)).json().id
    await begin()
    const before = await state()
    for (const refused of [
      await save(asPaula, { reason: 'Outra coisa' }),
      await call(asPaula, 'DELETE', `${path()}/files/${file}`),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'preparation_closed'])
    }
    expect((await send(asPaula)).json()).toMatchObject({ code: 'preparation_closed' })
    expect(await state()).toEqual(before)
    expect((await read(asPaula)).body).toMatchObject({ editable: false, reason: 'Dor de cabeça' })
  })

  test('five files go, not six, also when they are sent at once; one that is taken back is gone', async () => {
    const before = await stored()
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(asPaula)))
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 409])
    expect((await stored()).length).toBe(before.length + 5)
    const first = sent.find(({ statusCode }) => statusCode === 201)?.json().id
    expect((await call(asPaula, 'DELETE', `${path()}/files/${first}`)).status).toBe(204)
    expect(await runJobs(t)).toEqual([])
    expect((await stored()).length).toBe(before.length + 4)
    expect((await call(asPaula, 'GET', `${path()}/files/${first}`)).status).toBe(404)
    expect((await send(asPaula)).statusCode).toBe(201)
  })

  test('a file that is sent again under its key is one file', async () => {
    const [first, second] = [await send(asPaula, id, 'key-1'), await send(asPaula, id, 'key-1')]
    await t.deps.db.deleteFrom('idempotency_keys').execute()
    expect([second.json().id, (await send(asPaula, id, 'key-1')).json().id]).toEqual([
      first.json().id,
      first.json().id,
    ])
    expect((await read(asPaula)).body.files.length).toBe(1)
  })
})

describe('an appointment says', () => {
  const shown = async (who = asPaula) => {
    const { body } = await call(who, 'GET', `schedules/${id}`)
    return { ...body.preparation, may: body.can.prepare }
  }

  test('whether something is asked and everything due was told, to both sides', async () => {
    expect(await shown()).toEqual({ asked: false, done: false, may: true })
    await save(asPaula, { reason: 'Dor' })
    expect(await shown()).toEqual({ asked: false, done: true, may: true })
    const { questions } = await ask([question, fever])
    expect(await shown()).toEqual({ asked: true, done: false, may: true })
    await save(asPaula, { answers: [{ question_id: questions[1].id, value: true }] })
    expect(await shown()).toEqual({ asked: true, done: false, may: true })
    await save(asPaula, { answers: [{ question_id: questions[0].id, value: 'Três dias' }] })
    expect(await shown()).toEqual({ asked: true, done: true, may: true })
    expect(await shown(asSergio)).toEqual({ asked: true, done: true, may: false })
    await save(asPaula, {})
    expect(await shown()).toEqual({ asked: true, done: false, may: true })
  })

  test('that files alone are told where nothing is required, and that nothing may be told once it began', async () => {
    await ask([fever])
    await send(asPaula)
    expect(await shown()).toEqual({ asked: true, done: true, may: true })
    await begin()
    expect(await shown()).toEqual({ asked: true, done: true, may: false })
  })
})
