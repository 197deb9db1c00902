import { expect, test } from 'vitest'
import { call, cardOrder, customerBody, customerWithCard, openSandbox, orderIn, V5 } from './test/kit.ts'

const GOOD = '4000000000000010'
const key = { 'idempotency-key': 'appointment-1' }

test('a lost answer did its work: the same key gives the same order, and one charge', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'drop_response', count: 1 })
  const order = cardOrder(customerId, cardId)
  await expect(call(sandbox, `POST ${V5}/orders`, order, key)).rejects.toThrow()
  const again = orderIn(await call(sandbox, `POST ${V5}/orders`, order, key))
  const third = orderIn(await call(sandbox, `POST ${V5}/orders`, order, key))
  expect(again.status).toBe('paid')
  expect(third.id).toBe(again.id)
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({
    charges: [{ code: 'appointment-1', status: 'paid' }],
    totals: { captured: 15000 },
  })
})

test('while the first request runs, the same key is 409', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'slow', count: 1, delay_ms: 500 })
  const order = cardOrder(customerId, cardId)
  const both = await Promise.all([
    call(sandbox, `POST ${V5}/orders`, order, key),
    call(sandbox, `POST ${V5}/orders`, order, key),
  ])
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ totals: { captured: 15000 } })
})

test('a client that gave up waiting finds its order under the same key', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'slow', count: 1, delay_ms: 300 })
  const order = cardOrder(customerId, cardId)
  const impatient = fetch(`${sandbox.url}${V5}/orders`, {
    method: 'POST',
    headers: {
      ...key,
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from('sk_test_key:').toString('base64')}`,
    },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(100),
  })
  await expect(impatient).rejects.toThrow()
  await expect.poll(async () => (await call(sandbox, `POST ${V5}/orders`, order, key)).status).toBe(200)
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ totals: { captured: 15000 } })
})

test('an error is not kept under the key', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  const order = cardOrder(customerId, cardId)
  expect((await call(sandbox, `POST ${V5}/orders`, { ...order, customer_id: 'cus_x' }, key)).status).toBe(404)
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'error', count: 1, status: 429 })
  expect((await call(sandbox, `POST ${V5}/orders`, order, key)).status).toBe(429)
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ charges: [] })
  expect((await call(sandbox, `POST ${V5}/orders`, order, key)).status).toBe(200)
})

test('a fault is met as often as asked, and not after it is taken back', async () => {
  const sandbox = await openSandbox()
  const customers = async () => (await call(sandbox, `GET ${V5}/customers`)).status
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'error', count: 2 })
  expect([await customers(), await customers(), await customers()]).toEqual([500, 500, 200])
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'error', count: 9 })
  expect((await call(sandbox, 'GET /_faults')).body).toMatchObject([{ mode: 'error', count: 9 }])
  expect((await call(sandbox, 'DELETE /_faults')).status).toBe(204)
  expect(await customers()).toBe(200)
})

test('a refusal meets the next order alone, not the calls before it', async () => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'refuse', count: 1 })
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  const order = cardOrder(customerId, cardId)
  expect(orderIn(await call(sandbox, `POST ${V5}/orders`, order)).status).toBe('failed')
  expect(orderIn(await call(sandbox, `POST ${V5}/orders`, order)).status).toBe('paid')
})

test('a fault may wait for one kind of request', async () => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', {
    provider: 'pagarme',
    mode: 'error',
    match: 'POST /customers',
  })
  expect((await call(sandbox, `GET ${V5}/customers`)).status).toBe(200)
  expect((await call(sandbox, `POST ${V5}/customers`, customerBody)).status).toBe(500)
})

test('a fault that no provider has is refused', async () => {
  const sandbox = await openSandbox()
  for (const fault of [{ provider: 'viacep', mode: 'duplicate' }, { provider: 'bank', mode: 'error' }, {}]) {
    expect((await call(sandbox, 'POST /_faults', fault)).status).toBe(400)
  }
  expect((await call(sandbox, 'GET /_faults')).body).toEqual([])
})
