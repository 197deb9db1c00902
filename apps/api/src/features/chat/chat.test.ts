import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatCalls, createChat, type TestChat } from '../../../test/fixtures/chat-fixture.ts'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  insertAppointment,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
} from '../../../test/index.ts'

const MISSING = '00000000-0000-7000-8000-000000000000'

let t: TestApp
let chat: TestChat
let paula: TestChat['customer']
let sergio: TestChat['specialist']
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  await forgetJobs(t)
  chat = await createChat(t)
  paula = chat.customer
  sergio = chat.specialist
})
const { call, say, page, read, contacts, texts } = chatCalls(() => t)

const contactOf = async (who: SignedIn) => (await contacts(who, chat)).body.data[0]
const stored = () =>
  t.deps.db
    .selectFrom('messages')
    .select(['id', 'seq'])
    .where('chat_id', '=', chat.id)
    .orderBy('seq')
    .execute()
const _settle = (values: object) =>
  t.deps.db.updateTable('specialists').set(values).where('id', '=', sergio.specialistId).execute()

describe('who may', () => {
  test('nobody without a token, no admin, and no stranger: the chat does not exist for them', async () => {
    await say(paula, chat, 'Segredo')
    const before = await stored()
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const stranger = await signIn(t.deps, await createCustomer(t.deps))
    const colleague = await signIn(
      t.deps,
      await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) }),
    )
    const body = { message: 'Olá' }
    for (const [who, status] of [
      [null, 401],
      [admin, 403],
      [colleague, 403],
      [stranger, 404],
    ] as const) {
      for (const [method, path, payload] of [
        ['GET', 'messages', undefined],
        ['POST', 'messages', body],
        ['PUT', 'is_read', { userId: paula.userId }],
      ] as const) {
        const answer = await call(who, method, `customer/chats/${chat.id}/${path}`, payload)
        expect([path, answer.status]).toEqual([path, status])
        expect(JSON.stringify(answer.body)).not.toContain('Segredo')
      }
    }
    expect((await call(colleague, 'POST', `specialists/chats/${chat.id}/messages`, body)).status).toBe(404)
    expect((await call(colleague, 'GET', `specialists/chats/${chat.id}/messages`)).status).toBe(404)
    expect((await call(paula, 'POST', `customer/chats/${MISSING}/messages`, body)).status).toBe(404)
    expect((await call(sergio, 'POST', `specialists/chats/${MISSING}/messages`, body)).status).toBe(404)
    expect((await call(paula, 'GET', 'customer/chats/x/messages')).status).toBe(400)
    expect(await stored()).toEqual(before)
  })
})

