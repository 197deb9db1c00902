import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import { DAY, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createChat, type TestChat } from '../../../../test/fixtures/chat-fixture.ts'
import {
  buildTestApp,
  callOf,
  createAssistant,
  createCustomer,
  forgetJobs,
  insertAppointment,
  runJobs,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
} from '../../../../test/index.ts'

let t: TestApp
let chat: TestChat
let paula: TestChat['customer']
let sergio: TestChat['specialist']
let sonia: SignedIn
let soniaId: string
const call = callOf(() => t)

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
  const person = await createAssistant(t.deps, [sergio])
  soniaId = person.userId
  const signed = await signIn(t.deps, person)
  const headers = { ...signed.headers, [ACTING_FOR]: sergio.specialistId }
  sonia = { ...signed, headers }
})

const openAs = (who: SignedIn) =>
  who === paula
    ? call(who, 'POST', 'customer/chats/office', { specialistId: sergio.specialistId })
    : call(who, 'POST', 'specialists/chats/office', { customerId: paula.customerId })
const sideOf = (who: SignedIn) => (who === paula ? 'customer' : 'specialists')
const say = (who: SignedIn, id: string, message: string, clientId?: string) =>
  call(who, 'POST', `${sideOf(who)}/chats/${id}/messages`, {
    message,
    ...(clientId === undefined ? {} : { clientId }),
  })
const page = async (who: SignedIn, id: string) =>
  (await call(who, 'GET', `${sideOf(who)}/chats/${id}/messages`)).body
const contacts = async (who: SignedIn, query = '') =>
  (await call(who, 'GET', `${sideOf(who)}/contacts${query}`)).body
const setChat = (value: boolean) =>
  t.deps.db.updateTable('team_members').set({ chat: value }).where('assistant_id', '=', soniaId).execute()
const stored = () => t.deps.db.selectFrom('chats').select(['id', 'thread']).execute()
const countOffices = async () => (await stored()).filter(({ thread }) => thread === 'office').length

test('a patient writes to the office, an assistant answers with their name, and the specialist reads both', async () => {
  const { chatId } = (await openAs(paula)).body
  expect((await openAs(sonia)).body).toEqual({ chatId })
  await say(paula, chatId, 'Posso mudar para as 10h?')
  const [asked] = (await contacts(sonia)).data
  expect(asked).toMatchObject({
    chatId,
    thread: 'office',
    unreadMessages: 1,
    online: false,
    standing: 'open',
  })
  await call(sonia, 'PUT', `specialists/chats/${chatId}/is_read`, {})
  expect((await page(paula, chatId)).data[0]).toMatchObject({ status: 'read' })
  expect((await say(sonia, chatId, 'Pode sim.')).body).toMatchObject({ author: 'Sônia Secretária' })
  for (const who of [paula, sergio, sonia]) {
    const { data } = await page(who, chatId)
    expect(
      data.map(({ message, author }: { message: string; author?: string }) => [message, author]),
    ).toEqual([
      ['Posso mudar para as 10h?', undefined],
      ['Pode sim.', 'Sônia Secretária'],
    ])
  }
  // What the specialist writes there is their own.
  expect((await say(sergio, chatId, 'Até amanhã.')).body.author).toBeUndefined()
})

test('beside the chat with the specialist: each opens by itself, and by the person’s id it is the specialist’s', async () => {
  const { chatId } = (await openAs(paula)).body
  await say(paula, chatId, 'Oi')
  const { data } = await contacts(paula)
  expect(data.map(({ thread }: { thread: string }) => thread).toSorted()).toEqual(['care', 'office'])
  const one = async (person: string) =>
    (await contacts(paula, `?person=${person}`)).data.map((each: { chatId: string }) => each.chatId)
  expect(await one(sergio.specialistId)).toEqual([chat.id])
  expect(await one(chatId)).toEqual([chatId])
})

test('an assistant sees the office’s chats alone, and only with that right', async () => {
  await call(paula, 'POST', `customer/chats/${chat.id}/messages`, { message: 'Minha dor piorou' })
  expect((await contacts(sonia)).data).toEqual([])
  expect((await say(sonia, chat.id, 'Oi')).status).toBe(404)
  const { chatId } = (await openAs(sonia)).body
  await setChat(false)
  expect((await say(sonia, chatId, 'Oi')).status).toBe(403)
  expect((await call(sonia, 'GET', 'specialists/contacts')).status).toBe(403)
  expect((await page(paula, chatId)).data).toEqual([])
  expect((await page(paula, chat.id)).data).toHaveLength(1)
})

