import { expect, test } from 'vitest'
import { call, openSandbox } from '../test/kit.ts'

const headers = {
  authorization: 'vapid t=token, k=key',
  ttl: '60',
  'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
}
const send = (
  url: string,
  sent: Record<string, string>,
  body: Uint8Array<ArrayBuffer> = Buffer.from('sealed'),
) => fetch(`${url}/push/ana`, { method: 'POST', headers: sent, body })
const without = (name: keyof typeof headers) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name))

test('what was sent is there under its address, sealed as it came', async () => {
  const sandbox = await openSandbox()
  expect((await send(sandbox.url, headers)).status).toBe(201)
  const kept = await call(sandbox, 'GET /_messages?to=ana')
  expect(kept.body).toMatchObject([{ channel: 'push', text: Buffer.from('sealed').toString('base64') }])
})

test('refuses what a push service refuses', async () => {
  const sandbox = await openSandbox()
  expect((await send(sandbox.url, without('authorization'))).status).toBe(401)
  expect((await send(sandbox.url, without('ttl'))).status).toBe(400)
  expect((await send(sandbox.url, without('content-encoding'))).status).toBe(400)
  expect((await send(sandbox.url, headers, new Uint8Array(4097))).status).toBe(413)
  expect((await call(sandbox, 'GET /_messages')).body).toEqual([])
})

test('nobody is there, as a fault', async () => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', { provider: 'push', mode: 'refuse' })
  expect((await send(sandbox.url, headers)).status).toBe(410)
  expect((await send(sandbox.url, headers)).status).toBe(201)
})
