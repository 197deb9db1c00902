import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  forgetJobs,
  messagesTo,
  PASSWORD,
  runJobs,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'

let t: TestApp
let paula: TestCustomer
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.advance(61 * MINUTE)
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
})

const HOME = '203.0.113.7'
const NEW = 'girassol-trombone-47'
const DEVICE = 'device-of-paula-0123456789abcdef0123456789'
const post = (path: string, from: string, payload: object, device?: string) =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    remoteAddress: from,
    headers: device ? { 'x-device': device } : {},
    payload,
  })
const logIn = async (from: string, password: string, device?: string) =>
  (await post('jwt/login', from, { email: paula.email, password }, device)).statusCode
const guess = async (from: string, times: number, device?: string): Promise<number[]> => {
  const answers = []
  for (let time = 0; time < times; time += 1) answers.push(await logIn(from, `wrong ${time}`, device))
  return answers
}
/** Wrong passwords from more networks than an account allows. */
const lockByStrangers = async (): Promise<void> => {
  for (let network = 0; network < 6; network += 1) await guess(`198.51.${network}.9`, 5)
}
const mails = async (): Promise<string> => JSON.stringify(await messagesTo(t, paula.email))
const resetLink = async (): Promise<string> => {
  await runJobs(t)
  return [...(await mails()).matchAll(/reset-password\?token=([\w-]+)/g)].at(-1)?.[1] ?? ''
}
const devices = () =>
  t.deps.db.selectFrom('known_devices').selectAll().where('user_id', '=', paula.userId).execute()
const sessions = async () =>
  (await t.deps.db.selectFrom('sessions').select('id').where('user_id', '=', paula.userId).execute()).length

describe('wrong passwords', () => {
  test('close an account to the network that they come from, and to no other', async () => {
    expect(await guess('198.51.100.9', 6)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await logIn('198.51.100.77', PASSWORD)).toBe(429)
    expect(await sessions()).toBe(0)
    expect(await logIn(HOME, PASSWORD)).toBe(200)
  })

  test('of one network in IPv6 are counted together, whichever address they come from', async () => {
    for (let host = 1; host <= 5; host += 1) await guess(`2001:db8:1:${host}::1`, 1)
    expect(await logIn('2001:db8:1:9::1', PASSWORD)).toBe(429)
    expect(await logIn('2001:db8:2::1', PASSWORD)).toBe(200)
  })

  test('from many networks close the account to strangers; a device that logged in before goes on', async () => {
    expect(await logIn(HOME, PASSWORD, DEVICE)).toBe(200)
    await lockByStrangers()
    expect(await logIn(HOME, PASSWORD)).toBe(429)
    expect(await logIn(HOME, PASSWORD, `another-${DEVICE}`)).toBe(429)
    expect(await logIn('192.0.2.1', PASSWORD, DEVICE)).toBe(200)
  })

  test('on a known device are counted too', async () => {
    await logIn(HOME, PASSWORD, DEVICE)
    const before = await sessions()
    expect(await guess(HOME, 6, DEVICE)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await logIn(HOME, PASSWORD, DEVICE)).toBe(429)
    expect(await sessions()).toBe(before)
  })

  test('make no device known, nor does a token of a few signs', async () => {
    await guess(HOME, 1, DEVICE)
    await logIn(HOME, PASSWORD, 'short')
    expect(await devices()).toEqual([])
  })
})

test('a device is known by the hash of its token alone', async () => {
  await logIn(HOME, PASSWORD, DEVICE)
  const rows = await devices()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows.map(({ token_hash }) => token_hash.toString('latin1')))).not.toContain(DEVICE)
})

test('a new password by the mailed link lifts the lockout, and keeps no other device known', async () => {
  await logIn(HOME, PASSWORD, `thief-${DEVICE}`)
  await lockByStrangers()
  expect(await logIn(HOME, PASSWORD)).toBe(429)
  await post('authentication/forgot-password', HOME, { email: paula.email })
  const chosen = { token: await resetLink(), password: NEW, passwordConfirmation: NEW }
  expect((await post('authentication/reset-password', HOME, chosen, DEVICE)).statusCode).toBe(204)
  expect(await logIn(HOME, NEW)).toBe(200)
  await lockByStrangers()
  expect(await logIn(HOME, NEW, `thief-${DEVICE}`)).toBe(429)
  expect(await logIn(HOME, NEW, DEVICE)).toBe(200)
})

test('strangers who ask for links take none from a known device', async () => {
  await logIn(HOME, PASSWORD, DEVICE)
  for (let time = 0; time < 5; time += 1)
    await post('authentication/forgot-password', '198.51.100.9', { email: paula.email })
  await runJobs(t)
  const before = (await mails()).match(/reset-password/g)?.length
  await post('authentication/forgot-password', HOME, { email: paula.email }, DEVICE)
  await runJobs(t)
  expect([before, (await mails()).match(/reset-password/g)?.length]).toEqual([3, 4])
})
