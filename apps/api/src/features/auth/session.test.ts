import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, createCustomer, PASSWORD, signIn, type TestApp } from '../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload: body as object })
const whoAmI = (accessToken: string) =>
  t.app.inject({
    url: '/api/v1/authentication/authenticateToken',
    headers: { authorization: `Bearer ${accessToken}` },
  })
const sessions = () => t.deps.db.selectFrom('sessions').selectAll().execute()

describe('login', () => {
  test('opens a session that says who the person is', async () => {
    const paula = await createCustomer(t.deps)
    const answer = await post('jwt/login', { email: paula.email.toUpperCase(), password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    const { accessToken, userData } = answer.json()
    expect(userData).toMatchObject({ id: paula.userId, role: 'customer', customerId: paula.customerId })
    expect((await whoAmI(accessToken)).json()).toEqual({ valid: true, userData })
  })

  test('answers a wrong e-mail and a wrong password alike, and opens nothing', async () => {
    const paula = await createCustomer(t.deps)
    const before = (await sessions()).length
    const wrongPassword = await post('jwt/login', { email: paula.email, password: 'not the password' })
    const wrongEmail = await post('jwt/login', { email: 'nobody@emma.test', password: PASSWORD })
    expect(wrongPassword.statusCode).toBe(401)
    expect({ ...wrongPassword.json(), traceId: '' }).toEqual({ ...wrongEmail.json(), traceId: '' })
    expect(wrongPassword.json()).toMatchObject({ code: 'invalid_credentials', title: 'Erro' })
    expect(await sessions()).toHaveLength(before)
  })

  test('is closed for an account after five failures, with the right password too', async () => {
    const paula = await createCustomer(t.deps)
    for (let failure = 0; failure < 5; failure += 1) {
      await post('jwt/login', { email: paula.email, password: 'not the password' })
    }
    const answer = await post('jwt/login', { email: paula.email, password: PASSWORD })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    t.clock.advance(15 * 60 * 1000 + 1)
    expect((await post('jwt/login', { email: paula.email, password: PASSWORD })).statusCode).toBe(200)
  })

  test.each([
    ['pending', 401, 'invalid_credentials'],
    ['blocked', 403, 'account_blocked'],
    ['erased', 401, 'invalid_credentials'],
  ])('is closed to a %s customer, and opens nothing', async (status, httpStatus, code) => {
    const paula = await createCustomer(t.deps)
    const { accessToken } = await signIn(t.deps, paula)
    await t.deps.db.updateTable('customers').set({ status }).where('id', '=', paula.customerId).execute()
    const before = (await sessions()).length
    const answer = await post('jwt/login', { email: paula.email, password: PASSWORD })
    expect([answer.statusCode, answer.json().code]).toEqual([httpStatus, code])
    expect((await whoAmI(accessToken)).statusCode).toBe(401)
    expect(await sessions()).toHaveLength(before)
  })

  test('refuses a field that it does not know', async () => {
    const answer = await post('jwt/login', { email: 'a@emma.test', password: 'x', role: 'admin' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'role' }] })
  })
})

describe('refresh', () => {
  test.each(['auth/refreshToken', 'authentication/refreshToken'])('%s rotates the token', async (path) => {
    const session = await signIn(t.deps, await createCustomer(t.deps))
    const answer = await post(path, { refreshToken: session.refreshToken })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().refreshToken).not.toBe(session.refreshToken)
    expect((await whoAmI(answer.json().accessToken)).statusCode).toBe(200)
  })

  test('serves two tabs that present the same token at once', async () => {
    const { refreshToken } = await signIn(t.deps, await createCustomer(t.deps))
    const answers = await Promise.all([1, 2].map(() => post('auth/refreshToken', { refreshToken })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('ends the whole session when a used token comes back', async () => {
    const { refreshToken } = await signIn(t.deps, await createCustomer(t.deps))
    const fresh = (await post('auth/refreshToken', { refreshToken })).json()
    t.clock.advance(11_000)
    const stolen = await post('auth/refreshToken', { refreshToken })
    expect(stolen.json()).toMatchObject({ status: 401, code: 'refresh_reused' })
    expect((await post('auth/refreshToken', fresh)).statusCode).toBe(422)
    const { statusCode } = await post('auth/refreshToken', { refreshToken: fresh.refreshToken })
    expect(statusCode).toBe(401)
    t.clock.advance(6000)
    expect((await whoAmI(fresh.accessToken)).json()).toMatchObject({ code: 'session_ended' })
  })
})

describe('the access token', () => {
  test('expires after 15 minutes, and a tampered one is worth nothing', async () => {
    const { accessToken } = await signIn(t.deps, await createCustomer(t.deps))
    expect((await whoAmI(`${accessToken}x`)).json()).toMatchObject({ status: 401, code: 'token_invalid' })
    t.clock.advance(15 * 60 * 1000 + 1000)
    expect((await whoAmI(accessToken)).json()).toMatchObject({ status: 401, code: 'token_expired' })
  })

  test('is worth nothing after logout, which ends only the own session', async () => {
    const paula = await signIn(t.deps, await createCustomer(t.deps))
    const other = await signIn(t.deps, await createCustomer(t.deps))
    await post('jwt/logout', { refreshToken: other.refreshToken }, paula.headers)
    expect((await whoAmI(other.accessToken)).statusCode).toBe(200)
    expect((await post('jwt/logout', { refreshToken: paula.refreshToken }, paula.headers)).statusCode).toBe(
      204,
    )
    expect((await whoAmI(paula.accessToken)).json()).toMatchObject({ code: 'session_ended' })
  })
})

test('an unknown path is 404 and a known one with another method 405, as problems', async () => {
  const unknown = await t.app.inject({ url: '/api/v1/nothing/here' })
  expect(unknown.json()).toMatchObject({ status: 404, code: 'not_found' })
  expect(unknown.headers['content-type']).toContain('application/problem+json')
  const wrong = await t.app.inject({ method: 'DELETE', url: '/api/v1/jwt/login' })
  expect(wrong.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
  expect(wrong.headers.allow).toBe('POST')
})
