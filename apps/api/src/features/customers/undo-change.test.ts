import { HOUR, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bankAccountOf, giveBankAccount, giveCpf } from '../../../test/earnings.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  findCode,
  messagesTo,
  PASSWORD,
  runJobs,
  type SignedIn,
  signIn,
  startChange,
  type TestApp,
  type TestCustomer,
} from '../../../test/index.ts'
import { turnOnFactor } from '../../../test/second-factor.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
let thieves = 0
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.advance(61 * MINUTE)
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
  await change('cellphone', '11955550001')
})

const NEW = 'girassol-trombone-47'
const post = (path: string, payload: object, headers = {}) =>
  t.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })
const undo = (token: string) => post('authentication/undo-change', { token })
const logIn = (email: string, password = PASSWORD) => post('jwt/login', { email, password })
/** A change, confirmed by its code. */
const change = async (kind: 'email' | 'cellphone', value: string): Promise<void> => {
  t.clock.advance(1)
  await startChange(t, paula.userId, { kind, value })
  const code = await findCode(t, paula.userId)
  const confirmed = await post('authentication/confirm-contact', { kind, code }, session.headers)
  expect(confirmed.statusCode, confirmed.body).toBe(204)
  expect(await runJobs(t)).toEqual([])
}
const newThief = (): string => {
  thieves += 1
  return `thief${thieves}@emma.test`
}
/** The newest link sent to an address or a phone. */
const linkTo = async (to: string): Promise<string> => {
  const said = JSON.stringify(await messagesTo(t, to))
  return [...said.matchAll(/desfazer\?token=([\w-]+)/g)].at(-1)?.[1] ?? ''
}
const contacts = async () => {
  const headers = (await signIn(t.deps, paula)).headers
  const answer = await t.app.inject({ url: '/api/v1/customer/info', headers })
  const { email, cellphone } = answer.json().contactDetails
  return { email, cellphone }
}
const isIn = async ({ headers }: SignedIn) =>
  (await t.app.inject({ url: '/api/v1/authentication/authenticateToken', headers })).statusCode === 200

describe('the old e-mail address', () => {
  test('is told of a change and undoes it: nobody is in, and its owner chooses a new password', async () => {
    const thief = newThief()
    await change('email', thief)
    const token = await linkTo(paula.email)
    const answer = await undo(token)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await contacts()).toEqual({ email: paula.email, cellphone: '11955550001' })
    expect(await isIn(session)).toBe(false)
    expect((await logIn(paula.email)).statusCode).toBe(401)
    const { reset_token } = answer.json()
    const chosen = { token: reset_token, password: NEW, passwordConfirmation: NEW }
    expect((await post('authentication/reset-password', chosen)).statusCode).toBe(204)
    expect((await logIn(paula.email, NEW)).statusCode).toBe(200)
    expect((await logIn(thief, NEW)).statusCode).toBe(401)
  })

  test('undoes what came after, too: another e-mail, the phone, a second factor, a link to a password', async () => {
    const [thief, other] = [newThief(), newThief()]
    await change('email', thief)
    const token = await linkTo(paula.email)
    await change('email', other)
    await change('cellphone', '11955550666')
    await turnOnFactor(t, session)
    await post('authentication/forgot-password', { email: other })
    await runJobs(t)
    const ownLink = await linkTo(thief)
    const { reset_token } = (await undo(token)).json()
    expect(await contacts()).toEqual({ email: paula.email, cellphone: '11955550001' })
    const stolen = /reset-password\?token=([\w-]+)/.exec(JSON.stringify(await messagesTo(t, other)))?.[1]
    const again = { token: stolen, password: NEW, passwordConfirmation: NEW }
    expect((await post('authentication/reset-password', again)).json().code).toBe('reset_token_invalid')
    expect((await undo(ownLink)).json().code).toBe('undo_token_invalid')
    expect((await contacts()).email).toBe(paula.email)
    await post('authentication/reset-password', { ...again, token: reset_token })
    expect((await logIn(paula.email, NEW)).json()).toHaveProperty('accessToken')
  })

  test.each(['used', 'late', 'forged'])('changes nothing by a link that is %s', async (how) => {
    const thief = newThief()
    await change('email', thief)
    const token = how === 'forged' ? `${await linkTo(paula.email)}x` : await linkTo(paula.email)
    if (how === 'used') {
      await undo(token)
      await t.deps.db.updateTable('users').set({ email: thief }).where('id', '=', paula.userId).execute()
    }
    if (how === 'late') t.clock.advance(72 * HOUR)
    const before = await contacts()
    session = await signIn(t.deps, paula)
    const answer = await undo(token)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'undo_token_invalid'])
    expect([await contacts(), await isIn(session)]).toEqual([before, true])
  })

  test('that another account has by now is not taken from it, and nothing is undone', async () => {
    const thief = newThief()
    await change('email', thief)
    const token = await linkTo(paula.email)
    const other = await createCustomer(t.deps)
    await t.deps.db.updateTable('users').set({ email: paula.email }).where('id', '=', other.userId).execute()
    expect((await undo(token)).json().code).toBe('email_taken')
    expect([(await contacts()).email, await isIn(session)]).toEqual([thief, true])
  })
})

test('the old cell phone undoes by SMS; the link to a new password goes to the e-mail alone', async () => {
  await change('cellphone', '11955550666')
  const token = await linkTo('5511955550001')
  expect(await linkTo(paula.email)).toBe(token)
  expect((await undo(token)).json()).toEqual({ reset_token: null })
  expect((await contacts()).cellphone).toBe('11955550001')
  expect(await isIn(session)).toBe(false)
  await runJobs(t)
  expect(JSON.stringify(await messagesTo(t, paula.email))).toContain('reset-password?token=')
})

test('a bank account that came after it is taken away, and the one before it counts again', async () => {
  const sergio = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  const before = await signIn(t.deps, sergio)
  await giveBankAccount(t, sergio, before)
  const url = `/api/v1/specialists/bank_account/${sergio.specialistId}`
  const account = async () => {
    const { headers } = await signIn(t.deps, sergio)
    const { conta, recipient_id } = (await t.app.inject({ url, headers })).json()
    return { conta, recipient_id }
  }
  const own = await account()
  t.clock.advance(1)
  await startChange(t, sergio.userId, { kind: 'email', value: newThief() })
  const code = await findCode(t, sergio.userId)
  await post('authentication/confirm-contact', { kind: 'email', code }, before.headers)
  await runJobs(t)
  t.clock.advance(1)
  const thieves = { ...bankAccountOf(await giveCpf(t.deps, sergio)), conta: '00001', conta_dv: '6' }
  const { headers } = await signIn(t.deps, sergio)
  const saved = await t.app.inject({ method: 'POST', url, headers, payload: thieves })
  expect(saved.statusCode, saved.body).toBe(201)
  expect((await undo(await linkTo(sergio.email))).statusCode).toBe(200)
  expect((await account()).conta).toBeUndefined()
  expect(await runJobs(t)).toEqual([])
  expect(await account()).toEqual(own)
})

test('what can’t be undone any more keeps no old contact', async () => {
  await change('email', newThief())
  t.clock.advance(73 * HOUR)
  await t.deps.jobs.add(t.deps.db, 'forget-codes', {})
  await runJobs(t)
  const rows = t.deps.db
    .selectFrom('contact_changes')
    .select('old_sealed')
    .where('user_id', '=', paula.userId)
  expect(await rows.execute()).toEqual([{ old_sealed: null }, { old_sealed: null }])
})
