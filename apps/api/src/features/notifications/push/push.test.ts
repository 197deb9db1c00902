import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addFault,
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  messagesTo,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { newBrowser } from '../../../../test/push.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { notify } from '../index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const at = '/api/v1/notifications'
const subscriptions = `${at}/push-subscriptions`
type Headers = Readonly<Record<string, string>>

const post = (headers: Headers, payload: object) =>
  t.app.inject({ method: 'POST', url: subscriptions, headers, payload })
const keyFor = async (headers: Headers) =>
  (await t.app.inject({ method: 'GET', url: `${at}/push-key`, headers })).json()
const rows = () => t.deps.db.selectFrom('push_subscriptions').selectAll().execute()

const inboxOf = ({ id }: { readonly id: string }) => messagesTo(t, id)
const fault = (mode: string, more: object = {}) => addFault(t, 'push', { mode, ...more })

const person = async () => {
  const customer = await createCustomer(t.deps)
  const session = await signIn(t.deps, customer)
  return { ...customer, session }
}
const withBrowser = async ({ headers }: SignedIn) => {
  const browser = newBrowser(t.sandboxUrl)
  const answer = await post(headers, browser.subscription)
  expect(answer.statusCode, answer.body).toBe(201)
  return browser
}
const send = (userId: string, dedupeKey: string = t.deps.newId()) =>
  inTransaction(t.deps.db, (tx) =>
    notify(t.deps, tx, { userId, kind: 'account_suspended', dedupeKey, data: {} }),
  )

interface Wrong {
  readonly endpoint?: string
  readonly keys?: object
  readonly userId?: string
}