describe('a message', () => {
  test('is stored, answered with 201, and read by both', async () => {
    const { status, body } = await say(paula, chat, '  Bom dia,\ndoutor!  ', 'c-1')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      chatId: chat.id,
      senderId: paula.userId,
      message: 'Bom dia,\ndoutor!',
      date: TEST_NOW,
      readAt: null,
      clientId: 'c-1',
      sequence: 1,
      status: 'sent',
      automatic: false,
    })
    expect((await page(sergio, chat)).body).toEqual({ data: [body], hasMore: false })
    const { body: answer } = await say(sergio, chat, 'Bom dia')
    expect(answer).toMatchObject({ senderId: sergio.userId, sequence: 2 })
    expect(answer.clientId).toBeUndefined()
  })

  test('lies sealed with the patient’s key, whoever wrote it', async () => {
    await say(sergio, chat, 'hemoglobina')
    const { rows } = await sql<{ text: string }>`SELECT m::text AS text FROM messages m`.execute(t.deps.db)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('hemoglobina').toString('hex'))
    expect(await texts(paula, chat)).toEqual(['hemoglobina'])
  })

  test.each([
    ['nothing', { message: '' }, 'message'],
    ['blanks', { message: ' \n ' }, 'message'],
    ['more than 4,000 characters', { message: 'x'.repeat(4001) }, 'message'],
    ['a number', { message: 7 }, 'message'],
    ['a NUL', { message: 'a\u0000b' }, 'message'],
    ['half of a pair', { message: 'a\ud83d' }, 'message'],
    ['the other half', { message: '\ude00b' }, 'message'],
    ['a bell', { message: 'a\u0007' }, 'message'],
    ['an escape', { message: '\u001b[31mvermelho' }, 'message'],
    ['half of a pair in its clientId', { message: 'a', clientId: '\udc00' }, 'clientId'],
    ['somebody else’s name', { message: 'a', senderId: MISSING }, 'senderId'],
    ['an empty clientId', { message: 'a', clientId: '' }, 'clientId'],
    ['no message', {}, 'message'],
  ])('of %s is refused and leaves nothing', async (_, body, path) => {
    const answer = await call(paula, 'POST', `customer/chats/${chat.id}/messages`, body)
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed'])
    expect(answer.body.errors[0].path).toBe(path)
    expect(await stored()).toEqual([])
  })

  test('of 4,000 characters is taken', async () => {
    expect((await say(paula, chat, 'é'.repeat(4000))).status).toBe(201)
  })

  test.each([
    ['emoji', '😀🇧🇷'],
    ['families and skins', '👩🏽‍⚕️ com 👨‍👩‍👧‍👦'],
    ['writing from right to left', 'שלום, ما تأخذه؟ \u202b5 mg\u202c'],
    ['accents beside their letters', 'ação e\u0301'],
    ['lines and tabs', 'um\n\tdois\r\ntrês'],
    ['markup', '<b>&amp;</b> {{x}} %s'],
  ])('of %s stays as it was written', async (_, text) => {
    expect((await say(paula, chat, text)).body.message).toBe(text)
    expect(await texts(sergio, chat)).toEqual([text])
  })

  test('sent twice under one clientId is one, also at once and later; another side’s is another', async () => {
    const [first, second] = await Promise.all([
      say(paula, chat, 'Oi', 'same'),
      say(paula, chat, 'Oi', 'same'),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    t.clock.advance(10 * MINUTE)
    const { status, body } = await say(paula, chat, 'Oi', 'same')
    expect([status, body.id, body.date]).toEqual([201, first.body.id, TEST_NOW])
    await say(sergio, chat, 'Oi', 'same')
    expect((await stored()).length).toBe(2)
    expect(await contactOf(sergio)).toMatchObject({ unreadMessages: 1 })
  })

  test('of two who write at once has numbers without holes, and counts exactly', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        say(index % 2 ? paula : sergio, chat, `m${index}`, `c${index}`),
      ),
    )
    expect((await stored()).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    expect(await contactOf(paula)).toMatchObject({ unreadMessages: 15, sequence: 30 })
    expect(await contactOf(sergio)).toMatchObject({ unreadMessages: 15, sequence: 30 })
  })

  test('more than so many within a minute is refused with 429, and says for how long', async () => {
    const limited = await buildTestApp({ RATE_LIMIT_PER_MINUTE: '10' })
    try {
      const other = await createChat(limited)
      const write = chatCalls(() => limited)
      const answers = []
      for (let index = 0; index < 5; index += 1) answers.push(await write.say(other.customer, other, 'Oi'))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429])
    } finally {
      await limited.close()
    }
  })
})

