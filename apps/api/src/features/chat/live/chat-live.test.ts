import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatCalls, createChat, type TestChat } from '../../../../test/fixtures/chat-fixture.ts'
import { buildTestApp, createAdmin, createCustomer, signIn, type TestApp } from '../../../../test/index.ts'
import { connect, listen, type TestServer, type TestSocket } from '../../../../test/sockets.ts'

let t: TestApp
let server: TestServer
let chat: TestChat
let asPaula: TestSocket
let asSergio: TestSocket
const sockets: TestSocket[] = []
const open = async (accessToken: string): Promise<TestSocket> => {
  const socket = await connect(server.url, accessToken)
  sockets.push(socket)
  return socket
}
beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
})
afterAll(async () => {
  await server.close()
  await t.close()
})
beforeEach(async () => {
  for (const socket of sockets.splice(0)) socket.close()
  chat = await createChat(t)
  asPaula = await open(chat.customer.accessToken)
  asSergio = await open(chat.specialist.accessToken)
})
const { say, page, read, contacts } = chatCalls(() => t)

describe('by socket', () => {
  test('a message is answered, told to both sides and to the sender’s other screens, and is the same by HTTP', async () => {
    const second = await open(chat.customer.accessToken)
    const reply = await asPaula.ask('chat:send', { chatId: chat.id, message: ' Olá ', clientId: 'one' })
    expect(reply).toMatchObject({
      ok: true,
      data: { message: 'Olá', sequence: 1, clientId: 'one', status: 'sent' },
    })
    const sent = reply.ok ? reply.data : null
    for (const socket of [asPaula, second, asSergio]) expect(await socket.take('chat:message')).toEqual(sent)
    expect((await say(chat.customer, chat, 'Olá', 'one')).body).toEqual(sent)
    expect((await page(chat.specialist, chat)).body.data).toEqual([sent])
    // A repeated message is sent to nobody.
    await say(chat.specialist, chat, 'Oi')
    expect((await asSergio.take('chat:message')).message).toBe('Oi')
  })

  test.each([
    ['a NUL', 'a\u0000'],
    ['half of a pair', 'a\ud83d'],
    ['a control character', '\u001b[2J'],
    ['too much', 'x'.repeat(4001)],
    ['blanks', ' \n '],
  ])('a message of %s is refused, stored nowhere and told to nobody', async (_, message) => {
    const refused = { ok: false, code: 'validation_failed' }
    expect(await asPaula.ask('chat:send', { chatId: chat.id, message, clientId: 'one' })).toEqual(refused)
    // The connection stays open, and valid text arrives unchanged.
    const whole = '👩🏽‍⚕️ ‏שלום‏ 🇧🇷'
    await asPaula.ask('chat:send', { chatId: chat.id, message: whole, clientId: 'one' })
    expect(await asSergio.take('chat:message')).toMatchObject({ message: whole, sequence: 1 })
    expect((await page(chat.specialist, chat)).body.data).toHaveLength(1)
  })

  test('reading up to a number leaves the rest unread, and both hear of it', async () => {
    for (const text of ['a', 'b', 'c']) await say(chat.customer, chat, text)
    expect(await asSergio.ask('chat:read', { chatId: chat.id, sequence: 2 })).toEqual({
      ok: true,
      data: { sequence: 2 },
    })
    const received = {
      chatId: chat.id,
      userId: chat.specialist.userId,
      sequence: 2,
      readAt: t.clock.now().toISOString(),
    }
    expect(await asPaula.take('chat:read')).toEqual(received)
    expect(await asSergio.take('chat:read')).toEqual(received)
    const statuses = (await page(chat.customer, chat)).body.data.map(
      ({ status }: { status: string }) => status,
    )
    expect(statuses).toEqual(['read', 'read', 'sent'])
    expect((await contacts(chat.specialist, chat)).body.data[0].unreadMessages).toBe(1)
    expect(await asSergio.ask('chat:read', { chatId: chat.id, sequence: 1 })).toEqual({
      ok: true,
      data: { sequence: 2 },
    })
    expect(await asSergio.ask('chat:read', { chatId: chat.id, sequence: 99 })).toEqual({
      ok: true,
      data: { sequence: 3 },
    })
    expect((await contacts(chat.specialist, chat)).body.unread).toBe(0)
  })

  test('reading by HTTP is told in the same way', async () => {
    await say(chat.customer, chat, 'a')
    await read(chat.specialist, chat)
    expect(await asPaula.take('chat:read')).toMatchObject({ sequence: 1, userId: chat.specialist.userId })
  })

  test('what is on a screen is told as delivered, once', async () => {
    await say(chat.customer, chat, 'a')
    expect(await asSergio.ask('chat:delivered', { chatId: chat.id })).toEqual({ ok: true, data: {} })
    const received = { chatId: chat.id, userId: chat.specialist.userId, sequence: 1 }
    expect(await asPaula.take('chat:delivered')).toEqual(received)
    await asSergio.ask('chat:delivered', { chatId: chat.id })
    await asSergio.ask('chat:typing', { chatId: chat.id, typing: true })
    await asPaula.take('chat:typing')
    expect(asPaula.received()).not.toContain('chat:delivered')
    expect((await page(chat.customer, chat)).body.data[0].status).toBe('delivered')
  })

  test('typing is told to the other side alone, and stored nowhere', async () => {
    expect(await asPaula.ask('chat:typing', { chatId: chat.id, typing: true })).toEqual({
      ok: true,
      data: {},
    })
    expect(await asSergio.take('chat:typing')).toEqual({
      chatId: chat.id,
      userId: chat.customer.userId,
      typing: true,
    })
    expect(asPaula.received()).not.toContain('chat:typing')
  })

  test('presence comes and goes with the screens, for those with a chat', async () => {
    const other = await createChat(t)
    const stranger = await open(other.customer.accessToken)
    const again = await createChat(t)
    const watcher = await open(again.specialist.accessToken)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const late = await open(again.customer.accessToken)
    expect(await watcher.take('presence')).toEqual({ userId: again.customer.userId, online: true })
    expect((await contacts(again.specialist, again)).body.data[0].online).toBe(true)
    late.close()
    expect(await watcher.take('presence')).toEqual({ userId: again.customer.userId, online: false })
    expect((await contacts(again.specialist, again)).body.data[0].online).toBe(false)
    expect(stranger.received()).not.toContain('presence')
  })
})

