import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  PASSWORD,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { type WriteWatch, watchWrites } from '../../../../test/matrix/watch-writes.ts'
import { TestAuthenticator } from '../../../../test/passkey.ts'
import { appCode, turnOnFactor } from '../../../../test/second-factor.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
let watch: WriteWatch
beforeAll(async () => {
  t = await buildTestApp()
  watch = await watchWrites(t)
})
afterAll(async () => {
  await watch.close()
  await t.close()
})
beforeEach(async () => {
  t.clock.advance(16 * MINUTE)
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Headers = Readonly<Record<string, string>>
const ask = (method: Method, path: string, headers: Headers, payload?: object) =>
  t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
/** A thief's headers: the access token only. */
const stolen = ({ accessToken }: SignedIn): Headers => ({ authorization: `Bearer ${accessToken}` })
const form = (fields: object): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, JSON.stringify(value))
  return made
}
const newEmail = () => form({ contactDetails: { email: 'thief@emma.test' } })
const changeEmail = (headers: Headers) => ask('PUT', 'customer/updateCustomer', headers, newEmail())
const prove = (headers: Headers, body: object) => ask('POST', 'authentication/proof', headers, body)
const bank = {
  type_account: 'conta_corrente',
  document_number: '52998224725',
  name_account: 'Ana Souza',
  bank_code: '001',
  agencia: '1234',
  agencia_dv: '3',
  conta: '123456',
  conta_dv: '0',
}

describe('a stolen access token alone', () => {
  const MFA = 'authentication/mfa'
  test.each<[string, Method, string, (() => object) | undefined]>([
    ['the e-mail', 'PUT', 'customer/updateCustomer', newEmail],
    [
      'the cell phone',
      'PUT',
      'customer/updateCustomer',
      () => form({ contactDetails: { cellphone: '11955554321' } }),
    ],
    ['the second factor', 'POST', `${MFA}/enroll`, undefined],
    ['the passkeys', 'POST', 'authentication/passkeys/registration/options', undefined],
  ])('does not change %s of a patient', async (_what, method, path, payload) => {
    await watch.forget()
    const answer = await ask(method, path, stolen(session), payload?.())
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_required'])
    expect(await watch.writes()).toEqual([])
    const proved = await ask(method, path, session.headers, payload?.())
    expect(proved.statusCode, proved.body).toBe(200)
  })

  test('does not change e-mail, cell phone and bank account of a specialist, nor the e-mail of an admin', async () => {
    const doctor = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
    const admin = await createAdmin(t.deps)
    const [mine, ours] = [await signIn(t.deps, doctor), await signIn(t.deps, admin)]
    const account = `specialists/bank_account/${doctor.specialistId}`
    await watch.forget()
    const answers = [
      await ask('PUT', 'specialists/updateSpecialists', stolen(mine), newEmail()),
      await ask('POST', account, stolen(mine), bank),
      await ask('DELETE', account, stolen(mine)),
      await ask('PUT', `admins/${admin.userId}`, stolen(ours), { email: 'thief@emma.test' }),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('proof_required'))
    expect(await watch.writes()).toEqual([])
  })

  test('does not touch what a second factor protects, with the password neither', async () => {
    const { secret } = await turnOnFactor(t, session)
    t.clock.advance(11 * MINUTE)
    session = await signIn(t.deps, paula)
    await watch.forget()
    for (const [method, path] of [
      ['DELETE', 'mfa'],
      ['POST', 'mfa/recovery-codes'],
      ['POST', 'passkeys/registration/options'],
    ] as const) {
      const answer = await ask(method, `authentication/${path}`, session.headers)
      expect([path, answer.json().code]).toEqual([path, 'second_factor_required'])
    }
    expect((await changeEmail(stolen(session))).json().code).toBe('proof_required')
    expect(await watch.writes()).toEqual([])
    await ask('POST', 'authentication/mfa/verify', stolen(session), { code: appCode(t, secret) })
    expect((await changeEmail(stolen(session))).statusCode).toBe(200)
  })

  test('saves the rest of a profile, as clients do that send all of it back', async () => {
    const { email } = paula
    const payload = form({ contactDetails: { email: email.toUpperCase() }, several: { nickname: 'Pau' } })
    const answer = await ask('PUT', 'customer/updateCustomer', stolen(session), payload)
    expect([answer.statusCode, answer.json().several.nickname]).toEqual([200, 'Pau'])
  })
})

describe('a proof', () => {
  test('is the password: ten minutes, in this session, by header or in the body', async () => {
    const proved = await prove(stolen(session), { password: PASSWORD })
    expect([proved.statusCode, proved.json().expires_at]).toEqual([
      201,
      new Date(t.clock.now().getTime() + 10 * MINUTE).toISOString(),
    ])
    const { proof } = proved.json()
    const other = await signIn(t.deps, paula)
    const elsewhere = await changeEmail({ ...stolen(other), 'x-proof': proof })
    expect(elsewhere.json().code).toBe('proof_required')
    expect((await changeEmail({ ...stolen(session), 'x-proof': proof })).statusCode).toBe(200)
    const enrolled = await ask('POST', 'authentication/mfa/enroll', stolen(session), { proof })
    expect(enrolled.statusCode).toBe(200)
    t.clock.advance(10 * MINUTE)
    expect((await changeEmail({ ...stolen(session), 'x-proof': proof })).json().code).toBe('proof_required')
    const stored = await t.deps.db.selectFrom('auth_tickets').select('hash').execute()
    expect(stored.some(({ hash }) => hash.toString('base64url') === proof)).toBe(false)
  })

  test('is not a wrong password, which is counted together with those of a change', async () => {
    const before = await t.deps.db.selectFrom('auth_tickets').select('hash').execute()
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const answer = await prove(session.headers, { password: `wrong ${wrong}` })
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'password'])
    }
    expect((await prove(session.headers, { password: PASSWORD })).statusCode).toBe(429)
    expect(await t.deps.db.selectFrom('auth_tickets').select('hash').execute()).toEqual(before)
  })

  test('is a passkey, which shows the second factor too', async () => {
    const register = 'authentication/passkeys/registration'
    const authenticator = new TestAuthenticator()
    const made = authenticator.create((await ask('POST', `${register}/options`, session.headers)).json())
    await ask('POST', `${register}/verify`, session.headers, { response: made })
    session = await signIn(t.deps, paula)
    const options = () => ask('POST', 'authentication/mfa/passkey/options', stolen(session))
    const forged = authenticator.get((await options()).json(), { origin: 'http://thief.test' })
    expect((await prove(stolen(session), { passkey: forged })).json().code).toBe('passkey_invalid')
    expect((await changeEmail(stolen(session))).json().code).toBe('proof_required')
    const shown = await prove(stolen(session), { passkey: authenticator.get((await options()).json()) })
    expect(shown.statusCode).toBe(201)
    expect((await ask('DELETE', 'authentication/mfa', stolen(session))).json().code).toBe('not_found')
    const proof = { 'x-proof': shown.json().proof }
    expect((await changeEmail({ ...stolen(session), ...proof })).statusCode).toBe(200)
  })
})
