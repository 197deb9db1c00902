import { expect, test } from 'vitest'
import {
  aPdf,
  createAdmin,
  findCode,
  giveCredit,
  multipartOf,
  PASSWORD,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  startRegistration,
  useBookingFixture,
} from '../../../../test/index.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const fixture = useBookingFixture()
const admin = async (): Promise<SignedIn> => {
  const { deps } = fixture().t
  return signIn(deps, await createAdmin(deps))
}
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, session: SignedIn | null, payload?: object) =>
  fixture().t.app.inject({
    method,
    url: `/api/v1/customer/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const login = async () => {
  const { t, paula } = fixture()
  const payload = { email: paula.email, password: PASSWORD }
  const answer = await t.app.inject({ method: 'POST', url: '/api/v1/jwt/login', payload })
  return [answer.statusCode, answer.json().code]
}
const stored = async () => {
  const { db } = fixture().t.deps
  const acts = await db.selectFrom('admin_acts').select('id').where('entity', '=', 'customer').execute()
  const { customerId } = fixture().paula
  const row = await db
    .selectFrom('customers')
    .select('status')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return [row?.status, acts.length]
}

test('only an admin blocks, with a reason, somebody who is there', async () => {
  const { paula, session } = fixture()
  const id = paula.customerId
  const before = await stored()
  expect((await ask('POST', `blockCustomer/${id}`, null, { reason: 'x' })).statusCode).toBe(401)
  expect((await ask('POST', `blockCustomer/${id}`, session, { reason: 'x' })).statusCode).toBe(403)
  const boss = await admin()
  for (const body of [{}, { reason: ' ' }, { reason: 'x', status: 'erased' }, { reason: 'x'.repeat(501) }])
    expect((await ask('POST', `blockCustomer/${id}`, boss, body)).statusCode).toBe(422)
  const nobody = fixture().t.deps.newId()
  expect((await ask('POST', `blockCustomer/${nobody}`, boss, { reason: 'x' })).statusCode).toBe(404)
  expect((await ask('POST', `unblockCustomer/${id}`, boss)).json().code).toBe('invalid_transition')
  expect((await ask('POST', `resendCode/${id}`, boss)).json().code).toBe('invalid_transition')
  expect(await stored()).toEqual(before)
})

test('who is blocked is out at once, is told so at the door, and is let in again', async () => {
  const { t, paula, session } = fixture()
  const boss = await admin()
  const id = paula.customerId
  const blocked = await ask('POST', `blockCustomer/${id}`, boss, { reason: 'Uso indevido.' })
  expect(blocked.json(), blocked.body).toMatchObject({
    status: 'blocked',
    coming: 0,
    blocked: { reason: 'Uso indevido.' },
  })
  expect((await ask('GET', 'info', session)).statusCode).toBe(401)
  const refreshed = await t.app.inject({
    method: 'POST',
    url: '/api/v1/auth/refreshToken',
    payload: { refreshToken: session.refreshToken },
  })
  expect(refreshed.statusCode).toBe(401)
  expect(await login()).toEqual([403, 'account_blocked'])
  expect((await ask('POST', `blockCustomer/${id}`, boss, { reason: 'x' })).json().code).toBe(
    'invalid_transition',
  )
  expect((await ask('POST', `unblockCustomer/${id}`, boss)).json()).toMatchObject({
    status: 'active',
    blocked: null,
  })
  expect(await login()).toEqual([200, undefined])
})

test('what a blocked person has open ends: the socket at once, and an upload under the old token keeps nothing', async () => {
  const { t, paula, session } = fixture()
  const server = await listen(t)
  const { raw } = await connect(server.url, session.accessToken)
  const closed = new Promise((resolve) => raw.once('disconnect', resolve))
  await ask('POST', `blockCustomer/${paula.customerId}`, await admin(), { reason: 'x' })
  await closed
  await expect(connect(server.url, session.accessToken)).rejects.toThrow('session_ended')
  const payload = multipartOf({ title: 'Hemograma', date: '2026-11-01' }, { file: aPdf() })
  expect((await ask('POST', 'exams', session, payload)).statusCode).toBe(401)
  expect(await t.deps.db.selectFrom('exams').select('id').execute()).toEqual([])
  await server.close()
})

test('what is booked stays; where the admin says so it is canceled with everything as credit', async () => {
  const { t, paula } = fixture()
  const boss = await admin()
  const id = paula.customerId
  await giveCredit(t.deps, id, PRICE)
  const booked = await fixture().book('wallet')
  expect(booked.statusCode, booked.body).toBe(201)
  const kept = await ask('POST', `blockCustomer/${id}`, boss, { reason: 'x' })
  expect(kept.json()).toMatchObject({ coming: 1 })
  expect(await fixture().appointments()).toMatchObject([{ status: 'confirmed' }])
  await ask('POST', `unblockCustomer/${id}`, boss)
  const ended = await ask('POST', `blockCustomer/${id}`, boss, { reason: 'x', cancel_appointments: true })
  expect(ended.json(), ended.body).toMatchObject({ coming: 0 })
  expect(await fixture().appointments()).toMatchObject([{ status: 'canceled_by_specialist' }])
  expect(await fixture().wallet()).toBe(PRICE)
  expect(await fixture().waiting()).toBe(0)
})

test('registrations that wait for a code are listed by themselves, and get another one', async () => {
  const { t } = fixture()
  const boss = await admin()
  const { customerId, userId, payload } = await startRegistration(t)
  const list = async (query: string) => (await ask('GET', `getCustomerAll?${query}`, boss)).json()
  const { data } = await list('status=pending')
  expect(data[0]).toMatchObject({ id: customerId, status: 'pending', cpf: expect.stringContaining('***') })
  expect((await list(`status=pending&search=${encodeURIComponent(payload.email)}`)).meta.total).toBe(1)
  expect((await list('status=pending&search=ninguem')).meta.total).toBe(0)
  expect((await ask('GET', `standing/${customerId}`, boss)).json()).toMatchObject({ status: 'pending' })
  expect((await ask('POST', `resendCode/${customerId}`, boss)).statusCode).toBe(202)
  await runJobs(t)
  expect(await findCode(t, userId)).toMatch(/^\d{6}$/)
  const again = await ask('POST', `resendCode/${customerId}`, boss)
  expect(again.statusCode).toBe(429)
})
