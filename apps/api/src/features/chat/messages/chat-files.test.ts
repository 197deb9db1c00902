import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chatCalls, createChat, type TestChat } from '../../../../test/fixtures/chat-fixture.ts'
import {
  aPdf,
  buildTestApp,
  createAdmin,
  createCustomer,
  forgetJobs,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'

let t: TestApp
let chat: TestChat
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await forgetJobs(t)
  chat = await createChat(t)
})
const { page, contacts, say } = chatCalls(() => t)

const send = async (who: SignedIn | null, file: Blob | null, fields: object = {}, to = chat) => {
  const path = who?.sessionId === to.specialist.sessionId ? 'specialists/chats' : 'customer/chat'
  const payload = multipartOf({ ...fields }, file ? { file } : {})
  const url = `/api/v1/${path}/${to.id}/upload`
  const answer = await t.app.inject({ method: 'POST', url, headers: who?.headers ?? {}, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const open = (who: SignedIn | null, url: string) =>
  t.app.inject({ method: 'GET', url, headers: who?.headers ?? {} })
const files = () => readdir(join(t.config.DATA_DIR, 'files', 'sealed')).catch(() => [])
const storedNow = async () => ({
  files: await files(),
  messages: (await t.deps.db.selectFrom('messages').select('id').execute()).length,
})
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#888888' } })

test('a PDF goes as a message of its own, both open it as an attachment, and it lies sealed', async () => {
  const { status, body } = await send(chat.customer, aPdf(), { clientId: 'file-1' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    message: '',
    senderId: chat.customer.userId,
    clientId: 'file-1',
    attachment: { name: 'file.pdf', type: 'application/pdf', url: `/api/v1/messages/${body.id}/file` },
  })
  for (const who of [chat.customer, chat.specialist]) {
    const answer = await open(who, body.attachment.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    expect(answer.body.startsWith('%PDF')).toBe(true)
  }
  expect((await page(chat.specialist, chat)).body.data).toEqual([body])
  expect((await contacts(chat.specialist, chat)).body.data[0].lastMessage.file).toBe('file.pdf')
  for (const key of await files()) expect((await readSealed(key)).includes('%PDF')).toBe(false)
})
const readSealed = async (key: string): Promise<string> =>
  (await buffer(await t.deps.storage.get(`sealed/${key}`))).toString('latin1')

test('a picture is made anew, without its EXIF; a specialist sends in the same way', async () => {
  const photo = await picture()
    .withExif({ IFD0: { Artist: 'Paula' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await send(chat.specialist, new Blob([new Uint8Array(photo)]))
  expect([status, body.attachment.type, body.senderId]).toEqual([201, 'image/webp', chat.specialist.userId])
  const { rawPayload } = await open(chat.customer, body.attachment.url)
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
  ['HTML', '<!doctype html><script>alert(1)</script>', 415],
  ['nothing', '', 415],
  ['more than 10 MB', `%PDF-1.7\n${' '.repeat(10 * 1024 * 1024)}`, 413],
])('%s is refused and leaves nothing', async (_, content, status) => {
  const before = await storedNow()
  expect((await send(chat.customer, new Blob([content]))).status).toBe(status)
  expect(await storedNow()).toEqual(before)
})

test('no file, another field and no multipart are refused', async () => {
  expect((await send(chat.customer, null)).body.errors[0].path).toBe('file')
  expect((await send(chat.customer, aPdf(), { message: 'x' })).body.errors[0].path).toBe('message')
  const url = `/api/v1/customer/chat/${chat.id}/upload`
  const { headers } = chat.customer
  expect((await t.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(415)
})

test('sent twice under one clientId it is one message and one file', async () => {
  const before = await storedNow()
  const answers = await Promise.all([1, 2].map(() => send(chat.customer, aPdf(), { clientId: 'twice' })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  const after = await storedNow()
  expect([after.files.length, after.messages]).toEqual([before.files.length + 1, before.messages + 1])
})

test('a file is authorized by its own row: strangers find neither it nor the chat', async () => {
  const { body } = await send(chat.customer, aPdf())
  const other = await createChat(t)
  const admin = await signIn(t.deps, await createAdmin(t.deps))
  const before = await storedNow()
  for (const who of [other.customer, other.specialist, await signIn(t.deps, await createCustomer(t.deps))]) {
    expect((await open(who, body.attachment.url)).statusCode).toBe(404)
  }
  expect((await open(admin, body.attachment.url)).statusCode).toBe(403)
  expect((await open(null, body.attachment.url)).statusCode).toBe(401)
  expect((await send(other.customer, aPdf())).status).toBe(404)
  const text = (await say(chat.customer, chat, 'sem arquivo')).body
  expect((await open(chat.customer, `/api/v1/messages/${text.id}/file`)).statusCode).toBe(404)
  expect((await storedNow()).files).toEqual(before.files)
})

test('with the chat off, or without care, nothing is kept', async () => {
  const before = await storedNow()
  await t.deps.db
    .updateTable('specialists')
    .set({ chat_enabled: false })
    .where('id', '=', chat.specialist.specialistId)
    .execute()
  expect((await send(chat.customer, aPdf())).body.code).toBe('chat_disabled')
  await t.deps.db
    .updateTable('appointments')
    .set({ status: 'expired' })
    .where('id', '=', chat.appointmentId)
    .execute()
  expect((await send(chat.specialist, aPdf())).body.code).toBe('chat_closed')
  expect(await storedNow()).toEqual(before)
})

test('the copy of the account holds the chats with their files; the erasure takes them, text, files and all', async () => {
  const before = await files()
  await say(chat.specialist, chat, 'palavra guardada')
  const { body } = await send(chat.customer, aPdf())
  expect((await open(chat.customer, '/api/v1/customer/export')).statusCode).toBe(202)
  expect(await runJobs(t)).toEqual([])
  const zip = (await open(chat.customer, '/api/v1/customer/export')).rawPayload
  for (const name of ['chats.json', 'messages.json', `messages/${body.id}.pdf`]) {
    expect([name, zip.includes(name)]).toEqual([name, true])
  }
  const url = `/api/v1/customer/deleteCustomer/${chat.customer.customerId}`
  const { statusCode } = await t.app.inject({ method: 'DELETE', url, headers: chat.customer.headers })
  expect(statusCode).toBe(202)
  expect(await runJobs(t)).toEqual([])
  const left = await t.deps.db.selectFrom('messages').select('id').where('chat_id', '=', chat.id).execute()
  expect(left).toEqual([])
  expect(await files()).toEqual(before)
  expect((await contacts(chat.specialist, chat)).body.data).toEqual([])
  expect((await say(chat.specialist, chat, 'Olá?')).status).toBe(404)
})
