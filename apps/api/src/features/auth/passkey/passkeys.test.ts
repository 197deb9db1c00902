import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { TestAuthenticator } from '../../../../test/passkey.ts'
import { appCode, turnOnFactor } from '../../../../test/second-factor.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
let authenticator: TestAuthenticator
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.advance(16 * MINUTE)
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
  authenticator = new TestAuthenticator()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, who: SignedIn | null = session) =>
  t.app.inject({
    method,
    url: `/api/v1/authentication/${path}`,
    headers: who?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
type Lies = Parameters<TestAuthenticator['get']>[1]
const register = async (lies: Lies = {}) => {
  const options = (await ask('POST', 'passkeys/registration/options')).json()
  const response = authenticator.create(options, lies)
  return ask('POST', 'passkeys/registration/verify', { response, name: 'Celular' })
}
const loginOptions = async () => (await ask('POST', 'passkeys/login/options', undefined, null)).json()
const verifyLogin = (response: unknown) => ask('POST', 'passkeys/login/verify', { response }, null)
const keys = async () => (await ask('GET', 'passkeys')).json().data
const sessionCount = async () => (await t.deps.db.selectFrom('sessions').select('id').execute()).length

describe('a passkey', () => {
  test('is made with a challenge of ours, by who is verified, and brings recovery codes along', async () => {
    const options = (await ask('POST', 'passkeys/registration/options')).json()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Emma' },
      user: { name: paula.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const made = await register()
    expect([made.statusCode, made.json().recovery_codes.length]).toEqual([201, 10])
    expect(await keys()).toMatchObject([{ id: made.json().id, name: 'Celular', last_used_at: null }])
    authenticator = new TestAuthenticator()
    expect((await register()).json()).not.toHaveProperty('recovery_codes')
  })

  test.each<[string, Lies]>([
    ['of another site', { origin: 'https://emma.example' }],
    ['for another site', { rpId: 'emma.example' }],
    ['of who was not verified', { unverified: true }],
  ])('%s is refused, and nothing is kept', async (_name, lies) => {
    const answer = await register(lies)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkey_invalid'])
    expect(await keys()).toEqual([])
  })

  test('answers its challenge once, within five minutes, for the one who asked', async () => {
    const options = (await ask('POST', 'passkeys/registration/options')).json()
    const other = await signIn(t.deps, await createCustomer(t.deps))
    const response = authenticator.create(options)
    const foreign = await ask('POST', 'passkeys/registration/verify', { response }, other)
    expect(foreign.json().code).toBe('passkey_invalid')
    const again = await ask('POST', 'passkeys/registration/verify', { response })
    expect(again.json().code).toBe('passkey_invalid')
    const late = (await ask('POST', 'passkeys/registration/options')).json()
    t.clock.advance(5 * MINUTE + 1)
    const tooLate = await ask('POST', 'passkeys/registration/verify', {
      response: authenticator.create(late),
    })
    expect(tooLate.json().code).toBe('passkey_invalid')
    expect(await keys()).toEqual([])
  })

  test('is renamed and forgotten by its owner alone', async () => {
    const { id } = (await register()).json()
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await ask('PATCH', `passkeys/${id}`, { name: 'Meu' }, other)).statusCode).toBe(404)
    expect((await ask('DELETE', `passkeys/${id}`, undefined, other)).statusCode).toBe(404)
    expect((await ask('PATCH', `passkeys/${id}`, { name: 'Trabalho' })).json()).toMatchObject({
      name: 'Trabalho',
    })
    t.clock.advance(11 * MINUTE)
    session = await signIn(t.deps, paula)
    const stale = await ask('DELETE', `passkeys/${id}`)
    expect([stale.statusCode, stale.json().code]).toEqual([403, 'second_factor_required'])
    const options = (await ask('POST', 'mfa/passkey/options')).json()
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const shown = await ask('POST', 'mfa/passkey/verify', { response: authenticator.get(options) })
    expect(shown.statusCode).toBe(204)
    expect((await ask('DELETE', `passkeys/${id}`)).statusCode).toBe(204)
    expect(await keys()).toEqual([])
    const codes = await t.deps.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', paula.userId)
      .execute()
    expect(codes).toEqual([])
  })

  test('keeps its recovery codes until an authenticator app is confirmed with its own', async () => {
    const [code, other] = (await register()).json().recovery_codes
    const offer = (await ask('POST', 'mfa/enroll')).json()
    expect((await ask('GET', 'mfa')).json()).toMatchObject({ totp: false, recovery_codes_left: 10 })
    const early = await ask('POST', 'mfa/verify', { code: offer.recovery_codes[0] })
    expect([early.statusCode, early.json().code]).toEqual([422, 'code_invalid'])
    expect((await ask('POST', 'mfa/verify', { code })).statusCode).toBe(204)
    const confirmed = await ask('POST', 'mfa/confirm', { code: appCode(t, offer.secret) })
    expect(confirmed.statusCode).toBe(204)
    expect((await ask('POST', 'mfa/verify', { code: other })).statusCode).toBe(422)
    expect((await ask('POST', 'mfa/verify', { code: offer.recovery_codes[0] })).statusCode).toBe(204)
  })

  test('is renamed and forgotten alone: the person’s other ones stay as they are', async () => {
    const { id: kept } = (await register()).json()
    authenticator = new TestAuthenticator()
    const { id } = (await register()).json()
    expect((await ask('PATCH', `passkeys/${id}`, { name: 'Trabalho' })).statusCode).toBe(200)
    const named = (await keys()).map((key: { id: string; name: string }) => [key.id, key.name])
    expect(Object.fromEntries(named)).toEqual({ [kept]: 'Celular', [id]: 'Trabalho' })
    expect((await ask('DELETE', `passkeys/${id}`)).statusCode).toBe(204)
    expect(await keys()).toMatchObject([{ id: kept }])
  })

  test('asks who has a second factor to show it before another is added', async () => {
    await turnOnFactor(t, session)
    t.clock.advance(11 * MINUTE)
    session = await signIn(t.deps, paula)
    const answer = await ask('POST', 'passkeys/registration/options')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_required'])
  })
})

describe('login by passkey', () => {
  beforeEach(async () => {
    await register()
  })

  test('opens a session that shows a second factor, without an e-mail', async () => {
    const options = await loginOptions()
    expect(options).not.toHaveProperty('allowCredentials')
    const answer = await verifyLogin(authenticator.get(options))
    expect(answer.json()).toMatchObject({ userData: { id: paula.userId } })
    const { accessToken } = answer.json()
    const state = await t.app.inject({
      url: '/api/v1/authentication/mfa',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(state.json().verified_until).not.toBeNull()
    expect((await keys())[0].last_used_at).not.toBeNull()
  })

  test.each<[string, Lies]>([
    ['another site', { origin: 'http://localhost:3001' }],
    ['another name', { rpId: 'example.com' }],
    ['nobody verified', { unverified: true }],
    ['a counter that does not go up', { counter: 1 }],
  ])('is refused for %s, and opens nothing', async (_name, lies) => {
    const before = await sessionCount()
    const answer = await verifyLogin(authenticator.get(await loginOptions(), lies))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
    expect(await sessionCount()).toBe(before)
  })

  test('is refused with a challenge that was used, is another’s, or ran out', async () => {
    const response = authenticator.get(await loginOptions())
    expect((await verifyLogin(response)).statusCode).toBe(200)
    expect((await verifyLogin(response)).statusCode).toBe(401)
    const proof = (await ask('POST', 'mfa/passkey/options')).json()
    expect((await verifyLogin(authenticator.get(proof))).statusCode).toBe(401)
    const late = await loginOptions()
    t.clock.advance(5 * MINUTE + 1)
    expect((await verifyLogin(authenticator.get(late))).statusCode).toBe(401)
  })

  test('is refused with another key’s signature, and for a passkey that is not known', async () => {
    const thief = new TestAuthenticator()
    const stolen = { ...thief.get(await loginOptions()), id: authenticator.id, rawId: authenticator.id }
    expect((await verifyLogin(stolen)).statusCode).toBe(401)
    expect((await verifyLogin(thief.get(await loginOptions()))).statusCode).toBe(401)
    expect((await verifyLogin({ id: 'x' })).statusCode).toBe(422)
  })

  test('is closed to who is blocked', async () => {
    await t.deps.db
      .updateTable('users')
      .set({ blocked_at: t.clock.now() })
      .where('id', '=', paula.userId)
      .execute()
    const answer = await verifyLogin(authenticator.get(await loginOptions()))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_blocked'])
  })

  test("of one person is no proof in another's session", async () => {
    const other = await createCustomer(t.deps)
    const otherSession = await signIn(t.deps, other)
    await turnOnFactor(t, otherSession)
    const options = (await ask('POST', 'mfa/passkey/options')).json()
    const response = authenticator.get(options)
    const answer = await ask('POST', 'mfa/passkey/verify', { response }, otherSession)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkey_invalid'])
  })
})
