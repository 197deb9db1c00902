import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from './index.ts'
import { call, cardOrder, customerWithCard, openReceiver, openSandbox, orderIn, V5 } from './test/kit.ts'

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
  await expect.poll(() => received.map((hook) => hook.data.id), { timeout: 5000 }).toContain(charge.id)
  expect((await call(second, `GET ${V5}/charges/${charge.id}`)).body).toMatchObject({ status: 'paid' })
})
