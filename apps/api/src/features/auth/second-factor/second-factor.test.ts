import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  messagesTo,
  PASSWORD,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { appCode, type TestFactor, turnOnFactor } from '../../../../test/second-factor.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  // Tries of one address count together: each test has its own quarter of an hour.
  t.clock.advance(16 * MINUTE)
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
})

type Headers = Readonly<Record<string, string>>
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers: Headers = {}) =>
  t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
const mine = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  ask(method, `authentication/${path}`, payload, session.headers)
const logIn = async (): Promise<string> => {
  const answer = await ask('POST', 'jwt/login', { email: paula.email, password: PASSWORD })
  expect(answer.json()).toEqual({ mfaRequired: true, mfaToken: expect.any(String) })
  return answer.json().mfaToken
}
const answerWith = (mfaToken: string, code: string) => ask('POST', 'jwt/login/mfa', { mfaToken, code })
const factorRow = () =>
  t.deps.db.selectFrom('second_factors').selectAll().where('user_id', '=', paula.userId).executeTakeFirst()
const sessionsOpen = async () =>
  (await t.deps.db.selectFrom('sessions').select('id').where('user_id', '=', paula.userId).execute()).length

describe('an authenticator app', () => {
  test('counts only after its first code, and is kept sealed', async () => {
    const offer = (await mine('POST', 'mfa/enroll')).json()
    expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(offer.otpauth_url)
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      offer.secret,
      'Emma',
    ])
    expect(new Set(offer.recovery_codes).size).toBe(10)
    expect((await factorRow())?.secret_sealed.toString('latin1')).not.toContain(offer.secret)
    const before = await ask('POST', 'jwt/login', { email: paula.email, password: PASSWORD })
    expect(before.json()).toHaveProperty('accessToken')

    const wrong = await mine('POST', 'mfa/confirm', { code: '000000' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'code_invalid'])
    expect((await factorRow())?.confirmed_at).toBeNull()
    expect((await mine('POST', 'mfa/confirm', { code: appCode(t, offer.secret) })).statusCode).toBe(204)
    expect((await mine('GET', 'mfa')).json()).toMatchObject({
      totp: true,
      passkeys: 0,
      recovery_codes_left: 10,
      required: false,
      verified_until: new Date(t.clock.now().getTime() + 600_000).toISOString(),
    })
    await logIn()
  })

  test('that counts is never replaced by enrolling again', async () => {
    await turnOnFactor(t, session)
    const before = await factorRow()
    for (const path of ['mfa/enroll', 'mfa/confirm']) {
      const answer = await mine('POST', path, path.endsWith('confirm') ? { code: '123456' } : undefined)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor_active'])
    }
    expect(await factorRow()).toEqual(before)
  })

  test('its owner hears of it by e-mail', async () => {
    await turnOnFactor(t, session)
    expect(await runJobs(t)).toEqual([])
    const mails = await messagesTo(t, paula.email)
    expect(JSON.stringify(mails)).toContain('duas etapas')
  })

  test('is turned off only by who showed it lately', async () => {
    const { secret } = await turnOnFactor(t, session)
    t.clock.advance(11 * MINUTE)
    session = await signIn(t.deps, paula)
    const refused = await mine('DELETE', 'mfa')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required'])
    expect(await factorRow()).toBeDefined()
    expect((await mine('POST', 'mfa/verify', { code: appCode(t, secret) })).statusCode).toBe(204)
    expect((await mine('DELETE', 'mfa')).statusCode).toBe(204)
    expect((await mine('DELETE', 'mfa')).statusCode).toBe(404)
    const codes = t.deps.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', paula.userId)
    expect(await codes.execute()).toEqual([])
    const plain = await ask('POST', 'jwt/login', { email: paula.email, password: PASSWORD })
    expect(plain.json()).toHaveProperty('accessToken')
  })
})