describe('pages', () => {
  const fill = async (count: number) => {
    const all = []
    for (let index = 1; index <= count; index += 1) all.push((await say(paula, chat, `m${index}`)).body)
    return all
  }

  test('come newest last: the latest, then what is before a message', async () => {
    const all = await fill(7)
    const latest = (await page(paula, chat, '?limit=3')).body
    expect(latest).toEqual({ data: all.slice(4), hasMore: true })
    const older = (await page(paula, chat, `?limit=3&before=${latest.data[0].id}`)).body
    expect(older).toEqual({ data: all.slice(1, 4), hasMore: true })
    expect((await page(paula, chat, `?limit=3&before=${older.data[0].id}`)).body).toEqual({
      data: all.slice(0, 1),
      hasMore: false,
    })
    expect((await page(paula, chat, `?before=${all[0].id}`)).body).toEqual({ data: [], hasMore: false })
  })

  test('catch up after a number or a message, in order', async () => {
    const all = await fill(5)
    expect((await page(sergio, chat, '?after=2&limit=2')).body).toEqual({
      data: all.slice(2, 4),
      hasMore: true,
    })
    expect((await page(sergio, chat, `?after=${all[3].id}`)).body).toEqual({
      data: all.slice(4),
      hasMore: false,
    })
    expect((await page(sergio, chat, '?after=5')).body).toEqual({ data: [], hasMore: false })
    expect((await page(sergio, chat, '?after=0')).body.data.length).toBe(5)
  })

  test('of an empty chat are empty', async () => {
    expect((await page(paula, chat)).body).toEqual({ data: [], hasMore: false })
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'before=x', 'after=-1', 'page=1'])(
    'refuse %s',
    async (query) => {
      expect((await page(paula, chat, `?${query}`)).status).toBe(422)
    },
  )

  test('know no message of another chat', async () => {
    await fill(1)
    const other = await createChat(t)
    const foreign = (await say(other.customer, other, 'Alheia')).body
    for (const query of [`before=${foreign.id}`, `after=${foreign.id}`, `before=${MISSING}`]) {
      expect((await page(paula, chat, `?${query}`)).status).toBe(404)
    }
  })
})

describe('reading', () => {
  test('sets the count to zero, ticks what the other wrote, and says when', async () => {
    await say(paula, chat, 'Um')
    await say(paula, chat, 'Dois')
    expect(await contactOf(sergio)).toMatchObject({ unreadMessages: 2 })
    t.clock.advance(MINUTE)
    expect((await read(sergio, chat)).status).toBe(204)
    const at = t.clock.now().toISOString()
    expect(await contactOf(sergio)).toMatchObject({ unreadMessages: 0 })
    const { data } = (await page(paula, chat)).body
    expect(data.map(({ readAt, status }: { readAt: string; status: string }) => [readAt, status])).toEqual([
      [at, 'read'],
      [at, 'read'],
    ])
    t.clock.advance(MINUTE)
    expect((await read(sergio, chat)).status).toBe(204)
    expect((await page(paula, chat)).body.data[0].readAt).toBe(at)
  })

  test('one’s own messages leaves them unread, and one’s own count alone', async () => {
    await say(paula, chat, 'Um')
    await read(paula, chat)
    expect((await page(paula, chat)).body.data[0]).toMatchObject({ readAt: null, status: 'sent' })
    expect(await contactOf(sergio)).toMatchObject({ unreadMessages: 1 })
  })

  test.each([
    ['no uuid', { userId: 'x' }],
    ['more than asked', { userId: MISSING, all: true }],
  ])('with %s is refused', async (_, body) => {
    await say(sergio, chat, 'Um')
    expect((await call(paula, 'PUT', `customer/chats/${chat.id}/is_read`, body)).status).toBe(422)
    expect(await contactOf(paula)).toMatchObject({ unreadMessages: 1 })
  })

  test('needs no body, for either side: who reads is known from the token', async () => {
    await say(sergio, chat, 'Um')
    await say(paula, chat, 'Dois')
    expect((await call(paula, 'PUT', `customer/chats/${chat.id}/is_read`)).status).toBe(204)
    expect((await call(sergio, 'PUT', `specialists/chats/${chat.id}/is_read`, {})).status).toBe(204)
    expect(await contactOf(paula)).toMatchObject({ unreadMessages: 0 })
    expect(await contactOf(sergio)).toMatchObject({ unreadMessages: 0 })
  })

  test('is counted beside the notices, over all chats, for each side alone', async () => {
    const waiting = async (who: SignedIn, path: string) =>
      (await call(who, 'GET', `${path}/notifications?pageSize=1`)).body.unreadMessages
    const other = await createChat(t)
    await say(paula, chat, 'Um')
    await say(paula, chat, 'Dois')
    await say(other.customer, other, 'De outra pessoa')
    expect([await waiting(sergio, 'specialists'), await waiting(paula, 'customer')]).toEqual([2, 0])
    await say(sergio, chat, 'Três')
    expect(await waiting(paula, 'customer')).toBe(1)
    await read(sergio, chat)
    expect(await waiting(sergio, 'specialists')).toBe(0)
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    expect(await waiting(admin, 'admins')).toBe(0)
  })

  test('the list of contacts delivers what it shows', async () => {
    await say(paula, chat, 'Um')
    expect((await contactOf(paula)).lastMessage.status).toBe('sent')
    await contactOf(sergio)
    expect((await contactOf(paula)).lastMessage.status).toBe('delivered')
    expect((await page(paula, chat)).body.data[0].status).toBe('delivered')
  })
})

