import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { Sandbox } from '../index.ts'
import { call, openSandbox } from '../test/kit.ts'

const TOKEN = { 'x-api-token': 'token' }

const mail = {
  from: 'Emma <nao-responda@emma.test>',
  to: 'ana@emma.test',
  subject: 'Confirmação de cadastro',
  text: 'Seu código é 123456.',
}

const send = (sandbox: Sandbox, message: typeof mail & { to: string }) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false }).sendMail(message)

const sms = (sandbox: Sandbox, text: string, headers: Record<string, string> = TOKEN) =>
  call(
    sandbox,
    'POST /zenvia/v2/channels/sms/messages',
    { from: 'emma', to: '5511987654321', contents: [{ type: 'text', text }] },
    headers,
  )

test('an e-mail sent over SMTP is there to be read, by whom it was sent to', async () => {
  const sandbox = await openSandbox()
  await send(sandbox, mail)
  await send(sandbox, { ...mail, to: 'bia@emma.test' })
  expect((await call(sandbox, 'GET /_messages?to=Ana@emma.test')).body).toEqual([
    expect.objectContaining({
      channel: 'email',
      to: 'ana@emma.test',
      subject: mail.subject,
      text: mail.text,
      sent_at: expect.any(String),
    }),
  ])
})

test('SMS and WhatsApp are kept, newest last', async () => {
  const sandbox = await openSandbox()
  expect((await sms(sandbox, 'primeira')).body).toMatchObject({ id: expect.any(String) })
  await call(
    sandbox,
    'POST /zenvia/v2/channels/whatsapp/messages',
    { from: 'emma', to: '5511987654321', contents: [{ type: 'text', text: 'segunda' }] },
    TOKEN,
  )
  const kept = await call(sandbox, `GET /_messages?to=${encodeURIComponent('+55 (11) 98765-4321')}`)
  expect(kept.body).toMatchObject([
    { channel: 'sms', text: 'primeira' },
    { channel: 'whatsapp', text: 'segunda' },
  ])
  expect((await call(sandbox, 'DELETE /_messages')).status).toBe(204)
  expect((await call(sandbox, 'GET /_messages')).body).toEqual([])
})

test('a message without a token, to nobody or with nothing in it is refused', async () => {
  const sandbox = await openSandbox()
  expect((await sms(sandbox, 'olá', {})).status).toBe(401)
  expect((await sms(sandbox, '')).status).toBe(400)
  expect((await call(sandbox, 'GET /_messages')).body).toEqual([])
})

test.each([
  ['error', 451],
  ['refuse', 550],
])('the mail server meets the fault %s', async (mode, responseCode) => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', { provider: 'smtp', mode, count: 1 })
  await expect(send(sandbox, mail)).rejects.toMatchObject({ responseCode })
  expect((await call(sandbox, 'GET /_messages')).body).toEqual([])
  await send(sandbox, mail)
  expect((await call(sandbox, 'GET /_messages')).body).toHaveLength(1)
})

test('a lost answer of the mail server: the message is there all the same', async () => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', { provider: 'smtp', mode: 'drop_response', count: 1 })
  await expect(send(sandbox, mail)).rejects.toThrow()
  expect((await call(sandbox, 'GET /_messages')).body).toHaveLength(1)
})

test('zenvia loses an answer, sends twice, or fails', async () => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', { provider: 'zenvia', mode: 'drop_response', count: 1 })
  await expect(sms(sandbox, 'um')).rejects.toThrow()
  await call(sandbox, 'POST /_faults', { provider: 'zenvia', mode: 'duplicate', count: 1 })
  await sms(sandbox, 'dois')
  await call(sandbox, 'POST /_faults', { provider: 'zenvia', mode: 'error', count: 1 })
  expect((await sms(sandbox, 'três')).status).toBe(500)
  expect((await call(sandbox, 'GET /_messages')).body).toMatchObject([
    { text: 'um' },
    { text: 'dois' },
    { text: 'dois' },
  ])
})

test('the page shows the code a person needs, and runs nothing that was sent', async () => {
  const sandbox = await openSandbox()
  await sms(sandbox, 'Seu código é 654321 <script>alert(1)</script>')
  const page = (await call(sandbox, 'GET /')).body
  expect(page).toContain('Seu código é 654321 &lt;script&gt;')
  expect(page).not.toContain('<script>')
})
