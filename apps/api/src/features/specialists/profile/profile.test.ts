import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aPdf,
  aPng,
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  messagesTo,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  specialistForm,
  type TestApp,
  type TestSpecialist,
  testCpf,
} from '../../../../test/index.ts'
import { mendCities } from './mend-cities.ts'

type Rita = TestSpecialist & SignedIn

let t: TestApp
let specialtyId: string
let admin: SignedIn
let rita: Rita
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  admin = await signIn(t.deps, await createAdmin(t.deps))
})
const at = async (status: 0 | 1 | 2 | 3 | 4): Promise<Rita> => {
  const specialist = await createSpecialist(t.deps, { specialtyId, status })
  // The first cell phone needs no code.
  await t.deps.db
    .updateTable('specialists')
    .set({ contact_sealed: null })
    .where('id', '=', specialist.specialistId)
    .execute()
  return { ...specialist, ...(await signIn(t.deps, specialist)) }
}
beforeEach(async () => {
  await forgetJobs(t)
  rita = await at(1)
})
afterAll(() => t.close())

const update = (
  fields: Readonly<Record<string, unknown>>,
  session: SignedIn = rita,
  files: Readonly<Record<string, Blob>> = {},
) =>
  t.app.inject({
    method: 'PUT',
    url: '/api/v1/specialists/updateSpecialists',
    headers: session.headers,
    payload: multipartOf(fields, files),
  })
const profile = async ({ specialistId }: Rita = rita, session: SignedIn = rita) =>
  (
    await t.app.inject({
      url: `/api/v1/specialists/getSpecialistsByUuid/${specialistId}`,
      headers: session.headers,
    })
  ).json()
const row = () =>
  t.deps.db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .select(['u.email', 'u.first_name', 'u.avatar_key'])
    .where('s.id', '=', rita.specialistId)
    .executeTakeFirstOrThrow()
const errorsOf = (answer: Awaited<ReturnType<typeof update>>) => ({
  status: answer.statusCode,
  paths: (answer.json().errors ?? []).map(({ path }: { path: string }) => path),
})
const address = {
  zipCode: '69005-010',
  address: 'Rua Marechal Deodoro',
  number: '12',
  complement: 'sala 3',
  district: 'Centro',
  city: 'Manaus',
  state: 'am',
}