describe('contacts', () => {
  test('show who it is, the last message and its time, latest first', async () => {
    const other = await createSpecialist(t.deps, {
      specialtyId: await createSpecialty(t.deps),
      name: ['Ágata', 'Lima'],
    })
    const specialtyId = await createSpecialty(t.deps)
    t.clock.advance(1000)
    await insertAppointment(t, {
      specialist: other,
      customer: paula,
      specialtyId,
      startsAt: t.clock.now(),
      status: 'confirmed',
    })
    t.clock.advance(1000)
    const before = (await contacts(paula, chat)).body
    expect(before.data.map(({ name }: { name: string }) => name)).toEqual(['Ágata Lima', sergio.name])
    expect(before.data[0].lastMessage).toBeNull()
    expect(before).toMatchObject({ meta: { page: 1, pageSize: 100, total: 2 }, unread: 0 })
    const sent = (await say(sergio, chat, 'Olá')).body
    const { data, unread } = (await contacts(paula, chat)).body
    expect(unread).toBe(1)
    expect(data[0]).toEqual({
      chatId: chat.id,
      thread: 'care',
      officeAnswers: false,
      userId: sergio.userId,
      personId: sergio.specialistId,
      name: sergio.name,
      avatar: null,
      online: false,
      unreadMessages: 1,
      lastMessage: { message: 'Olá', senderId: sergio.userId, date: sent.date, status: 'delivered' },
      date: sent.date,
      sequence: 1,
      standing: 'open',
      hours: null,
    })
    const found = (query: string) => contacts(paula, chat, query).then(({ body }) => body.data.length)
    expect(await found('?search=agata')).toBe(1)
    expect(await found('?search=%25')).toBe(0)
    expect(await found(`?person=${sergio.specialistId}`)).toBe(1)
    expect(await found(`?person=${chat.id}`)).toBe(1)
    expect(await found(`?person=${paula.customerId}`)).toBe(0)
    expect(await found('?pageSize=1&page=2')).toBe(1)
    expect((await contacts(paula, chat, '?limit=3')).status).toBe(422)
  })

  test('who was written with stand above new patients', async () => {
    await say(paula, chat, 'Posso tomar o remédio em jejum?')
    t.clock.advance(MINUTE)
    const caio = await createCustomer(t.deps, { name: ['Caio', 'Reis'] })
    const startsAt = t.clock.now()
    const specialtyId = await createSpecialty(t.deps)
    await insertAppointment(t, {
      specialist: sergio,
      customer: caio,
      specialtyId,
      startsAt,
      status: 'confirmed',
    })
    const { data } = (await contacts(sergio, chat)).body
    expect(data.map(({ name }: { name: string }) => name)).toEqual([paula.name, 'Caio Reis'])
  })

  test('are for a specialist the patients, found by name', async () => {
    await say(paula, chat, 'Olá')
    const { data } = (await contacts(sergio, chat, `?search=${encodeURIComponent(paula.name)}`)).body
    expect(data).toMatchObject([
      { personId: paula.customerId, userId: paula.userId, name: paula.name, unreadMessages: 1 },
    ])
  })
})
