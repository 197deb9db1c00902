import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatCalls, chatIdOf, createChat, type TestChat } from '../../../test/fixtures/chat-fixture.ts'
import {
  buildTestApp,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  insertAppointment,
  runJobs,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
} from '../../../test/index.ts'

const _MISSING = '00000000-0000-7000-8000-000000000000'

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
const { call, say, read, contacts, texts } = chatCalls(() => t)

const contactOf = async (who: SignedIn) => (await contacts(who, chat)).body.data[0]
const stored = () =>
  t.deps.db
    .selectFrom('messages')
    .select(['id', 'seq'])
    .where('chat_id', '=', chat.id)
    .orderBy('seq')
    .execute()
const settle = (values: object) =>
  t.deps.db.updateTable('specialists').set(values).where('id', '=', sergio.specialistId).execute()

describe('care', () => {
  const change = (status: string) =>
    t.deps.db.updateTable('appointments').set({ status }).where('id', '=', chat.appointmentId).execute()

  test('that ended leaves a chat to be read by both, and closes it for writing', async () => {
    await say(paula, chat, 'Antes', 'kept')
    await change('canceled_by_customer')
    for (const who of [paula, sergio]) {
      expect(await say(who, chat, 'Depois')).toMatchObject({ status: 409, body: { code: 'chat_closed' } })
      expect(await texts(who, chat)).toEqual(['Antes'])
      expect(await contactOf(who)).toMatchObject({ standing: 'ended', online: false })
    }
    // A message accepted earlier gets the same answer.
    expect((await say(paula, chat, 'Antes', 'kept')).status).toBe(201)
    expect((await stored()).length).toBe(1)
    await change('finished')
    expect((await say(paula, chat, 'De novo')).status).toBe(201)
  })

  test('that ended before a word was said leaves no contact', async () => {
    await change('canceled_by_specialist')
    expect((await contacts(paula, chat)).body.data).toEqual([])
    expect((await contacts(sergio, chat)).body.data).toEqual([])
  })

  test('ends so many months after the last attendance', async () => {
    await say(paula, chat, 'Olá')
    t.clock.set('2028-11-22T12:29:00.000Z')
    const fresh = { ...paula, ...(await signIn(t.deps, paula)) }
    const write = () => call(fresh, 'POST', `customer/chats/${chat.id}/messages`, { message: 'Oi' })
    expect((await write()).status).toBe(201)
    t.clock.set('2028-11-22T12:31:00.000Z')
    expect((await write()).body.code).toBe('chat_closed')
  })

  test('begins with a confirmed appointment alone, and moves with it', async () => {
    const specialtyId = await createSpecialty(t.deps)
    const specialist = await createSpecialist(t.deps, { specialtyId })
    const startsAt = new Date(t.clock.now().getTime() + DAY)
    const status = 'awaiting_payment'
    const id = await insertAppointment(t, { specialist, customer: paula, specialtyId, startsAt, status })
    expect(await chatIdOf(t, paula.customerId, specialist.specialistId)).toBeUndefined()
    await t.deps.db.updateTable('appointments').set({ status: 'confirmed' }).where('id', '=', id).execute()
    const careOf = async () => {
      const { last_care_at } = await t.deps.db
        .selectFrom('chats')
        .select('last_care_at')
        .where('specialist_id', '=', specialist.specialistId)
        .executeTakeFirstOrThrow()
      return last_care_at?.toISOString() ?? null
    }
    expect(await careOf()).toBe(new Date(startsAt.getTime() + 30 * MINUTE).toISOString())
    const moved = new Date(startsAt.getTime() + 7 * DAY)
    await t.deps.db
      .updateTable('appointments')
      .set({ starts_at: moved, ends_at: new Date(moved.getTime() + 1) })
      .where('id', '=', id)
      .execute()
    expect(await careOf()).toBe(new Date(moved.getTime() + 1).toISOString())
    await t.deps.db.updateTable('appointments').set({ status: 'no_show' }).where('id', '=', id).execute()
    expect(await careOf()).toBeNull()
  })
})

