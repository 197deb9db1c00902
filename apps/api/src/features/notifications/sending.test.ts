import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { MINUTE } from '@emma/domain/interval'
import { noticeKinds } from '@emma/domain/notifications'
import { phraseSets } from '@emma/phrases'
import { english } from '@emma/phrases/english'
import { letterHtml, letterText } from '@emma/phrases/letter'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addFault,
  buildTestApp,
  clearFaults,
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
import { MOST_ATTEMPTS } from './attempts.ts'
import { notify } from './notify.ts'
import { sendNotification } from './send-notification.ts'

let t: TestApp
let paula: TestCustomer
let session: SignedIn
let specialist: TestSpecialist
/** The cell phone of every test customer, in dialling form: a test counts messages from its own start. */
const PHONE = '5511987654321'
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

/** Notifies of a kind that needs only the person. */
const send = (
  userId: string,
  kind: 'password_changed' | 'account_approved' | 'terms_changed' = 'password_changed',
) =>
  inTransaction(t.deps.db, (tx) => notify(t.deps, tx, { userId, kind, dedupeKey: t.deps.newId(), data: {} }))
const notifyOffer = () =>
  inTransaction(t.deps.db, (tx) =>
    notify(t.deps, tx, {
      userId: paula.userId,
      kind: 'document_ready',
      dedupeKey: t.deps.newId(),
      data: { documentId: t.deps.newId(), specialistId: specialist.specialistId },
    }),
  )
const ways = (userId: string) =>
  t.deps.db
    .selectFrom('notification_messages as m')
    .innerJoin('notifications as n', 'n.id', 'm.notification_id')
    .selectAll('m')
    .where('n.user_id', '=', userId)
    .execute()
const texts = async () => (await messagesTo(t, PHONE)).length

describe('a message', () => {
  test('that is refused goes again, once; a lost answer after that never sends it twice', async () => {
    const before = await texts()
    await addFault(t, 'zenvia', { mode: 'error' })
    await addFault(t, 'zenvia', { mode: 'drop_response' })
    await send(paula.userId)
    expect(await runJobs(t)).toEqual(['The message provider answered 500'])
    expect(await texts()).toBe(before)
    expect(await ways(paula.userId)).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: null, failure: 'refused', started_at: null },
    ])
    expect(await runJobs(t)).toEqual([])
    for (let again = 0; again < 3; again += 1) {
      expect(await runJobs(t)).toEqual([])
      const [way] = await ways(paula.userId)
      await sendNotification(t.deps, { notificationId: way?.notification_id ?? '', channel: 'sms' })
    }
    expect(await texts()).toBe(before + 1)
    expect(await ways(paula.userId)).toMatchObject([
      { attempts: 2, sent_at: null, failed_at: t.clock.now(), failure: 'unanswered' },
    ])
  })

  test('by e-mail: deferred is tried again, a lost answer is not', async () => {
    await addFault(t, 'smtp', { mode: 'error' })
    await addFault(t, 'smtp', { mode: 'drop_response' })
    await send(specialist.userId)
    expect(await runJobs(t)).toEqual(['The mail server answered 451'])
    expect(await runJobs(t)).toEqual([])
    expect(await runJobs(t)).toEqual([])
    expect(await messagesTo(t, specialist.email)).toHaveLength(1)
    expect(await ways(specialist.userId)).toMatchObject([{ attempts: 2, failure: 'unanswered' }])
  })

  test('that will never be taken ends as failed, and is seen', async () => {
    await addFault(t, 'zenvia', { mode: 'refuse' })
    await addFault(t, 'smtp', { mode: 'refuse' })
    await send(paula.userId)
    await send(specialist.userId)
    expect(await runJobs(t)).toEqual([])
    for (const person of [paula, specialist]) {
      expect(await ways(person.userId)).toMatchObject([
        { attempts: 1, sent_at: null, failed_at: t.clock.now(), failure: 'refused' },
      ])
    }
  })

  test('whose provider is down is given up after as many times as make sense', async () => {
    await addFault(t, 'zenvia', { mode: 'error', count: MOST_ATTEMPTS })
    const before = await texts()
    await send(paula.userId)
    for (let at = 1; at < MOST_ATTEMPTS; at += 1) {
      expect(await runJobs(t)).toEqual(['The message provider answered 500'])
    }
    expect(await runJobs(t)).toEqual([])
    expect(await ways(paula.userId)).toMatchObject([
      { attempts: MOST_ATTEMPTS, failed_at: t.clock.now(), failure: 'refused' },
    ])
    expect(await texts()).toBe(before)
  })

  test('that a killed process had begun is not sent again', async () => {
    const before = await texts()
    await send(paula.userId)
    const [way] = await ways(paula.userId)
    const begun = new Date(t.clock.now().getTime() - 11 * MINUTE)
    await t.deps.db
      .updateTable('notification_messages')
      .set({ started_at: begun, attempts: 1 })
      .where('notification_id', '=', way?.notification_id ?? '')
      .execute()
    expect(await runJobs(t)).toEqual([])
    expect(await texts()).toBe(before)
    expect(await ways(paula.userId)).toMatchObject([{ attempts: 1, failure: 'unanswered' }])
  })
})

const url = '/api/v1/notifications/settings'
const save = (payload: object, { headers }: SignedIn = session) =>
  t.app.inject({ method: 'PUT', url, headers, payload })
const plain = { sound: true, quiet_hours: null, groups: [] }
const rows = () => t.deps.db.selectFrom('notification_settings').selectAll().execute()

