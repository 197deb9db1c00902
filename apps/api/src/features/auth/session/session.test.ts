import { MINUTE } from '@emma/domain/interval'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  PASSWORD,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'

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
    const { userId: id, customerId } = paula
    expect(userData).toMatchObject({ id, role: 'customer', customerId, avatar: null })
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
    t.clock.advance(15 * MINUTE + 1)
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

  test('refuses a rotated token from another client at once, and ends the session', async () => {
    const { refreshToken } = await signIn(t.deps, await createCustomer(t.deps))
    const fresh = (await post('auth/refreshToken', { refreshToken })).json()
    const stolen = await post('auth/refreshToken', { refreshToken }, { 'user-agent': 'somebody else' })
    expect(stolen.json()).toMatchObject({ status: 401, code: 'refresh_reused' })
    const { refreshToken: rotated } = fresh
    expect((await post('auth/refreshToken', { refreshToken: rotated })).json()).toMatchObject({
      status: 401,
      code: 'session_ended',
    })
  })

  test('ends the whole session when a used token comes back', async () => {
    const { refreshToken } = await signIn(t.deps, await createCustomer(t.deps))
    const fresh = (await post('auth/refreshToken', { refreshToken })).json()
    t.clock.advance(11_000)
    const stolen = await post('auth/refreshToken', { refreshToken })
    expect(stolen.json()).toMatchObject({ status: 401, code: 'refresh_reused' })
    expect((await post('auth/refreshToken', fresh)).statusCode).toBe(401)
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
    t.clock.advance(15 * MINUTE + 1000)
    expect((await whoAmI(accessToken)).json()).toMatchObject({ status: 401, code: 'token_expired' })
  })

  test.each(['access', 'refresh', 'older refresh', 'both'])(
    'is worth nothing after logout with the %s token, as its refresh token',
    async (shown) => {
      const { accessToken, refreshToken, headers } = await signIn(t.deps, await createCustomer(t.deps))
      const second = (await post('auth/refreshToken', { refreshToken })).json()
      const third = (await post('auth/refreshToken', second)).json()
      const body = { access: {}, refresh: third, 'older refresh': { refreshToken }, both: third }[shown]
      const answer = await post(
        'jwt/logout',
        body?.refreshToken ? { refreshToken: body.refreshToken } : {},
        shown === 'access' || shown === 'both' ? headers : {},
      )
      expect(answer.statusCode).toBe(204)
      expect((await whoAmI(accessToken)).json()).toMatchObject({ code: 'session_ended' })
      expect((await post('auth/refreshToken', { refreshToken: third.refreshToken })).statusCode).toBe(401)
    },
  )

  test('ends no other person’s session by logout, and logout without any token is refused', async () => {
    const paula = await signIn(t.deps, await createCustomer(t.deps))
    const other = await signIn(t.deps, await createCustomer(t.deps))
    await post('jwt/logout', { refreshToken: other.refreshToken }, paula.headers)
    expect((await whoAmI(other.accessToken)).statusCode).toBe(200)
    expect((await post('jwt/logout', {})).json()).toMatchObject({ status: 401, code: 'token_missing' })
    expect((await post('jwt/logout', { refreshToken: 'nobody has ever had this one' })).statusCode).toBe(204)
  })
})