describe('the specialist’s settings', () => {
  test('with the chat off patients cannot write, the specialist can', async () => {
    await settle({ chat_enabled: false })
    expect(await say(paula, chat, 'Olá')).toMatchObject({ status: 409, body: { code: 'chat_disabled' } })
    expect(await stored()).toEqual([])
    expect((await say(sergio, chat, 'Volto em janeiro')).status).toBe(201)
    expect(await contactOf(paula)).toMatchObject({ standing: 'off' })
    expect(await contactOf(sergio)).toMatchObject({ standing: 'open' })
  })

  test('outside the hours a message is taken, and answered once in each closed time', async () => {
    const chat_hours = JSON.stringify({ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' })
    await settle({ chat_hours, auto_reply: 'Respondo a partir das 8h.' })
    await say(paula, chat, 'No horário')
    t.clock.set('2026-11-23T22:00:00.000Z')
    const asPaula = { ...paula, ...(await signIn(t.deps, paula)) }
    const write = (message: string) =>
      call(asPaula, 'POST', `customer/chats/${chat.id}/messages`, { message })
    expect((await write('À noite')).status).toBe(201)
    await write('Ainda à noite')
    t.clock.set('2026-11-24T10:00:00.000Z')
    const early = { ...paula, ...(await signIn(t.deps, paula)) }
    await call(early, 'POST', `customer/chats/${chat.id}/messages`, { message: 'De madrugada' })
    const { data } = (await call(early, 'GET', `customer/chats/${chat.id}/messages`)).body
    expect(
      data.map(({ message, automatic }: { message: string; automatic: boolean }) => [message, automatic]),
    ).toEqual([
      ['No horário', false],
      ['À noite', false],
      ['Respondo a partir das 8h.', true],
      ['Ainda à noite', false],
      ['De madrugada', false],
    ])
    expect(data[2].senderId).toBe(sergio.userId)
    expect((await call(early, 'GET', 'customer/contacts')).body.data[0]).toMatchObject({
      standing: 'away',
      hours: { from: '08:00', to: '18:00', timezone: 'America/Sao_Paulo' },
    })
    t.clock.set('2026-11-24T23:00:00.000Z')
    const next = { ...paula, ...(await signIn(t.deps, paula)) }
    await call(next, 'POST', `customer/chats/${chat.id}/messages`, { message: 'Outra noite' })
    expect((await stored()).length).toBe(7)
  })

  test('two messages at once at night are answered once', async () => {
    await settle({
      chat_hours: JSON.stringify({ weekdays: [0], from: '08:00', to: '09:00' }),
      auto_reply: 'Só aos domingos.',
    })
    await Promise.all(['a', 'b', 'c'].map((text) => say(paula, chat, text, text)))
    expect((await texts(paula, chat)).filter((text) => text === 'Só aos domingos.').length).toBe(1)
  })
})

describe('who is not in the chat', () => {
  const notices = async (userId: string) =>
    t.deps.db
      .selectFrom('notifications')
      .select(['kind', 'data', 'read_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()

  test('is told once for a burst, without a word of it; reading marks it', async () => {
    for (const text of ['um', 'dois', 'três']) await say(paula, chat, `segredo ${text}`)
    expect(await runJobs(t)).toEqual([])
    const sentNow = await notices(sergio.userId)
    expect(sentNow).toMatchObject([
      { kind: 'chat_message', data: { chatId: chat.id, customerId: paula.customerId }, read_at: null },
    ])
    expect(JSON.stringify(sentNow)).not.toContain('segredo')
    await say(paula, chat, 'quatro')
    expect(await runJobs(t)).toEqual([])
    expect((await notices(sergio.userId)).length).toBe(1)
    await read(sergio, chat)
    expect((await notices(sergio.userId))[0]?.read_at).not.toBeNull()
    await say(paula, chat, 'cinco')
    await runJobs(t)
    expect((await notices(sergio.userId)).length).toBe(2)
    expect(await notices(paula.userId)).toEqual([])
  })

  test('is not told of what was read in time', async () => {
    await say(paula, chat, 'Olá')
    await read(sergio, chat)
    await runJobs(t)
    expect(await notices(sergio.userId)).toEqual([])
  })

  test('is told again of messages that come an hour later, in place of the first', async () => {
    await say(paula, chat, 'Olá')
    await runJobs(t)
    t.clock.advance(2 * HOUR)
    const later = { ...paula, ...(await signIn(t.deps, paula)) }
    await call(later, 'POST', `customer/chats/${chat.id}/messages`, { message: 'Ainda aí?' })
    await runJobs(t)
    const sentNow = await notices(sergio.userId)
    expect(sentNow.map(({ deleted_at }) => deleted_at === null)).toEqual([false, true])
  })
})
