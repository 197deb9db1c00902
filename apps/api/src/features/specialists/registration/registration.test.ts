import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aPdf,
  aPng,
  buildTestApp,
  createAdmin,
  createCustomer,
  forgetJobs,
  messagesTo,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  specialistForm,
  type TestApp,
} from '../../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ LOGIN_LIMITS: 'off' })
})
beforeEach(() => forgetJobs(t))
afterAll(() => t.close())

type Fields = Readonly<Record<string, unknown>>
const register = (
  fields: Fields,
  files: Readonly<Record<string, Blob>> = {},
  session: SignedIn | null = null,
) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/specialists/createSpecialists',
    headers: session?.headers ?? {},
    payload: multipartOf(fields, files),
  })
const post = (path: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload })
const login = (email: string, password = 'cachoeira-violeta-92') => post('jwt/login', { email, password })
const count = async () => {
  const { rows } = await sql<{ users: number; specialists: number; documents: number }>`
    SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM specialists) AS specialists,
      (SELECT count(*) FROM specialist_documents) AS documents`.execute(t.deps.db)
  return rows[0]
}
const codeFor = async (email: string): Promise<string> => {
  expect(await runJobs(t)).toEqual([])
  const mails = await messagesTo(t, email)
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

test('makes an incomplete account that may enter, with everything sealed and every consent kept', async () => {
  const form = specialistForm()
  const answer = await register(form, { avatar: aPng(), document: aPdf() })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, uuid } = answer.json()
  expect(uuid).toBe(id)
  const { accessToken, userData } = (await login(form.email)).json()
  expect(userData).toMatchObject({ role: 'specialist', specialistId: id, status: 0, name: 'Rita Moura' })
  expect(userData.avatar).toMatch(/^\/api\/v1\/files\/avatars\/.+\.webp$/)
  const profile = await t.app.inject({
    url: `/api/v1/specialists/getSpecialistsByUuid/${id}`,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(profile.json()).toMatchObject({
    id,
    status: 0,
    missing: ['address', 'specialty', 'bankAccount'],
    personalData: { fullName: 'Rita Moura', birthDate: '1985-03-02', cpf: form.cpf },
    contactDetails: { email: form.email, cellphone: '11987654321' },
    council: { type: 'CRM', uf: 'SP', number: '123456' },
    emailConfirmed: false,
    document: { type: 'application/pdf' },
  })
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(s)::text || row_to_json(u)::text AS text
      FROM specialists s JOIN users u ON u.id = s.user_id WHERE s.id = ${id}`.execute(t.deps.db)
  expect(rows[0]?.text).not.toMatch(new RegExp(`${form.cpf}|987654321|${form.password}`))
  const kinds = await t.deps.db
    .selectFrom('consents')
    .select('kind')
    .where('user_id', '=', userData.id)
    .execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['privacy', 'terms'])
})

test('every wrong field is said at once, and nothing is written', async () => {
  const before = await count()
  const answer = await register({
    firstName: ' ',
    lastName: '',
    cellPhone: '1133334444',
    cpf: '11111111111',
    birthDate: '2015-01-01',
    email: 'rita',
    council: { type: 'CRP', uf: 'SP', number: '12345' },
    password: 'curta',
    passwordConfirmation: 'outra',
    acceptTerms: false,
  })
  expect(answer.statusCode).toBe(422)
  const { errors } = answer.json()
  expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'acceptPrivacy',
    'acceptTerms',
    'birthDate',
    'cellPhone',
    'council.number',
    'cpf',
    'email',
    'firstName',
    'lastName',
    'password',
    'passwordConfirmation',
  ])
  for (const { message } of errors) expect(message).toMatch(/^[A-ZÀ-Ú].+\.$/)
  expect(await count()).toEqual(before)
})

describe.each<[string, Fields, string]>([
  ['a status', { status: 1 }, 'status'],
  ['a role', { role: 'admin' }, 'role'],
  ['an id', { id: crypto.randomUUID() }, 'id'],
  ['a confirmed e-mail', { emailConfirmed: true }, 'emailConfirmed'],
  ['an unknown council', { council: { type: 'CRX', uf: 'SP', number: '1' } }, 'council.type'],
  ['a state that is none', { council: { type: 'CRM', uf: 'XX', number: '1' } }, 'council.uf'],
  ['more in the council', { council: { type: 'CRM', uf: 'SP', number: '1', rqe: '2' } }, 'council.rqe'],
  ['no council', { council: undefined }, 'council'],
  [
    'a password that is easily guessed',
    { password: 'senha12345', passwordConfirmation: 'senha12345' },
    'password',
  ],
  [
    'its own e-mail as password',
    {
      email: 'rita.propria@emma.test',
      password: 'rita.propria@emma.test',
      passwordConfirmation: 'rita.propria@emma.test',
    },
    'password',
  ],
])('%s', (_what, wrong, path) => {
  test('is refused, and nothing is written', async () => {
    const before = await count()
    const answer = await register({ ...specialistForm(), ...wrong })
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path])
    expect(await count()).toEqual(before)
  })
})

test('files are taken by their content, and refused ones leave nothing', async () => {
  const before = await count()
  const html = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'application/pdf' })
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
  expect((await register(specialistForm(), { document: html })).statusCode).toBe(415)
  expect((await register(specialistForm(), { avatar: svg })).statusCode).toBe(415)
  expect((await register(specialistForm(), { avatar: aPng(), document: html })).statusCode).toBe(415)
  expect((await register(specialistForm(), { other: aPdf() })).statusCode).toBe(422)
  expect(await count()).toEqual(before)
})

describe('what has an account already', () => {
  test('is answered like a new one, keeps nothing, and its owner is told', async () => {
    const paula = await createCustomer(t.deps)
    const before = await count()
    const form = { ...specialistForm(), email: paula.email.toUpperCase() }
    const answer = await register(form, { document: aPdf() })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(Object.keys(answer.json())).toEqual(['id', 'uuid'])
    expect(await count()).toEqual(before)
    expect(await runJobs(t)).toEqual([])
    const [mail, more] = await messagesTo(t, paula.email)
    expect([mail?.text, more]).toEqual([expect.stringMatching(/esqueceu|forgot-password|senha/i), undefined])
    expect((await login(form.email)).json().code).toBe('invalid_credentials')
  })

  test('is answered like a new one to whoever tries codes', async () => {
    const paula = await createCustomer(t.deps)
    const taken = (await register({ ...specialistForm(), email: paula.email })).json().id
    const free = (await register(specialistForm())).json().id
    const tries = async (customerId: string) => {
      const answers = []
      for (let nth = 0; nth < 6; nth += 1) {
        answers.push(await post('authentication/confirm-registration', { customerId, code: '000000' }))
      }
      answers.push(await post('authentication/resend-code', { customerId }))
      answers.push(await post('authentication/resend-code', { customerId }))
      return answers.map((answer) => `${answer.statusCode} ${answer.body === '' ? '' : answer.json().code}`)
    }
    expect(await tries(taken)).toEqual(await tries(free))
  })

  test('an owner is told three times a day at most', async () => {
    const paula = await createCustomer(t.deps)
    for (let nth = 0; nth < 5; nth += 1) await register({ ...specialistForm(), email: paula.email })
    expect(await runJobs(t)).toEqual([])
    expect(await messagesTo(t, paula.email)).toHaveLength(3)
  })

  test('a CPF of somebody who proved the e-mail is theirs', async () => {
    const first = specialistForm()
    const { id } = (await register(first)).json()
    const code = await codeFor(first.email)
    const confirmed = await post('authentication/confirm-registration', { customerId: id, code })
    expect(confirmed.json()).toMatchObject({ accessToken: expect.any(String), userData: { status: 0 } })
    const before = await count()
    const second = { ...specialistForm(), cpf: first.cpf }
    expect((await register(second)).statusCode).toBe(201)
    expect(await count()).toEqual(before)
    expect((await login(second.email)).statusCode).toBe(401)
  })

  test('a CPF that was only claimed goes to the next who registers with it', async () => {
    const squatter = specialistForm()
    const { id } = (await register(squatter)).json()
    const owner = { ...specialistForm(), cpf: squatter.cpf }
    expect((await register(owner)).statusCode).toBe(201)
    expect((await login(owner.email)).statusCode).toBe(200)
    const { headers } = await signIn(t.deps, { userId: (await login(squatter.email)).json().userData.id })
    const status = await t.app.inject({ url: `/api/v1/specialists/status/${id}`, headers })
    expect(status.json().missing).toContain('personalData')
  })

  test('is said to an admin', async () => {
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const first = specialistForm()
    expect((await register(first, {}, admin)).statusCode).toBe(201)
    expect((await register({ ...specialistForm(), email: first.email }, {}, admin)).json().code).toBe(
      'email_taken',
    )
    const code = await codeFor(first.email)
    const { specialistId: customerId } = (await login(first.email)).json().userData
    await post('authentication/confirm-registration', { customerId, code })
    expect((await register({ ...specialistForm(), cpf: first.cpf }, {}, admin)).json().code).toBe('cpf_taken')
  })
})

test('twenty registrations of one e-mail at once make one account', async () => {
  const form = specialistForm()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register({ ...specialistForm(), email: form.email })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
  const users = await t.deps.db.selectFrom('users').select('id').where('email', '=', form.email).execute()
  expect(users).toHaveLength(1)
  expect(await runJobs(t)).toEqual([])
})

test('the code confirms the e-mail once, and another is sent once a minute', async () => {
  const form = specialistForm()
  const { id: customerId } = (await register(form)).json()
  const { userData } = (await login(form.email)).json()
  const { headers } = await signIn(t.deps, { userId: userData.id })
  const isConfirmed = async () =>
    (await t.app.inject({ url: `/api/v1/specialists/status/${customerId}`, headers })).json().emailConfirmed
  expect(await isConfirmed()).toBe(false)
  expect((await post('authentication/resend-code', { customerId })).statusCode).toBe(202)
  expect((await post('authentication/resend-code', { customerId })).statusCode).toBe(429)
  const code = await codeFor(form.email)
  const wrong = code === '123456' ? '654321' : '123456'
  const confirm = (typed: string) => post('authentication/confirm-registration', { customerId, code: typed })
  expect((await confirm(wrong)).json().code).toBe('code_invalid')
  expect(await isConfirmed()).toBe(false)
  expect((await confirm(code)).statusCode).toBe(200)
  expect(await isConfirmed()).toBe(true)
  expect((await confirm(code)).json().code).toBe('code_invalid')
})