describe('a token that is not ours', () => {
  const good = { sid: '00000000-0000-7000-8000-000000000001' }
  const key = () => Buffer.from(t.config.JWT_SECRET, 'base64')
  const token = (change: (jwt: SignJWT) => SignJWT = (jwt) => jwt, sid = good.sid, alg = 'HS256') => {
    const seconds = Math.floor(t.clock.now().getTime() / 1000)
    const jwt = new SignJWT({ sid })
      .setProtectedHeader({ alg })
      .setSubject(sid)
      .setIssuer('emma')
      .setAudience('emma-app')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 900)
    return change(jwt)
  }
  const unsigned = async () => {
    const [, payload] = (await token().sign(key())).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    return `${header}.${payload}.`
  }
  /** The payload of one token with the signature of another. */
  const spliced = async () => {
    const mine = (await signIn(t.deps, await createCustomer(t.deps))).accessToken.split('.')
    const other = (await signIn(t.deps, await createCustomer(t.deps))).accessToken.split('.')
    return `${mine[0]}.${other[1]}.${mine[2]}`
  }

  test.each<[string, () => Promise<string>, string]>([
    ['unsigned', unsigned, 'token_invalid'],
    ['spliced', spliced, 'token_invalid'],
    ['of another key', () => token().sign(Buffer.alloc(32)), 'token_invalid'],
    ['of another issuer', () => token((jwt) => jwt.setIssuer('emma2')).sign(key()), 'token_invalid'],
    ['for another audience', () => token((jwt) => jwt.setAudience('other')).sign(key()), 'token_invalid'],
    ['of another algorithm', () => token((jwt) => jwt, good.sid, 'HS512').sign(key()), 'token_invalid'],
    ['run out', () => token((jwt) => jwt.setExpirationTime(1)).sign(key()), 'token_expired'],
    ['of no session', () => token().sign(key()), 'session_ended'],
    ['no token at all', async () => 'x.y.z', 'token_invalid'],
  ])('%s', async (_name, make, code) => {
    expect((await whoAmI(await make())).json()).toMatchObject({ status: 401, code })
  })

  test('signed for one person with the session of another opens nothing', async () => {
    const { sessionId } = await signIn(t.deps, await createCustomer(t.deps))
    const other = await createCustomer(t.deps)
    const forged = await token((jwt) => jwt.setSubject(other.userId), sessionId).sign(key())
    expect((await whoAmI(forged)).json()).toMatchObject({ status: 401, code: 'session_ended' })
  })
})

describe("one's sessions", () => {
  const ask = (method: 'GET' | 'DELETE', path: string, who: SignedIn) =>
    t.app.inject({ method, url: `/api/v1/authentication/sessions${path}`, headers: who.headers })

  test('are listed with the device in words, the last used first, and nobody else’s', async () => {
    const paula = await createCustomer(t.deps)
    await signIn(t.deps, await createCustomer(t.deps))
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
    const answer = await post(
      'jwt/login',
      { email: paula.email, password: PASSWORD },
      { 'user-agent': chrome },
    )
    t.clock.advance(1000)
    const mine = await signIn(t.deps, paula)
    const list = (await ask('GET', '', mine)).json()
    expect(list.meta).toEqual({ page: 1, pageSize: 10, total: 2 })
    expect(list.data).toMatchObject([
      { id: mine.sessionId, current: true, device: 'Dispositivo desconhecido' },
      { current: false, device: 'Chrome no Windows', address: '127.0.0.1' },
    ])
    const inEnglish = await t.app.inject({
      url: '/api/v1/authentication/sessions',
      headers: { ...mine.headers, 'accept-language': 'en' },
    })
    const named = [{ device: 'Unknown device' }, { device: 'Chrome on Windows' }]
    expect(inEnglish.json().data).toMatchObject(named)
    expect((await ask('DELETE', `/${list.data[1].id}`, mine)).statusCode).toBe(204)
    expect((await whoAmI(answer.json().accessToken)).statusCode).toBe(401)
    const renewed = await post('auth/refreshToken', { refreshToken: answer.json().refreshToken })
    expect(renewed.json()).toMatchObject({ status: 401, code: 'session_ended' })
    expect((await ask('DELETE', `/${list.data[1].id}`, mine)).statusCode).toBe(404)
  })

  test('that ran out are not listed', async () => {
    const paula = await createCustomer(t.deps)
    const [mine, old] = [await signIn(t.deps, paula), await signIn(t.deps, paula)]
    const ended = { expires_at: t.clock.now() }
    await t.deps.db.updateTable('sessions').set(ended).where('id', '=', old.sessionId).execute()
    const list = (await ask('GET', '', mine)).json()
    expect(list).toMatchObject({ data: [{ id: mine.sessionId }], meta: { total: 1 } })
    expect(list.data).toHaveLength(1)
  })

  test('are ended all but this one', async () => {
    const paula = await createCustomer(t.deps)
    const [mine, other, stranger] = [
      await signIn(t.deps, paula),
      await signIn(t.deps, paula),
      await signIn(t.deps, await createCustomer(t.deps)),
    ]
    // A token that was used a moment ago is still refused at once.
    for (const { accessToken } of [mine, other, stranger]) await whoAmI(accessToken)
    expect((await ask('DELETE', '', mine)).statusCode).toBe(204)
    const answers = await Promise.all([mine, other, stranger].map(({ accessToken }) => whoAmI(accessToken)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200])
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
