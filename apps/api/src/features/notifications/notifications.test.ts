import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildTestApp,
  clearFaults,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  messagesTo,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Notice, notify } from './notify.ts'
import { sendNotification } from './send-notification.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
let specialist: TestSpecialist
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await forgetJobs(t)
  await clearFaults(t)
  paula = await createCustomer(t.deps)
  specialist = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  session = await signIn(t.deps, paula)
})

const notifyOne = <K extends NotificationKind>(notice: Notice<K>) =>
  inTransaction(t.deps.db, (tx) => notify(t.deps, tx, notice))
const passwordChanged = (userId: string, dedupeKey = t.deps.newId()) =>
  notifyOne({ userId, kind: 'password_changed', dedupeKey, data: {} })
const ask = async (method: 'GET' | 'PUT' | 'DELETE', path: string, { headers }: SignedIn) => {
  const answer = await t.app.inject({ method, url: `/api/v1/${path}`, headers })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const list = async (query = '') => (await ask('GET', `customer/notifications${query}`, session)).body
const sentTo = (to: string) => messagesTo(t, to)

test('is one row and one message, however often it is told and however often the job runs', async () => {
  await passwordChanged(paula.userId, 'password_changed:1')
  await passwordChanged(paula.userId, 'password_changed:1')
  const before = (await sentTo('5511987654321')).length
  expect(await runJobs(t)).toEqual([])
  const { data } = await list()
  expect(data).toHaveLength(1)
  const again = { notificationId: data[0].id, channel: 'sms' } as const
  await Promise.all([sendNotification(t.deps, again), sendNotification(t.deps, again)])
  expect(await sentTo('5511987654321')).toHaveLength(before + 1)
  expect(await sentTo(paula.email)).toEqual([])
})

test('two jobs at the same moment send one message', async () => {
  await passwordChanged(specialist.userId)
  const { id: notificationId } = await t.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', specialist.userId)
    .executeTakeFirstOrThrow()
  const send = () => sendNotification(t.deps, { notificationId, channel: 'email' })
  await Promise.all([send(), send(), send()])
  expect(await sentTo(specialist.email)).toHaveLength(1)
})

test('nothing is told by a transaction that is rolled back', async () => {
  const failing = inTransaction(t.deps.db, async (tx) => {
    await notify(t.deps, tx, { userId: paula.userId, kind: 'password_changed', dedupeKey: 'x', data: {} })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await runJobs(t)
  expect(await list()).toMatchObject({ data: [], unread: 0 })
})

test('an e-mail goes along where it must not be missed; specialists and admins get e-mails alone', async () => {
  const admin = await createAdmin(t.deps)
  await notifyOne({
    userId: paula.userId,
    kind: 'second_factor_changed',
    dedupeKey: '1',
    data: {},
    alsoEmail: true,
  })
  await passwordChanged(specialist.userId)
  await passwordChanged(admin.userId)
  expect(await runJobs(t)).toEqual([])
  expect(await sentTo(paula.email)).toHaveLength(1)
  expect(await sentTo(specialist.email)).toMatchObject([{ channel: 'email' }])
  expect(await sentTo(admin.email)).toHaveLength(1)
})

test('is read, removed and cleared by its person alone, and removed ones stay known', async () => {
  await passwordChanged(paula.userId, 'a')
  await passwordChanged(paula.userId, 'b')
  await notifyOne({ userId: paula.userId, kind: 'account_approved', dedupeKey: 'c', data: {} })
  const first = await list()
  expect(first).toMatchObject({ meta: { total: 3 }, unread: 3 })
  expect(await list('?kind=password_changed&pageSize=1')).toMatchObject({ meta: { total: 2 }, unread: 3 })
  const [{ id }] = first.data
  const other = await signIn(t.deps, await createCustomer(t.deps))
  for (const [method, path] of [
    ['PUT', `customer/notifications/${id}/read`],
    ['DELETE', `customer/notifications/${id}`],
  ] as const) {
    expect((await ask(method, path, other)).status).toBe(404)
    expect((await ask(method, path, await signIn(t.deps, specialist))).status).toBe(403)
  }
  await ask('DELETE', 'customer/notifications', other)
  expect(await list()).toMatchObject({ meta: { total: 3 }, unread: 3 })
  expect((await ask('PUT', `customer/notifications/${id}/read`, session)).status).toBe(204)
  expect(await list()).toMatchObject({ unread: 2 })
  expect((await ask('DELETE', `customer/notifications/${id}`, session)).status).toBe(204)
  expect((await ask('DELETE', `customer/notifications/${id}`, session)).status).toBe(404)
  expect((await ask('DELETE', 'customer/notifications?kind=account_approved', session)).status).toBe(204)
  expect((await ask('DELETE', 'customer/notifications', session)).status).toBe(204)
  expect(await list()).toMatchObject({ data: [], meta: { total: 0 }, unread: 0 })
  await passwordChanged(paula.userId, 'a')
  expect(await list()).toMatchObject({ data: [] })
})

test('specialists have theirs under their own path', async () => {
  await passwordChanged(specialist.userId)
  const own = await signIn(t.deps, specialist)
  const { body } = await ask('GET', 'specialists/notifications', own)
  expect(body).toMatchObject({ data: [{ kind: 'password_changed', read: false }], unread: 1 })
  expect((await ask('GET', 'specialists/notifications', session)).status).toBe(403)
  expect((await ask('PUT', `specialists/notifications/${body.data[0].id}/read`, own)).status).toBe(204)
})

test.each(['?page=0', '?pageSize=101', '?kind=nothing', '?other=1'])('%s is refused', async (query) => {
  expect((await ask('GET', `customer/notifications${query}`, session)).status).toBe(422)
})

test('jobs carry ids alone', async () => {
  await passwordChanged(paula.userId)
  const { rows } = await sql<{ payload: string }>`
    SELECT payload::text FROM graphile_worker._private_jobs`.execute(t.deps.db)
  expect(rows).toHaveLength(2)
  for (const { payload } of rows) expect(payload).not.toMatch(/@|Paula|119876/)
})
