import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Sandbox, startSandbox } from './index.ts'
import {
  call,
  cardOrder,
  chargeIn,
  customerWithCard,
  openReceiver,
  openSandbox,
  orderIn,
  V5,
} from './test/kit.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('orders, cards and answered keys outlive a restart; card numbers are never written', async () => {
  const dataDir = await temporaryFolder()
  const first = await startSandbox({ port: 0, dataDir })
  const { customerId, cardId } = await customerWithCard(first, '4000000000000010')
  const order = cardOrder(customerId, cardId)
  const key = { 'idempotency-key': 'k' }
  const { id } = orderIn(await call(first, `POST ${V5}/orders`, order, key))
  await first.stop()

  const second = await openSandbox({ dataDir })
  expect((await call(second, `GET ${V5}/orders/${id}`)).body).toMatchObject({ id, status: 'paid' })
  expect(orderIn(await call(second, `POST ${V5}/orders`, order, key)).id).toBe(id)
  expect(orderIn(await call(second, `POST ${V5}/orders`, order)).status).toBe('paid')
  const file = await readFile(join(dataDir, 'sandbox.json'), 'utf8')
  expect(file).not.toContain('4000000000000010')
  expect(file).not.toContain('cvv')
})

test('what was under way goes on after a restart', async () => {
  const dataDir = await temporaryFolder()
  const first = await startSandbox({ port: 0, dataDir, settleDelayMs: 300 })
  const { customerId, cardId } = await customerWithCard(first, '4000000000000036')
  const { charge } = orderIn(await call(first, `POST ${V5}/orders`, cardOrder(customerId, cardId)))
  await first.stop()

  const { received, webhook } = await openReceiver()
  const second = await openSandbox({ dataDir, webhook })
  await expect.poll(() => received.map((hook) => hook.data.id)).toContain(charge.id)
  expect((await call(second, `GET ${V5}/charges/${charge.id}`)).body).toMatchObject({ status: 'paid' })
})

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** In a separate process, to be killed. */
async function spawnSandbox(dataDir: string): Promise<Pick<Sandbox, 'url'> & { kill(): Promise<unknown> }> {
  const [port, smtpPort] = await Promise.all([freePort(), freePort()])
  const env = { ...process.env, DATA_DIR: dataDir, SANDBOX_PORT: `${port}`, SANDBOX_SMTP_PORT: `${smtpPort}` }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  const ended = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

test('what was answered outlives kill -9, also where many were answered at once', async () => {
  const dataDir = await temporaryFolder()
  const first = await spawnSandbox(dataDir)
  const { customerId, cardId } = await customerWithCard(first, '4000000000000010')
  const order = cardOrder(customerId, cardId)
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const key = { 'idempotency-key': `k${index}` }
      return orderIn(await call(first, `POST ${V5}/orders`, order, key))
    }),
  )
  const [refunded] = orders
  await call(first, `DELETE ${V5}/charges/${refunded?.charge.id}`, {})
  await first.kill()

  const second = await openSandbox({ dataDir })
  for (const { id, charge } of orders) {
    const { status } = chargeIn(await call(second, `GET ${V5}/charges/${charge.id}`))
    expect({ id, status }).toEqual({ id, status: id === refunded?.id ? 'refunded' : 'paid' })
  }
  const again = await call(second, `POST ${V5}/orders`, order, { 'idempotency-key': 'k7' })
  expect(orderIn(again).id).toBe(orders[7]?.id)
})