describe('what a person chose', () => {
  test('is nothing at first, and theirs alone', async () => {
    const { body } = await t.app.inject({ method: 'GET', url, headers: session.headers })
    expect(JSON.parse(body)).toMatchObject({ sound: true, quiet_hours: null, channel: 'sms' })
    const off = { group: 'documents', message: false, push: false }
    const saved = await save({ sound: false, quiet_hours: { from: '22:00', until: '07:00' }, groups: [off] })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().groups).toContainEqual({ ...off, optional: true })
    expect((await t.app.inject({ method: 'GET', url, headers: session.headers })).json()).toEqual(
      saved.json(),
    )
    const own = await signIn(t.deps, specialist)
    const theirs = (await t.app.inject({ method: 'GET', url, headers: own.headers })).json()
    expect(theirs).toMatchObject({ sound: true, channel: 'email' })
    expect(theirs.groups.map(({ group }: { group: string }) => group)).not.toContain('waitlist')
  })

  test.each<[string, object]>([
    ['what nobody may miss', { ...plain, groups: [{ group: 'money', message: false, push: true }] }],
    ['a group of another role', { ...plain, groups: [{ group: 'company', message: true, push: true }] }],
    ['a group twice', { ...plain, groups: [1, 2].map(() => ({ group: 'chat', message: true, push: true })) }],
    ['no group', { ...plain, groups: [{ group: 'weather', message: true, push: true }] }],
    ['no time of day', { ...plain, quiet_hours: { from: '25:00', until: '07:00' } }],
    ['half of the quiet hours', { ...plain, quiet_hours: { from: '22:00' } }],
    ['an unknown field', { ...plain, userId: '00000000-0000-7000-8000-000000000000' }],
  ])('is refused: %s', async (_name, wrong) => {
    const before = await rows()
    expect((await save(wrong)).statusCode).toBe(422)
    expect(await rows()).toEqual(before)
  })

  test('is obeyed: nothing by the way that is off, everything in the list, and what is obligatory as ever', async () => {
    await save({ ...plain, groups: [{ group: 'documents', message: false, push: false }] })
    await notifyOffer()
    await send(paula.userId)
    expect((await ways(paula.userId)).map(({ channel }) => channel)).toEqual(['sms'])
    const before = await texts()
    expect(await runJobs(t)).toEqual([])
    expect(await texts()).toBe(before + 1)
    const list = await t.app.inject({
      method: 'GET',
      url: '/api/v1/customer/notifications',
      headers: session.headers,
    })
    expect(list.json().meta.total).toBe(2)
  })

  test('lets quiet hours hold back what rings, by the person’s clock, but not what is urgent', async () => {
    // Nine in the morning in São Paulo.
    await save({ ...plain, quiet_hours: { from: '08:30', until: '10:15' } })
    await send(paula.userId, 'account_approved')
    await send(paula.userId, 'password_changed')
    const { rows: jobs } = await sql<{ waits: number }>`
      SELECT extract(epoch FROM run_at - created_at)::float8 AS waits FROM graphile_worker.jobs WHERE task_identifier = 'send-notification'`.execute(
      t.deps.db,
    )
    const held = jobs.filter(({ waits }) => waits * 1000 === 75 * MINUTE)
    expect([jobs.length, held.length]).toEqual([2, 1])
  })
})

/** Text that could reveal somebody's health to bystanders: the purpose of a consultation, and its record. */
const clinical = /{{specialty}}|receita|atestado|exame|diagn|sintoma|queixa|\bCID\b/i

describe('templates', () => {
  test.each([
    ['pt', phraseSets.messages],
    ['en', english.messages],
  ] as const)('in %s say nothing of health where others look on', async (_language, load) => {
    const { default: phrases } = await load()
    for (const kind of noticeKinds) {
      const { subject, text, email } = phrases.kinds[kind]
      expect(`${kind}: ${subject}`).not.toMatch(clinical)
      expect(`${kind}: ${text}`).not.toMatch(clinical)
      // 160 characters in one SMS, some more in two.
      expect(text.length, kind).toBeLessThan(200)
      expect(email.split('\n\n').length, kind).toBeGreaterThan(1)
    }
    expect(phrases.push.text).not.toMatch(clinical)
  })

  test('are known to the list and to the messages alike', async () => {
    const [{ default: messages }, { default: list }] = await Promise.all([
      phraseSets.messages(),
      phraseSets.notifications(),
    ])
    const sorted = (kinds: object) => Object.keys(kinds).sort()
    const all: readonly NotificationKind[] = [...noticeKinds].sort()
    expect(sorted(messages.kinds)).toEqual(all)
    expect(sorted(list.kinds)).toEqual(all)
  })

  test('become a plain and an HTML letter; what a person wrote brings no markup in', () => {
    const letter =
      'Olá, <b>Ana</b>!\n\nVeja [o termo](https://emma.test/t?a=1&b=2).\n\n[Abrir](https://emma.test/x)'
    expect(letterText(letter)).toContain('Abrir: https://emma.test/x')
    const html = letterHtml('Assunto "novo"', letter)
    expect(html).toContain('&#60;b&#62;Ana')
    expect(html).toContain('href="https://emma.test/x"')
    expect(html).not.toMatch(/<script|<img|src=/)
    const dark = /prefers-color-scheme:dark\){(.+?)}}/.exec(html)?.[1] ?? ''
    const parts = [...dark.matchAll(/\.([a-z]+){/g)].map(([, part]) => part)
    expect(parts).toEqual(['ground', 'card', 'dim', 'link', 'button'])
    expect(parts.filter((part) => !html.includes(`class="${part}"`))).toEqual([])
  })
})
