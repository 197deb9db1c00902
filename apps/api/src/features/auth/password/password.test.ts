import { MINUTE } from '@emma/domain/interval'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  forgetJobs,
  messagesTo,
  PASSWORD,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { turnOnFactor } from '../../../../test/second-factor.ts'
import { buildApp } from '../../../app.ts'
import { checkNewPassword, createPasswords } from '../index.ts'

const verified = vi.fn(verify)
let t: TestApp
let app: FastifyInstance
let paula: TestCustomer
let session: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  app = await buildApp({ ...t.deps, passwords: createPasswords(verified) })
})
afterAll(async () => {
  await app.close()
  await t.close()
})
beforeEach(async () => {
  t.clock.advance(61 * MINUTE)
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
})

const NEW = 'girassol-trombone-47'
const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/v1/${path}`, payload })
const change = (payload: object) =>
  t.app.inject({
    method: 'PUT',
    url: '/api/v1/authentication/password',
    headers: session.headers,
    payload,
  })
const logIn = (email: string, password: string) => post('jwt/login', { email, password })
const whoAmI = async (who: SignedIn) => {
  const { headers } = who
  return (await t.app.inject({ url: '/api/v1/authentication/authenticateToken', headers })).statusCode
}
const mailsTo = async (email: string): Promise<string> => JSON.stringify(await messagesTo(t, email))
const forgot = async (email: string) => {
  const answer = await post('authentication/forgot-password', { email })
  expect([answer.statusCode, answer.body]).toEqual([202, ''])
}
const tokenOf = async (email: string): Promise<string> =>
  [...(await mailsTo(email)).matchAll(/reset-password\?token=([\w-]+)/g)].at(-1)?.[1] ?? ''
const reset = (token: string, password = NEW, more: object = {}) =>
  post('authentication/reset-password', { token, password, passwordConfirmation: password, ...more })
const hashOf = async () => {
  const query = t.deps.db.selectFrom('users').select('password_hash').where('id', '=', paula.userId)
  return (await query.executeTakeFirstOrThrow()).password_hash
}
const setStatus = (status: string) =>
  t.deps.db.updateTable('customers').set({ status }).where('id', '=', paula.customerId).execute()

describe('login tells nobody who is registered', () => {
  test.each(['nobody', 'wrong password', 'pending', 'erased'])(
    '%s: the same work and answer',
    async (who) => {
      if (who === 'pending' || who === 'erased') await setStatus(who)
      verified.mockClear()
      const email = who === 'nobody' ? 'nobody@emma.test' : paula.email
      const answer = await logIn(email, who === 'wrong password' ? 'not the password' : PASSWORD)
      expect(verified).toHaveBeenCalledTimes(1)
      expect({ ...answer.json(), traceId: '' }).toEqual({
        type: 'urn:emma:invalid_credentials',
        title: 'Erro',
        status: 401,
        code: 'invalid_credentials',
        detail: 'E-mail ou senha incorretos. Se você acabou de se cadastrar, confirme o código que enviamos.',
        traceId: '',
      })
    },
  )

  test('unknown and unconfirmed accounts run out of tries like any other', async () => {
    await setStatus('pending')
    for (const email of [paula.email, 'ninguem@emma.test']) {
      const codes: number[] = []
      for (let index = 0; index < 6; index += 1) codes.push((await logIn(email, PASSWORD)).statusCode)
      expect(codes).toEqual([401, 401, 401, 401, 401, 429])
    }
  })

  test('of thirty tries at once no more than five are answered', async () => {
    const tries = Array.from({ length: 30 }, (_, index) => logIn(paula.email, `wrong password ${index}`))
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 401)).toHaveLength(5)
    expect((await logIn(paula.email, PASSWORD)).statusCode).toBe(429)
  })

  test('an address is closed after twenty failures for many accounts', async () => {
    for (let index = 0; index < 20; index += 1) await logIn(`someone${index}@emma.test`, PASSWORD)
    expect((await logIn(paula.email, PASSWORD)).statusCode).toBe(429)
  })

  test('a success does not wipe the count', async () => {
    for (let index = 0; index < 4; index += 1) await logIn(paula.email, 'not the password')
    expect((await logIn(paula.email, PASSWORD)).statusCode).toBe(200)
    await logIn(paula.email, 'not the password')
    expect((await logIn(paula.email, PASSWORD)).statusCode).toBe(429)
  })
})

describe('a forgotten password', () => {
  test('is set anew by the link, once; every session ends and the owner is told', async () => {
    await forgot(paula.email.toUpperCase())
    expect(await runJobs(t)).toEqual([])
    const token = await tokenOf(paula.email)
    expect(token).toHaveLength(43)
    expect((await reset(token)).statusCode).toBe(204)
    expect(await whoAmI(session)).toBe(401)
    expect((await logIn(paula.email, PASSWORD)).statusCode).toBe(401)
    expect((await logIn(paula.email, NEW)).statusCode).toBe(200)
    const again = await reset(token, 'outra-frase-bem-longa')
    expect([again.statusCode, again.json().code]).toEqual([422, 'reset_token_invalid'])
    expect((await logIn(paula.email, NEW)).statusCode).toBe(200)
    await runJobs(t)
    expect(await mailsTo(paula.email)).toContain('senha da sua conta foi alterada')
  })

  test('keeps neither the token nor the e-mail in the database', async () => {
    await forgot(paula.email)
    const { rows } = await sql<{ payload: string }>`
      SELECT payload::text FROM graphile_worker._private_jobs`.execute(t.deps.db)
    expect(rows).toEqual([{ payload: JSON.stringify({ userId: paula.userId }) }])
    const tried = await t.deps.db.selectFrom('attempts').select('bucket').execute()
    expect(JSON.stringify(tried)).not.toContain(paula.email)
    await runJobs(t)
    const token = await tokenOf(paula.email)
    const stored = await t.deps.db.selectFrom('auth_tickets').select('hash').execute()
    expect(stored.some(({ hash }) => hash.toString('base64url') === token)).toBe(false)
  })

  test('is answered alike for nobody, and nothing is sent', async () => {
    await forgot('ninguem@emma.test')
    expect(await runJobs(t)).toEqual([])
    expect(await mailsTo('ninguem@emma.test')).toBe('[]')
  })

  test.each([
    ['pending', 'cadastro ainda não foi confirmado'],
    ['blocked', 'sua conta está bloqueada'],
  ])('of a %s account brings no link but the reason', async (status, sentence) => {
    await setStatus(status)
    await forgot(paula.email)
    await runJobs(t)
    const mails = await mailsTo(paula.email)
    expect(mails).toContain(sentence)
    expect(mails).not.toContain('token=')
  })

  test('sends three links an hour at once, then one each ten minutes, and says nothing of it', async () => {
    for (let index = 0; index < 5; index += 1) await forgot(paula.email)
    await runJobs(t)
    expect((await mailsTo(paula.email)).match(/token=/g)).toHaveLength(3)
    t.clock.advance(10 * MINUTE)
    for (let index = 0; index < 2; index += 1) await forgot(paula.email)
    await runJobs(t)
    expect((await mailsTo(paula.email)).match(/token=/g)).toHaveLength(4)
  })

  test('is not used up by strangers: each link is good until one was used, for thirty minutes', async () => {
    await forgot(paula.email)
    await runJobs(t)
    const first = await tokenOf(paula.email)
    for (let index = 0; index < 5; index += 1) await forgot(paula.email)
    await runJobs(t)
    const last = await tokenOf(paula.email)
    expect((await reset(first)).statusCode).toBe(204)
    const before = await hashOf()
    expect((await reset(last)).json().code).toBe('reset_token_invalid')
    t.clock.advance(10 * MINUTE)
    await forgot(paula.email)
    await runJobs(t)
    t.clock.advance(30 * MINUTE)
    expect((await reset(await tokenOf(paula.email))).json().code).toBe('reset_token_invalid')
    expect(await hashOf()).toBe(before)
  })

  test('that is refused as too weak leaves the link good', async () => {
    await forgot(paula.email)
    await runJobs(t)
    const token = await tokenOf(paula.email)
    const before = await hashOf()
    for (const password of ['curta', 'senha12345', 'Password123!', paula.email]) {
      const answer = await reset(token, password)
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'password'])
    }
    const differs = await reset(token, NEW, { passwordConfirmation: 'another one' })
    expect(differs.json().errors).toMatchObject([
      { path: 'passwordConfirmation', message: 'As senhas não são iguais.' },
    ])
    const assigned = await reset(token, NEW, { role: 'admin', status: 1, id: paula.userId })
    expect(assigned.json().errors.map(({ path }: { path: string }) => path)).toEqual(['role', 'status', 'id'])
    expect(await hashOf()).toBe(before)
    expect((await reset(token)).statusCode).toBe(204)
  })

  test('set twice at once by the same link is set once', async () => {
    await forgot(paula.email)
    await runJobs(t)
    const token = await tokenOf(paula.email)
    const answers = await Promise.all([reset(token), reset(token, 'outra-frase-bem-longa')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422])
  })

  test('leaves the second factor on', async () => {
    await turnOnFactor(t, session)
    await forgot(paula.email)
    await runJobs(t)
    await reset(await tokenOf(paula.email))
    expect((await logIn(paula.email, NEW)).json()).toMatchObject({ mfaRequired: true })
  })
})

describe('one’s own password', () => {
  const body = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW }

  test('is changed with the current one; the other sessions end, this one stays', async () => {
    const other = await signIn(t.deps, paula)
    expect((await change(body)).statusCode).toBe(204)
    expect([await whoAmI(session), await whoAmI(other)]).toEqual([200, 401])
    expect((await logIn(paula.email, NEW)).statusCode).toBe(200)
  })

  test('is not changed with a wrong current one, which is counted', async () => {
    const before = await hashOf()
    for (let index = 0; index < 5; index += 1) {
      const answer = await change({ ...body, currentPassword: `wrong ${index}` })
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'currentPassword'])
      session = await signIn(t.deps, paula)
    }
    expect((await change(body)).statusCode).toBe(429)
    expect(await hashOf()).toBe(before)
  })

  test('a change ends a half-done login with the old one', async () => {
    await turnOnFactor(t, session)
    const { mfaToken } = (await logIn(paula.email, PASSWORD)).json()
    await change(body)
    const answer = await post('jwt/login/mfa', { mfaToken, code: '123456' })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_invalid'])
  })
})

test.each([
  'Curta!123',
  'qwertyuiop',
  'Senha123456',
  'Flamengo2019',
  'Password123!',
  'paula.souza',
  'Paula Souza',
])('%s is refused, with a sentence', async (password) => {
  const personal = ['paula.souza@emma.test', 'Paula', 'Souza']
  await expect(checkNewPassword(t.deps, password, personal)).rejects.toEqual(
    expect.objectContaining({
      code: 'validation_failed',
      errors: [expect.objectContaining({ path: 'password', message: expect.any(String) })],
    }),
  )
})
test.each(['Emma!demo2026', 'girassol-trombone-47', 'Nova!senha2026'])('%s is taken', async (password) => {
  await checkNewPassword(t.deps, password, ['paula.souza@emma.test', 'Paula', 'Souza'])
})