describe('the own profile', () => {
  test('is in its city as that is called, however it was typed, also one kept by an older release', async () => {
    const typed = await update({ address: { ...address, city: 'SAO GABRIEL DA CACHOEIRA' } })
    expect(typed.json()).toMatchObject({ address: { city: 'São Gabriel da Cachoeira' } })
    expect(await row()).toMatchObject({ city: 'São Gabriel da Cachoeira', state: 'AM' })
    await t.deps.db
      .updateTable('specialists')
      .set({ city: 'manaus' })
      .where('id', '=', rita.specialistId)
      .execute()
    await mendCities(t.deps)
    expect(await row()).toMatchObject({ city: 'Manaus', state: 'AM' })
  })

  test('changes group by group, and what is not sent stays', async () => {
    const { council } = await profile()
    const answer = await update({
      personalData: {
        fullName: 'Sérgio  de Souza Lima',
        birthDate: '1979-12-31',
        cpf: '529.982.247-25',
        special_document_type: 'CNPJ',
        special_document_number: '11.222.333/0001-81',
      },
      contactDetails: { cellphone: '92 98888-7777', phone: '(92) 3333-4444', contactPreference: 'whatsapp' },
      several: { nickname: 'Serginho', maritalStatus: 'casado', gender: 'masculino' },
      address,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual(await profile())
    expect(answer.json()).toMatchObject({
      personalData: {
        fullName: 'Sérgio de Souza Lima',
        birthDate: '1979-12-31',
        cpf: '52998224725',
        special_document_type: 'CNPJ',
        special_document_number: '11.222.333/0001-81',
      },
      contactDetails: {
        email: rita.email,
        cellphone: '92988887777',
        phone: '9233334444',
        contactPreference: 'whatsapp',
      },
      several: { nickname: 'Serginho', maritalStatus: 'casado', gender: 'masculino' },
      address: { ...address, zipCode: '69005010', state: 'AM' },
      council,
      status: 1,
    })
    const { rows } = { rows: JSON.stringify(await row()) }
    expect(rows).not.toMatch(/52998224725|Marechal|988887777|11\.222/)
    const card = await t.app.inject({ url: `/api/v1/specialists/specialists/${rita.specialistId}` })
    expect(card.json()).toMatchObject({ name: 'Sérgio de Souza Lima', city: 'Manaus', state: 'AM' })
    await update({ several: { nickname: '' } })
    expect((await profile()).several).toEqual({
      nickname: null,
      maritalStatus: 'casado',
      gender: 'masculino',
    })
    await update({ personalData: { special_document_number: null } })
    expect((await profile()).personalData).toMatchObject({ special_document_type: 'CNPJ' })
    expect((await profile()).personalData.special_document_number).toBeUndefined()
  })

  test('says every wrong field beside it, and writes nothing', async () => {
    const before = await row()
    const answer = await update({
      personalData: { fullName: 'Sérgio', birthDate: '2030-01-01', cpf: '123' },
      contactDetails: { email: 'x', cellphone: '1', phone: '2', contactPreference: 'pombo' },
      several: { nickname: 'x'.repeat(61) },
      address: { ...address, zipCode: '1', state: 'XX', city: '' },
      council: { type: 'CRP', uf: 'SP', number: '1' },
      settings: { timezone: 'Mars/Base', stopwatch: 'yes' },
    })
    expect(errorsOf(answer)).toEqual({
      status: 422,
      paths: [
        'personalData.fullName',
        'personalData.birthDate',
        'personalData.cpf',
        'contactDetails.email',
        'contactDetails.cellphone',
        'contactDetails.phone',
        'contactDetails.contactPreference',
        'several.nickname',
        'address.zipCode',
        'address.city',
        'address.state',
        'address',
        'council.number',
        'settings.stopwatch',
        'settings.timezone',
      ],
    })
    expect(await row()).toEqual(before)
  })

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['the status', { status: 1 }, 'status'],
    ['the role', { role: 'admin' }, 'role'],
    ['a rating', { rating_sum: 500 }, 'rating_sum'],
    ['the specialist', { specialistId: crypto.randomUUID() }, 'specialistId'],
    ['duty', { settings: { on_duty: true } }, 'settings.on_duty'],
    ['a confirmed e-mail', { contactDetails: { emailConfirmed: true } }, 'contactDetails.emailConfirmed'],
    ['a user', { personalData: { user_id: crypto.randomUUID() } }, 'personalData.user_id'],
  ])('takes no word for %s', async (_what, fields, path) => {
    const before = await row()
    expect(errorsOf(await update(fields))).toEqual({ status: 422, paths: [path] })
    expect(await row()).toEqual(before)
  })

  test('is nobody else’s', async () => {
    const other = await at(1)
    const before = await row()
    const fields = { id: rita.specialistId, several: { nickname: 'X' } }
    expect((await update(fields, other)).statusCode).toBe(404)
    expect((await update({ several: { nickname: 'X' } }, admin)).statusCode).toBe(404)
    expect((await update(fields, await signIn(t.deps, await createCustomer(t.deps)))).statusCode).toBe(403)
    expect(await row()).toEqual(before)
    expect((await profile(rita, other)).status).toBe(404)
  })

  test('is changed by an admin who names it', async () => {
    expect((await update({ id: rita.specialistId, several: { nickname: 'Zé' } }, admin)).statusCode).toBe(200)
    expect((await profile()).several.nickname).toBe('Zé')
  })
})

