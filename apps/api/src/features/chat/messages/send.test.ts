import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createChat, type TestChat } from '../../../../test/fixtures/chat-fixture.ts'
import { buildTestApp, forgetJobs, type TestApp } from '../../../../test/index.ts'
import { type NewMessage, sendMessage } from './send.repo.ts'

let t: TestApp
let chats: readonly TestChat[]
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await forgetJobs(t)
  chats = [await createChat(t), await createChat(t)]
})

const messageIn = (
  chat: TestChat | undefined,
  content: string,
  own: Partial<NewMessage> = {},
): NewMessage => ({
  chatId: chat?.id ?? '',
  memberId: chat?.customer.customerId ?? '',
  fromSpecialist: false,
  id: t.deps.newId(),
  clientId: null,
  contentSealed: Buffer.from(content),
  file: null,
  quietSince: null,
  now: t.deps.clock.now(),
  ...own,
})

const sendInOneTurn = (messages: readonly NewMessage[]) =>
  Promise.allSettled(messages.map((message) => sendMessage(t.deps.db, message)))

const storedIn = async (chat: TestChat | undefined) => {
  const rows = await t.deps.db
    .selectFrom('messages')
    .select(['seq', 'content_sealed'])
    .where('chat_id', '=', chat?.id ?? '')
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, content_sealed: content }) => `${seq} ${content}`)
}

const outcomes = (settled: Awaited<ReturnType<typeof sendInOneTurn>>) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value.outcome : 'failed'))

test('messages that come at once keep their order in each chat, and each gets its own answer', async () => {
  const [one, other] = chats
  const stranger = { memberId: chats[1]?.customer.customerId ?? '' }
  const sent = await sendInOneTurn([
    messageIn(one, 'a', { clientId: 'c' }),
    messageIn(other, 'x'),
    messageIn(one, 'not theirs', stranger),
    messageIn(one, 'a again', { clientId: 'c' }),
    messageIn(one, 'b'),
    messageIn(other, 'y'),
  ])
  expect(outcomes(sent)).toEqual(['sent', 'sent', 'not_found', 'repeated', 'sent', 'sent'])
  expect(await storedIn(one)).toEqual(['1 a', '2 b'])
  expect(await storedIn(other)).toEqual(['1 x', '2 y'])
})

test('a message that the database refuses takes none of the others with it', async () => {
  const [one, other] = chats
  const first = messageIn(one, 'a')
  await sendMessage(t.deps.db, first)
  const sent = await sendInOneTurn([
    messageIn(other, 'x'),
    messageIn(one, 'the same id', { id: first.id }),
    messageIn(one, 'b'),
  ])
  expect(outcomes(sent)).toEqual(['sent', 'failed', 'sent'])
  expect(await storedIn(one)).toEqual(['1 a', '2 b'])
  expect(await storedIn(other)).toEqual(['1 x'])
})
