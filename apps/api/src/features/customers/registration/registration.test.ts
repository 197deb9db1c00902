import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  findCode,
  forgetJobs,
  forgetMessages,
  messagesTo,
  newAddress,
  PASSWORD,
  registrationForm,
  runJobs,
  signIn,
  startRegistration,
  type TestApp,
  testCpf,
} from '../../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await forgetJobs(t)
  await forgetMessages(t)
})

type Fields = Readonly<Record<string, unknown>>
const post = (path: string, payload: Fields) =>
  t.app.inject({ method: 'POST', url: `/api/v1/${path}`, remoteAddress: newAddress(), payload })
const register = (change: Fields = {}) => post('jwt/register', { ...registrationForm(), ...change })
const confirm = (customerId: string, code: string) =>
  post('authentication/confirm-registration', { customerId, code })
const login = (email: string) => post('jwt/login', { email, password: PASSWORD })
const messages = (to: string) => messagesTo(t, to)
const rows = async (table: 'registrations' | 'users' | 'customers' | 'codes') =>
  (await t.deps.db.selectFrom(table).selectAll().execute()).length
const codeIn = (text: string | undefined) => text?.match(/\b\d{6}\b/)?.[0] ?? ''

test('a patient registers, gets the code by SMS, confirms it and is logged in with the terms accepted', async () => {
  const { customerId, payload } = await startRegistration(t, {
    firstName: 'MARIA  clara',
    cellPhone: '(11) 98111-2233',
    cpf: testCpf(77_001).replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-'),
  })
  expect((await login(payload.email)).json().code).toBe('invalid_credentials')
  expect(await runJobs(t)).toEqual([])
  const [sms] = await messages('5511981112233')
  expect(sms?.channel).toBe('sms')
  const answer = await confirm(customerId, codeIn(sms?.text))
  expect(answer.statusCode, answer.body).toBe(200)
  const { accessToken, userData } = answer.json()
  expect(userData).toMatchObject({ role: 'customer', customerId, first_name: 'Maria Clara' })
  const info = await t.app.inject({
    url: '/api/v1/customer/info',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(info.json()).toMatchObject({
    id: customerId,
    personalData: { cpf: testCpf(77_001), birthDate: '1990-05-20' },
    contactDetails: { cellphone: '11981112233', contactPreference: 'sms' },
    several: { gender: 'feminino', maritalStatus: 'solteiro' },
  })
  const consents = await t.deps.db
    .selectFrom('consents')
    .select('kind')
    .where('user_id', '=', userData.id)
    .orderBy('kind')
    .execute()
  expect(consents.map(({ kind }) => kind)).toEqual(['privacy', 'terms'])
  expect((await login(payload.email)).statusCode).toBe(200)
})

test.each([
  ['email', 'e-mail'],
  ['whatsapp', 'WhatsApp'],
])('the code goes by %s to whoever prefers %s', async (contactPreference) => {
  const { customerId, payload } = await startRegistration(t, { contactPreference })
  await runJobs(t)
  const to = contactPreference === 'email' ? payload.email : `55${payload.cellPhone}`
  const [message] = await messages(to)
  expect(message?.channel).toBe(contactPreference)
  expect((await confirm(customerId, codeIn(message?.text))).statusCode).toBe(200)
})

test('a patient reads times in the zone of the device that registered; what is no zone is refused', async () => {
  const { customerId, userId } = await startRegistration(t, { timezone: 'America/Manaus' })
  const answer = await confirm(customerId, await findCode(t, userId))
  expect(answer.json().userData).toMatchObject({ customerId, timezone: 'America/Manaus' })
  const user = t.deps.db.selectFrom('users').select('time_zone').where('id', '=', userId)
  expect(await user.executeTakeFirst()).toEqual({ time_zone: 'America/Manaus' })
  const before = await rows('registrations')
  const refused = await register({ timezone: 'Marte/Olimpo' })
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: 'timezone' }] })
  expect(await rows('registrations')).toBe(before)
})