describe('membership', () => {
  const events = (chatId: string) =>
    [
      ['chat:send', { chatId, message: 'Olá' }],
      ['chat:read', { chatId }],
      ['chat:delivered', { chatId }],
      ['chat:typing', { chatId, typing: true }],
    ] as const

  test('is asked for at every event: strangers and admins get nothing, and nobody hears of them', async () => {
    const strangers = [
      [await signIn(t.deps, await createCustomer(t.deps)), 'not_found'],
      [(await createChat(t)).specialist, 'not_found'],
      [await signIn(t.deps, await createAdmin(t.deps)), 'forbidden'],
    ] as const
    for (const [who, code] of strangers) {
      const socket = await open(who.accessToken)
      for (const [event, payload] of events(chat.id)) {
        expect([event, await socket.ask(event, payload)]).toEqual([event, { ok: false, code }])
      }
    }
    await say(chat.customer, chat, 'Fim')
    expect((await asSergio.take('chat:message')).message).toBe('Fim')
    expect(asPaula.received().filter((event) => event !== 'chat:message' && event !== 'presence')).toEqual([])
  })

  test('bad payloads are refused with their code', async () => {
    for (const payload of [
      {},
      { chatId: 'x', message: 'a' },
      { chatId: chat.id, message: '' },
      { chatId: chat.id, message: 'a', extra: 1 },
    ]) {
      const answer = await asPaula.raw.timeout(60_000).emitWithAck('chat:send', payload)
      expect(answer).toEqual({ ok: false, code: 'validation_failed' })
    }
  })

  test('ends with care: nothing is written, nobody is seen typing', async () => {
    await t.deps.db
      .updateTable('appointments')
      .set({ status: 'canceled_by_customer' })
      .where('id', '=', chat.appointmentId)
      .execute()
    expect(await asPaula.ask('chat:send', { chatId: chat.id, message: 'Olá' })).toEqual({
      ok: false,
      code: 'chat_closed',
    })
    expect(await asPaula.ask('chat:typing', { chatId: chat.id, typing: true })).toEqual({
      ok: false,
      code: 'chat_closed',
    })
    expect((await page(chat.customer, chat)).body.data).toEqual([])
  })
})