test('the office takes messages when the specialist takes none, without the specialist’s automatic answer', async () => {
  const { chatId } = (await openAs(paula)).body
  await t.deps.db
    .updateTable('specialists')
    .set({
      chat_enabled: false,
      chat_hours: JSON.stringify({ weekdays: [0], from: '00:00', to: '00:30' }),
      auto_reply: 'Volto na segunda.',
    })
    .where('id', '=', sergio.specialistId)
    .execute()
  expect((await say(paula, chatId, 'Qual é o endereço?')).status).toBe(201)
  expect((await page(paula, chatId)).data).toHaveLength(1)
  expect((await contacts(paula, `?person=${chatId}`)).data[0]).toMatchObject({
    standing: 'open',
    hours: null,
  })
})

test('who is told: the specialist only where no assistant answers', async () => {
  const { chatId } = (await openAs(paula)).body
  const unreadOf = async (who: SignedIn) => (await contacts(who)).unread
  await say(paula, chatId, 'Oi')
  t.clock.advance(MINUTE)
  await runJobs(t)
  const notices = () =>
    t.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', sergio.userId)
      .where('kind', '=', 'chat_message')
      .execute()
  expect(await notices()).toHaveLength(0)
  expect([await unreadOf(sergio), await unreadOf(sonia)]).toEqual([0, 1])
  expect((await call(sergio, 'GET', 'specialists/notifications')).body.unreadMessages).toBe(0)
  await setChat(false)
  expect(await unreadOf(sergio)).toBe(1)
  await call(sergio, 'PUT', `specialists/chats/${chatId}/is_read`, {})
  await say(paula, chatId, 'Alguém?')
  t.clock.advance(MINUTE)
  await runJobs(t)
  expect(await notices()).toHaveLength(1)
})

test('it opens where there is care and, for a patient, where somebody answers; else nothing is there', async () => {
  const before = await countOffices()
  await setChat(false)
  expect(await openAs(paula)).toMatchObject({ status: 409, body: { code: 'chat_disabled' } })
  const stranger = await signIn(t.deps, await createCustomer(t.deps))
  const asStranger = await call(stranger, 'POST', 'customer/chats/office', {
    specialistId: sergio.specialistId,
  })
  expect(asStranger.status).toBe(404)
  await setChat(true)
  await t.deps.db
    .updateTable('appointments')
    .set({ status: 'canceled_by_customer' })
    .where('id', '=', chat.appointmentId)
    .execute()
  for (const who of [paula, sergio, sonia])
    expect(await openAs(who)).toMatchObject({ status: 409, body: { code: 'chat_closed' } })
  expect(await countOffices()).toBe(before)
})

test('a new appointment opens the office’s chat again', async () => {
  const before = await countOffices()
  const { chatId } = (await openAs(paula)).body
  expect(await countOffices()).toBe(before + 1)
  const change = (status: string) =>
    t.deps.db.updateTable('appointments').set({ status }).where('id', '=', chat.appointmentId).execute()
  await change('canceled_by_customer')
  expect(await say(sonia, chatId, 'Oi')).toMatchObject({ status: 409, body: { code: 'chat_closed' } })
  const specialtyId = (
    await t.deps.db
      .selectFrom('appointments')
      .select('specialty_id')
      .where('id', '=', chat.appointmentId)
      .executeTakeFirstOrThrow()
  ).specialty_id
  await insertAppointment(t, {
    specialist: sergio,
    customer: paula,
    specialtyId,
    startsAt: new Date(t.clock.now().getTime() + DAY),
    status: 'confirmed',
  })
  expect((await say(sonia, chatId, 'Oi')).status).toBe(201)
})

test('each message of an assistant is in the audit with both names; reading is not', async () => {
  const { chatId } = (await openAs(sonia)).body
  await say(sonia, chatId, 'Oi', 'once')
  await call(sonia, 'PUT', `specialists/chats/${chatId}/is_read`, {})
  const { data } = (await call(sergio, 'GET', 'team/acts')).body
  expect(data).toMatchObject([
    { act: 'message', outcome: 'done', schedule_id: null, assistant: { name: 'Sônia Secretária' } },
  ])
})