describe('a CPF', () => {
  test('is set once; the kept one may come again', async () => {
    const [mine, another] = [testCpf(700_001), testCpf(700_002)]
    expect((await update({ personalData: { cpf: mine } })).statusCode).toBe(200)
    expect((await update({ personalData: { cpf: mine } })).statusCode).toBe(200)
    expect(errorsOf(await update({ personalData: { cpf: another } }))).toEqual({
      status: 422,
      paths: ['personalData.cpf'],
    })
    const byAdmin = { id: rita.specialistId, personalData: { cpf: another } }
    expect((await update(byAdmin, admin)).statusCode).toBe(422)
    expect((await profile()).personalData.cpf).toBe(mine)
  })

  test('of another specialist is refused, and everything with it', async () => {
    const other = await at(1)
    const cpf = testCpf(700_003)
    await update({ personalData: { cpf } }, other)
    const before = await row()
    const answer = await update({ personalData: { cpf }, several: { nickname: 'X' } })
    expect(errorsOf(answer)).toEqual({ status: 422, paths: ['personalData.cpf'] })
    expect(await row()).toEqual(before)
  })
})

describe('a new e-mail or cell phone', () => {
  test('counts once its code came back, and the old e-mail is told', async () => {
    const email = specialistForm().email
    const answer = await update({ contactDetails: { email } })
    expect(answer.json()).toMatchObject({ contactDetails: { email: rita.email }, pendingContact: { email } })
    expect(await runJobs(t)).toEqual([])
    expect(await messagesTo(t, rita.email)).toHaveLength(1)
    const code = /\b\d{6}\b/.exec((await messagesTo(t, email)).at(-1)?.text ?? '')?.[0]
    const confirmed = await t.app.inject({
      method: 'POST',
      url: '/api/v1/authentication/confirm-contact',
      headers: rita.headers,
      payload: { kind: 'email', code },
    })
    expect(confirmed.statusCode, confirmed.body).toBe(204)
    expect(await profile()).toMatchObject({
      contactDetails: { email },
      pendingContact: {},
      emailConfirmed: true,
    })
  })

  test('is not asked for where it is the old one', async () => {
    await update({ contactDetails: { cellphone: '11987650000' } })
    expect((await profile()).contactDetails.cellphone).toBe('11987650000')
    const same = { email: rita.email.toUpperCase(), cellphone: '+55 11 98765-0000' }
    expect((await update({ contactDetails: same })).json().pendingContact).toEqual({})
    const other = await update({ contactDetails: { cellphone: '11987651111' } })
    expect(other.json()).toMatchObject({
      contactDetails: { cellphone: '11987650000' },
      pendingContact: { cellphone: '11987651111' },
    })
  })
})

describe('the council registration', () => {
  const council = { type: 'CRP', uf: 'SP', number: '6-54321' }

  test.each([0, 3] as const)('is the specialist’s to change at status %i', async (status) => {
    const own = await at(status)
    const answer = await update({ council }, own)
    expect(answer.json().council).toEqual({ type: 'CRP', uf: 'SP', number: '06/54321' })
  })

  test.each([1, 2, 4] as const)('is fixed at status %i, but for an admin', async (status) => {
    const own = await at(status)
    const before = (await profile(own, own)).council
    const answer = await update({ council, several: { nickname: 'X' } }, own)
    expect(answer.json()).toMatchObject({ status: 409, code: 'council_locked' })
    expect(await profile(own, own)).toMatchObject({ council: before, several: { nickname: null } })
    expect((await update({ council: before }, own)).statusCode).toBe(200)
    const changed = await update({ id: own.specialistId, council }, admin)
    expect(changed.json().council.type).toBe('CRP')
  })
})