describe('login with a second factor', () => {
  let factor: TestFactor
  beforeEach(async () => {
    factor = await turnOnFactor(t, session)
  })

  test('opens a session that shows it, with a code of a minute around', async () => {
    t.clock.advance(MINUTE)
    for (const steps of [0, 1]) {
      const answer = await answerWith(await logIn(), appCode(t, factor.secret, steps))
      expect(answer.json().userData).toMatchObject({ id: paula.userId })
      const headers = { authorization: `Bearer ${answer.json().accessToken}` }
      const state = (await ask('GET', 'authentication/mfa', undefined, headers)).json()
      expect(state.verified_until).not.toBeNull()
    }
  })

  test('takes each code once, and none before one that was taken', async () => {
    t.clock.advance(MINUTE)
    expect((await answerWith(await logIn(), appCode(t, factor.secret))).statusCode).toBe(200)
    const before = await sessionsOpen()
    for (const steps of [0, -1, 2, -2]) {
      const answer = await answerWith(await logIn(), appCode(t, factor.secret, steps))
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
    }
    expect(await sessionsOpen()).toBe(before)
  })

  test('does not take the code that confirmed it', async () => {
    const before = await sessionsOpen()
    const answer = await answerWith(await logIn(), appCode(t, factor.secret))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
    expect(await sessionsOpen()).toBe(before)
  })

  test('takes one code once also when it comes twice at the same time', async () => {
    const tokens = [await logIn(), await logIn()]
    const code = appCode(t, factor.secret, 1)
    const answers = await Promise.all(tokens.map((token) => answerWith(token, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  test('takes each recovery code once, however it is typed', async () => {
    const [code = '', other = ''] = factor.recoveryCodes
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    expect((await answerWith(await logIn(), typed)).statusCode).toBe(200)
    expect((await answerWith(await logIn(), code)).statusCode).toBe(401)
    expect((await answerWith(await logIn(), other)).statusCode).toBe(200)
    expect((await mine('GET', 'mfa')).json()).toMatchObject({ recovery_codes_left: 8 })
  })

  test('new recovery codes make the old ones worth nothing', async () => {
    const renewed = (await mine('POST', 'mfa/recovery-codes')).json().recovery_codes
    expect((await answerWith(await logIn(), factor.recoveryCodes[0] ?? '')).statusCode).toBe(401)
    expect((await answerWith(await logIn(), renewed[0])).statusCode).toBe(200)
  })

  test('uses up its token, which lives five minutes and is nobody else’s', async () => {
    const token = await logIn()
    expect((await answerWith(token, appCode(t, factor.secret, 1))).statusCode).toBe(200)
    t.clock.advance(MINUTE)
    const again = await answerWith(token, appCode(t, factor.secret, 1))
    expect([again.statusCode, again.json().code]).toEqual([401, 'token_invalid'])
    const late = await logIn()
    t.clock.advance(5 * MINUTE + 1)
    const answer = await answerWith(late, appCode(t, factor.secret))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_expired'])
    expect((await answerWith(session.accessToken, appCode(t, factor.secret))).statusCode).toBe(401)
    const half = await ask('GET', 'authentication/mfa', undefined, { authorization: `Bearer ${late}` })
    expect(half.statusCode).toBe(401)
  })

  test('is closed after five wrong codes, across new logins, sessions and addresses', async () => {
    for (let wrong = 0; wrong < 3; wrong += 1) {
      expect((await answerWith(await logIn(), '000000')).statusCode).toBe(401)
    }
    expect((await mine('POST', 'mfa/verify', { code: '000000' })).statusCode).toBe(422)
    session = await signIn(t.deps, paula)
    expect((await mine('POST', 'mfa/verify', { code: 'AAAAA-AAAAA' })).statusCode).toBe(422)
    const right = await answerWith(await logIn(), appCode(t, factor.secret))
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(600)
    const verify = await mine('POST', 'mfa/verify', { code: factor.recoveryCodes[0] ?? '' })
    expect(verify.statusCode).toBe(429)
    t.clock.advance(15 * MINUTE + 1)
    expect((await answerWith(await logIn(), appCode(t, factor.secret))).statusCode).toBe(200)
  })

  test('of thirty codes at once no more than five are looked at', async () => {
    const token = await logIn()
    const codes = Array.from({ length: 30 }, (_, index) => String(100_000 + index))
    const answers = await Promise.all(codes.map((code) => answerWith(token, code)))
    const looked = answers.filter(({ statusCode }) => statusCode !== 429)
    expect(looked.length).toBe(5)
  })
})

describe('where the installation demands a second factor', () => {
  test('a customer who has none is asked for none', async () => {
    expect((await mine('GET', 'mfa')).json()).toMatchObject({ required: false, totp: false })
    const verify = await mine('POST', 'mfa/verify', { code: '123456' })
    expect([verify.statusCode, verify.json().code]).toEqual([403, 'second_factor_setup_required'])
  })
})