test('every wrong field is said at once, each with its sentence, and nothing is kept', async () => {
  const before = [await rows('registrations'), await rows('codes')]
  const refused = await post('jwt/register', {
    firstName: ' ',
    lastName: '',
    cellPhone: '(11) 3456-7890',
    cpf: '111.111.111-11',
    birthDate: '1890-01-01',
    email: 'not-an-email',
    contactPreference: 'pigeon',
    password: 'short',
    passwordConfirmation: 'other',
    acceptTerms: false,
    acceptPrivacy: 'yes',
  })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'validation_failed'])
  const said: { path: string; message: string }[] = refused.json().errors
  expect(Object.fromEntries(said.map(({ path, message }) => [path, message]))).toEqual({
    firstName: 'Preencha este campo.',
    lastName: 'Preencha este campo.',
    cellPhone: 'Informe um celular do Brasil, com DDD.',
    cpf: 'CPF inválido. Confira os números.',
    birthDate: 'Informe uma data de nascimento válida.',
    email: 'Informe um e-mail válido.',
    contactPreference: 'Escolha uma das opções.',
    password: 'Use uma senha com pelo menos 10 caracteres, que não seja comum.',
    passwordConfirmation: 'As senhas não são iguais.',
    acceptTerms: 'É preciso aceitar para continuar.',
    acceptPrivacy: 'É preciso aceitar para continuar.',
  })
  const empty = await post('jwt/register', {})
  const paths: string[] = empty.json().errors.map(({ path }: { path: string }) => path)
  expect(new Set(paths)).toEqual(
    new Set([
      'firstName',
      'lastName',
      'cellPhone',
      'cpf',
      'birthDate',
      'email',
      'password',
      'passwordConfirmation',
      'acceptTerms',
      'acceptPrivacy',
    ]),
  )
  expect([await rows('registrations'), await rows('codes')]).toEqual(before)
})

const own = { email: 'paula.lima.souza@emma.test' }
test.each([
  [{ birthDate: '2090-01-01' }, 'birthDate', 'Informe uma data de nascimento válida.'],
  [{ birthDate: '2026-02-30' }, 'birthDate', 'Informe uma data válida.'],
  [{ birthDate: '2015-03-01' }, 'birthDate', /responsável/],
  [{ lastName: 'Sou\u0000za' }, 'lastName', /não pode ser guardado/],
  [{ email: 'a@b' }, 'email', 'Informe um e-mail válido.'],
  [{ password: 'password123', passwordConfirmation: 'password123' }, 'password', /comum|adivinhar/],
  [{ ...own, passwordConfirmation: own.email, password: own.email }, 'password', /adivinhar|comum/],
  [{ passwordConfirmation: 'Emma!demo2027' }, 'passwordConfirmation', 'As senhas não são iguais.'],
] as const)('%j is refused at %s', async (change, path, message) => {
  const refused = await register(change)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'validation_failed'])
  const said: { path: string; message: string }[] = refused.json().errors
  expect(said.find((error) => error.path === path)?.message).toMatch(message)
})

test.each(['role', 'status', 'id', 'customerId', 'userId', 'blocked_at', 'avatar'])(
  'nobody gives themselves a %s',
  async (field) => {
    const before = await rows('registrations')
    const refused = await register({ [field]: 'admin' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path: field, message: 'Este campo não existe.' }])
    expect(await rows('registrations')).toBe(before)
  },
)

test('an e-mail or a CPF that has an account is answered the same; its owner is told, its code is never right', async () => {
  const owner = await createCustomer(t.deps)
  const { cpf_sealed } = await t.deps.db
    .selectFrom('customers')
    .select('cpf_sealed')
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow()
  const cell = { subjectId: owner.customerId, column: 'customers.cpf_sealed', rowId: owner.customerId }
  const cpf = await t.deps.vault.open(t.deps.db, cell, cpf_sealed ?? Buffer.alloc(0))
  for (const change of [{ email: owner.email.toUpperCase() }, { cpf }]) {
    await forgetJobs(t)
    await forgetMessages(t)
    const fresh = await register()
    const known = await startRegistration(t, change)
    expect(Object.keys(fresh.json())).toEqual(['customerId'])
    expect(known.customerId).not.toBe(owner.customerId)
    await runJobs(t)
    expect(await messages(`55${known.payload.cellPhone}`)).toEqual([])
    const [email] = await messages(owner.email)
    expect(email?.subject).toBe('Você já tem uma conta na Emma')
    const right = await confirm(known.customerId, await findCode(t, known.userId))
    const wrong = await confirm(fresh.json().customerId, '000000')
    expect([right.statusCode, right.json().code]).toEqual([wrong.statusCode, wrong.json().code])
    expect(right.json().detail).toBe(wrong.json().detail)
    const resend = await post('authentication/resend-code', { customerId: known.customerId })
    expect(resend.statusCode).toBe(202)
  }
  const accounts = await t.deps.db.selectFrom('users').select('id').where('email', '=', owner.email).execute()
  expect(accounts).toHaveLength(1)
})

