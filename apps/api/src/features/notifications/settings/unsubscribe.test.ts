import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  messagesTo,
  runJobs,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { notify } from '../notify.ts'
import { unsubscribeUrlOf } from './unsubscribe-token.ts'

let t: TestApp
let helena: TestSpecialist
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  helena = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
})

const tell = async (kind: 'password_changed' | 'chat_message') => {
  const { customerId } = await createCustomer(t.deps)
  const dedupeKey = t.deps.newId()
  await inTransaction(t.deps.db, (tx) =>
    kind === 'chat_message'
      ? notify(t.deps, tx, {
          userId: helena.userId,
          kind,
          dedupeKey,
          data: { chatId: customerId, customerId },
        })
      : notify(t.deps, tx, { userId: helena.userId, kind, dedupeKey, data: {} }),
  )
  await runJobs(t)
}
const letters = () => messagesTo(t, helena.email)
const chatLetter = async () => {
  await tell('chat_message')
  const [letter] = await letters()
  const url = /^<http:\/\/localhost:3000(?<path>[^>]+)>$/.exec(letter?.headers?.['list-unsubscribe'] ?? '')
  return { letter, path: url?.groups?.path ?? '' }
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string) =>
  t.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' })
const settings = () => t.deps.db.selectFrom('notification_settings').selectAll().execute()

describe('a letter', () => {
  test('says that no one wrote it; the one that may be refused brings the click that refuses it', async () => {
    const { letter } = await chatLetter()
    expect(letter?.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(letter?.text).toContain('Cancelar estas notificações: http://localhost:3000/api/v1/notifications/')
    await tell('password_changed')
    const [, obligatory] = await letters()
    expect(obligatory?.headers?.['auto-submitted']).toBe('auto-generated')
    expect(obligatory?.headers).not.toHaveProperty('list-unsubscribe')
    expect(obligatory?.text).not.toContain('Cancelar estas notificações')
  })

  test('is refused with one click, without a login: the group falls silent, others go on', async () => {
    const { path } = await chatLetter()
    for (let again = 0; again < 2; again += 1) {
      const done = await post(path)
      expect([done.statusCode, done.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(done.body).toContain('Notificações canceladas')
    }
    await tell('chat_message')
    await tell('password_changed')
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Você tem uma mensagem na Emma',
      'Sua senha foi alterada',
    ])
    const { headers } = await signIn(t.deps, helena)
    const seen = await t.app.inject({ url: '/api/v1/notifications/settings', headers })
    expect(seen.json().groups).toContainEqual({ group: 'chat', message: false, push: true, optional: true })
  })

  test('that a filter opens changes nothing: the page asks first', async () => {
    const { path } = await chatLetter()
    const before = await settings()
    const asked = await t.app.inject({ url: path })
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('<form method="post"')
    expect(asked.body).toContain('Conversas: você deixa de receber por mensagem')
    expect(await settings()).toEqual(before)
    const multipart = {
      'content-type': 'multipart/form-data; boundary=x',
    }
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const done = await t.app.inject({ method: 'POST', url: path, headers: multipart, payload })
    expect(done.statusCode, done.body).toBe(200)
  })

  test('has no other link that works: a forged one, one of an obligatory group, one of nobody', async () => {
    const { path } = await chatLetter()
    const before = await settings()
    const of = (userId: string, group: 'money' | 'chat' | 'waitlist') =>
      new URL(unsubscribeUrlOf(t.deps.config, { userId, group })).pathname
    const [content = ''] = path.split('/').at(-1)?.split('.') ?? []
    const wrong = [
      path.slice(0, -2),
      path.replace(content, Buffer.from(`${helena.userId}|company`).toString('base64url')),
      of(helena.userId, 'money'),
      of(helena.userId, 'waitlist'),
      of(t.deps.newId(), 'chat'),
      '/api/v1/notifications/unsubscribe/nonsense',
    ]
    for (const url of wrong) expect([url, (await post(url)).statusCode]).toEqual([url, 404])
    expect(await settings()).toEqual(before)
  })
})

test('a form is taken by this call alone', async () => {
  const url = '/api/v1/jwt/login'
  const refused = await t.app.inject({ method: 'POST', url, headers: form, payload: 'email=a&password=b' })
  expect(refused.statusCode).toBe(415)
})