describe('subscribing', () => {
  test('asks who it is', async () => {
    for (const [method, url] of [
      ['GET', `${at}/push-key`],
      ['POST', subscriptions],
      ['DELETE', subscriptions],
    ] as const) {
      const answer = await t.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('gives every role the one key, and keeps one browser a session', async () => {
    const people = [
      await createCustomer(t.deps),
      await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) }),
      await createAdmin(t.deps),
    ]
    for (const someone of people) {
      const session = await signIn(t.deps, someone)
      const before = await keyFor(session.headers)
      expect(Buffer.from(before.public_key, 'base64url')).toHaveLength(65)
      expect(before).toEqual({ public_key: t.deps.push.publicKey, subscribed: false })
      await withBrowser(session)
      const second = await withBrowser(session)
      expect(await keyFor(session.headers)).toMatchObject({ subscribed: true })
      const kept = (await rows()).filter((row) => row.session_id === session.sessionId)
      expect(kept).toMatchObject([{ endpoint: second.subscription.endpoint, user_id: someone.userId }])
      const removed = await t.app.inject({ method: 'DELETE', url: subscriptions, headers: session.headers })
      expect(removed.statusCode).toBe(204)
      expect(await keyFor(session.headers)).toMatchObject({ subscribed: false })
    }
  })

  test.each<[string, Wrong]>([
    ['an address inside', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
    ['our own database', { endpoint: 'https://127.0.0.1:5432/' }],
    ['a name that only looks known', { endpoint: 'https://fcm.googleapis.com.evil.test/x' }],
    ['a name that only ends like one', { endpoint: 'https://evilnotify.windows.com/x' }],
    ['credentials before the host', { endpoint: 'https://fcm.googleapis.com@evil.test/x' }],
    ['a known name without encryption', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:8443/x' }],
    ['a way out of the service’s folder', { endpoint: 'SANDBOX/push/../_ledger' }],
    ['no address', { endpoint: 'fcm' }],
    ['a key that is no point', { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url') } }],
    ['a short secret', { keys: { auth: randomBytes(8).toString('base64url') } }],
    ['an unknown field', { userId: '00000000-0000-7000-8000-000000000000' }],
  ])('refuses %s and keeps nothing', async (_name, wrong: Wrong) => {
    const { session } = await person()
    const { subscription } = newBrowser(t.sandboxUrl)
    const before = await rows()
    const endpoint = (wrong.endpoint ?? subscription.endpoint).replace('SANDBOX', t.sandboxUrl)
    const keys = { ...subscription.keys, ...wrong.keys }
    const answer = await post(session.headers, { ...subscription, ...wrong, endpoint, keys })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation_failed' })
    expect(await rows()).toEqual(before)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-bl2p.notify.windows.com/w/?token=abc',
  ])('takes %s', async (endpoint) => {
    const { session } = await person()
    const { subscription } = newBrowser(t.sandboxUrl)
    expect((await post(session.headers, { ...subscription, endpoint })).statusCode).toBe(201)
  })

  test('a browser in which somebody else logs in is theirs alone; at once from two tabs it is one', async () => {
    const [first, second] = [await person(), await person()]
    const browser = newBrowser(t.sandboxUrl)
    await post(first.session.headers, browser.subscription)
    const answers = await Promise.all([1, 2, 3].map(() => post(second.session.headers, browser.subscription)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const kept = (await rows()).filter((row) => row.endpoint === browser.subscription.endpoint)
    expect(kept).toMatchObject([{ user_id: second.userId, session_id: second.session.sessionId }])
    expect(await keyFor(first.session.headers)).toMatchObject({ subscribed: false })
  })
})

describe('sending', () => {
  test('says that there is something and where, to each browser once, and nothing of what it is', async () => {
    const someone = await person()
    const other = await signIn(t.deps, someone)
    const browsers = [await withBrowser(someone.session), await withBrowser(other)]
    const stranger = await withBrowser((await person()).session)
    const key = t.deps.newId()
    await send(someone.userId, key)
    await send(someone.userId, key)
    expect(await runJobs(t)).toEqual([])
    for (const browser of browsers) {
      const [message, ...more] = await inboxOf(browser)
      expect(more).toEqual([])
      const { id } = await t.deps.db
        .selectFrom('notifications')
        .select('id')
        .where('dedupe_key', '=', key)
        .executeTakeFirstOrThrow()
      expect(browser.read(message?.text ?? '')).toEqual({
        id,
        title: 'Emma',
        text: 'Você tem uma notificação na Emma.',
        path: '/specialist/accout-progress',
      })
      expect(message?.subject).toBe(`${id.replaceAll('-', '')} normal`)
      expect(message?.from).toContain(`k=${t.deps.push.publicKey}`)
    }
    expect(await inboxOf(stranger)).toEqual([])
  })

  test('a service that fails is tried again; one that got it is not told twice', async () => {
    const someone = await person()
    const other = await signIn(t.deps, someone)
    const [one, two] = [await withBrowser(someone.session), await withBrowser(other)]
    await fault('error', { match: two.id, status: 503 })
    await send(someone.userId)
    expect(await runJobs(t)).toEqual(['The push service answered 503'])
    expect([(await inboxOf(one)).length, (await inboxOf(two)).length]).toEqual([1, 0])
    expect(await runJobs(t)).toEqual([])
    expect(await inboxOf(one)).toHaveLength(1)
    expect(await inboxOf(two)).toHaveLength(1)
  })

  test('a browser that is gone is forgotten, quietly', async () => {
    const someone = await person()
    const browser = await withBrowser(someone.session)
    await fault('refuse', { match: browser.id })
    await send(someone.userId)
    expect(await runJobs(t)).toEqual([])
    expect((await rows()).filter((row) => row.user_id === someone.userId)).toEqual([])
    expect(await keyFor(someone.session.headers)).toMatchObject({ subscribed: false })
  })

  test('ends with the session, however it ends, and waits for nothing that was read', async () => {
    const someone = await person()
    const browser = await withBrowser(someone.session)
    const logout = { refreshToken: someone.session.refreshToken }
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/jwt/logout',
      headers: someone.session.headers,
      payload: logout,
    })
    expect((await rows()).filter((row) => row.user_id === someone.userId)).toEqual([])

    const again = await signIn(t.deps, someone)
    await post(again.headers, browser.subscription)
    await send(someone.userId)
    await t.deps.db
      .updateTable('notifications')
      .set({ read_at: t.clock.now() })
      .where('user_id', '=', someone.userId)
      .execute()
    await runJobs(t)
    await t.deps.db
      .updateTable('sessions')
      .set({ expires_at: t.clock.now() })
      .where('id', '=', again.sessionId)
      .execute()
    await send(someone.userId)
    await runJobs(t)
    expect(await inboxOf(browser)).toEqual([])
  })
})