describe('the picture', () => {
  test('is put in place, replaced and taken away, and no file is left', async () => {
    const first = (await update({}, rita, { avatar: aPng() })).json().avatar
    expect((await t.app.inject({ url: first })).statusCode).toBe(200)
    const second = (await update({}, rita, { avatar: aPng() })).json().avatar
    expect(second).not.toBe(first)
    expect(await runJobs(t)).toEqual([])
    expect((await t.app.inject({ url: first })).statusCode).toBe(404)
    expect((await update({ avatar: null })).json().avatar).toBeNull()
    expect(await runJobs(t)).toEqual([])
    expect((await t.app.inject({ url: second })).statusCode).toBe(404)
  })

  test('of a refused change is not kept, nor is its proof', async () => {
    const before = await row()
    const council = { type: 'CRP', uf: 'SP', number: '6-54321' }
    expect((await update({ council }, rita, { avatar: aPng(), document: aPdf() })).statusCode).toBe(409)
    expect(await row()).toEqual(before)
    expect((await profile()).document).toBeNull()
  })

  test('is a picture of five megabytes at most', async () => {
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])
    expect((await update({}, rita, { avatar: large })).statusCode).toBe(413)
    const pdf = await update({}, rita, { avatar: aPdf() })
    expect(pdf.statusCode).toBe(415)
  })
})

describe('settings', () => {
  const ask = (method: 'GET' | 'POST' | 'PUT', query: string, payload?: object) =>
    t.app.inject({
      method,
      url: `/api/v1/specialists/settings${query}`,
      headers: rita.headers,
      ...(payload === undefined ? {} : { payload }),
    })
  const initial = {
    stopwatch: true,
    summary: '',
    timezone: 'America/Sao_Paulo',
    chat_enabled: true,
    chat_hours: null,
    auto_reply: null,
    languages: ['pt'],
    attends_children: false,
  }

  test('are read, saved together and one by one', async () => {
    expect((await ask('GET', '')).json()).toEqual(initial)
    const chat_hours = { weekdays: [1, 2, 3], from: '08:00', to: '18:00' }
    const saved = await ask('POST', '', { summary: ' Cardiologista. ', chat_hours, auto_reply: 'Já volto.' })
    expect(saved.json()).toEqual({
      ...initial,
      summary: 'Cardiologista.',
      chat_hours,
      auto_reply: 'Já volto.',
    })
    expect((await ask('PUT', '?key=stopwatch', { value: false })).json().stopwatch).toBe(false)
    expect((await ask('PUT', '?key=stopwatch', { stopwatch: true })).json().stopwatch).toBe(true)
    expect((await ask('PUT', '?key=auto_reply', { value: null })).json().auto_reply).toBeNull()
    expect((await ask('PUT', '', { chat_enabled: false })).json().chat_enabled).toBe(false)
    expect((await ask('POST', '', { languages: ['pt', 'en'] })).json().languages).toEqual(['pt', 'en'])
    expect((await ask('PUT', '?key=attends_children', { value: true })).json().attends_children).toBe(true)
    expect((await ask('GET', '')).json()).toMatchObject({ summary: 'Cardiologista.', chat_enabled: false })
  })

  test.each<[string, object, string]>([
    ['?key=stopwatch', { value: 'x' }, 'stopwatch'],
    ['?key=stopwatch', {}, 'stopwatch'],
    ['?key=stopwatch', { summary: 'x' }, 'stopwatch'],
    ['?key=status', { value: 1 }, 'key'],
    ['?key=timezone', { value: 'Mars/Base' }, 'timezone'],
    ['', { value: true }, 'key'],
    ['', { languages: [] }, 'languages'],
    ['', { languages: ['pt', 'pt'] }, 'languages'],
    ['', { languages: ['tlh'] }, 'languages.0'],
    ['', { status: 1 }, 'status'],
    ['', { chat_hours: { weekdays: [7], from: '8', to: '18:00' } }, 'chat_hours.weekdays.0'],
  ])('PUT %s %j is refused', async (query, payload, path) => {
    const before = await row()
    const answer = await ask('PUT', query, payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].path).toBe(path)
    expect(await row()).toEqual(before)
  })

  test('in another zone the same hours are other moments', async () => {
    const next = async () =>
      (await t.app.inject({ url: `/api/v1/specialists/specialists/${rita.specialistId}` })).json().nextSlot
    const before = await next()
    await ask('PUT', '?key=timezone', { value: 'America/Rio_Branco' })
    const after = await next()
    expect(after.timezone).toBe('America/Rio_Branco')
    expect(after.starts_at).not.toBe(before.starts_at)
  })
})