test('an owner is told three times a day at most', async () => {
  const { email } = await createCustomer(t.deps)
  for (let time = 0; time < 5; time += 1) await register({ email })
  await runJobs(t)
  expect(await messages(email)).toHaveLength(3)
})

test('an old registration keeps nobody out: whoever proves the code has the account, the others never get one', async () => {
  const email = 'disputado@emma.test'
  const first = await startRegistration(t, { email, cpf: testCpf(77_100) })
  const second = await startRegistration(t, { email, cpf: testCpf(77_100) })
  expect((await confirm(second.customerId, await findCode(t, second.userId))).statusCode).toBe(200)
  const late = await confirm(first.customerId, await findCode(t, first.userId))
  expect([late.statusCode, late.json().code]).toEqual([422, 'code_invalid'])
  const sameCpf = await startRegistration(t, { email: 'outro.disputado@emma.test' })
  expect((await confirm(sameCpf.customerId, await findCode(t, sameCpf.userId))).statusCode).toBe(200)
})

test('twenty at once with one e-mail and one CPF make one account', async () => {
  const same = { email: 'vinte@emma.test', cpf: testCpf(77_200) }
  const all = await Promise.all(Array.from({ length: 20 }, () => startRegistration(t, same)))
  const codes = await Promise.all(all.map(({ userId }) => findCode(t, userId)))
  const answers = await Promise.all(all.map(({ customerId }, at) => confirm(customerId, codes[at] ?? '')))
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 422)])
  const cpfHash = t.deps.vault.blindIndex(same.cpf)
  expect(
    await t.deps.db.selectFrom('customers').where('cpf_hash', '=', cpfHash).select('id').execute(),
  ).toHaveLength(1)
  expect(
    await t.deps.db.selectFrom('users').where('email', '=', same.email).select('id').execute(),
  ).toHaveLength(1)
})

test('two with one CPF and two e-mails at once make one account, and leave no half of one', async () => {
  const cpf = testCpf(77_300)
  const one = await startRegistration(t, { cpf, email: 'metade.um@emma.test' })
  const two = await startRegistration(t, { cpf, email: 'metade.dois@emma.test' })
  const answers = await Promise.all(
    [one, two].map(async ({ customerId, userId }) => confirm(customerId, await findCode(t, userId))),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  const users = await t.deps.db.selectFrom('users').where('email', 'like', 'metade.%').select('id').execute()
  expect(users).toHaveLength(1)
})

test('what was never confirmed is forgotten after a week, with its key and its picture', async () => {
  const { customerId, userId } = await startRegistration(t)
  const { customerJobs } = await import('../index.ts')
  t.clock.advance(6 * DAY)
  await customerJobs['forget-registrations']?.(t.deps, {})
  expect(
    await t.deps.db.selectFrom('registrations').where('id', '=', customerId).select('id').execute(),
  ).toHaveLength(1)
  t.clock.advance(2 * DAY)
  await customerJobs['forget-registrations']?.(t.deps, {})
  expect(
    await t.deps.db.selectFrom('registrations').where('id', '=', customerId).select('id').execute(),
  ).toEqual([])
  const keys = t.deps.db.selectFrom('data_keys').where('subject_id', '=', userId).select('subject_id')
  expect(await keys.execute()).toEqual([])
})

test('an admin creates an active account, and is told of one that exists', async () => {
  const { headers } = await signIn(t.deps, await createAdmin(t.deps))
  const create = (form: ReturnType<typeof registrationForm>, as: Record<string, string> = { ...headers }) => {
    const payload = new FormData()
    for (const [name, value] of Object.entries(form)) payload.set(name, String(value))
    return t.app.inject({ method: 'POST', url: '/api/v1/customer/createCustomer', headers: as, payload })
  }
  const form = registrationForm()
  const made = await create(form)
  expect(made.statusCode, made.body).toBe(201)
  expect((await login(form.email)).statusCode).toBe(200)
  const again = await create({ ...registrationForm(), email: form.email })
  expect([again.statusCode, again.json().code]).toEqual([409, 'email_taken'])
  const sameCpf = await create({ ...registrationForm(), cpf: form.cpf })
  expect([sameCpf.statusCode, sameCpf.json().code]).toEqual([409, 'cpf_taken'])
  const anybody = await create({ ...registrationForm(), email: form.email }, {})
  expect(anybody.statusCode).toBe(201)
  const braced = {
    ...registrationForm(),
    password: '{não é JSON, é senha',
    passwordConfirmation: '{não é JSON, é senha',
  }
  expect((await create(braced, {})).statusCode).toBe(201)
})
