import { expect, test } from 'vitest'
import type { Sandbox } from '../index.ts'
import {
  call,
  cardOrder,
  customerWithCard,
  idIn,
  openSandbox,
  orderIn,
  recipientBody,
  splitWith,
  V5,
} from '../test/kit.ts'

async function paidCharge(sandbox: Sandbox) {
  const { customerId, cardId } = await customerWithCard(sandbox, '4000000000000010')
  const recipientId = idIn(await call(sandbox, `POST ${V5}/recipients`, recipientBody))
  const order = cardOrder(customerId, cardId, splitWith(recipientId))
  return { recipientId, chargeId: orderIn(await call(sandbox, `POST ${V5}/orders`, order)).charge.id }
}

const balance = async (sandbox: Sandbox, recipientId: string) =>
  (await call(sandbox, `GET ${V5}/recipients/${recipientId}/balance`)).body

test('a refund in part, then the rest, undoes the split to the cent', async () => {
  const sandbox = await openSandbox()
  const { chargeId, recipientId } = await paidCharge(sandbox)
  const part = await call(sandbox, `DELETE ${V5}/charges/${chargeId}`, { amount: 3333 })
  expect(part.body).toMatchObject({ status: 'partial_refunded', canceled_amount: 3333, paid_amount: 15000 })
  const rest = await call(sandbox, `DELETE ${V5}/charges/${chargeId}`)
  expect(rest.body).toMatchObject({ status: 'refunded', canceled_amount: 15000 })
  expect(await balance(sandbox, recipientId)).toMatchObject({ available_amount: 0 })
  expect(await balance(sandbox, 're_platform')).toMatchObject({ available_amount: 0 })
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({
    refunds: [{ amount: 3333 }, { amount: 11667 }],
    totals: { captured: 15000, refunded: 15000 },
  })
})

test('a refund above what remains is refused, and no money moves', async () => {
  const sandbox = await openSandbox()
  const { chargeId, recipientId } = await paidCharge(sandbox)
  await call(sandbox, `DELETE ${V5}/charges/${chargeId}`, { amount: 10000 })
  const before = await balance(sandbox, recipientId)
  expect((await call(sandbox, `DELETE ${V5}/charges/${chargeId}`, { amount: 5001 })).status).toBe(422)
  expect((await call(sandbox, `GET ${V5}/charges/${chargeId}`)).body).toMatchObject({
    canceled_amount: 10000,
  })
  expect(await balance(sandbox, recipientId)).toEqual(before)
})

test('a refund may say who pays it, if the parts sum to it', async () => {
  const sandbox = await openSandbox()
  const { chargeId, recipientId } = await paidCharge(sandbox)
  const split = [{ recipient_id: recipientId, amount: 1000 }]
  expect((await call(sandbox, `DELETE ${V5}/charges/${chargeId}`, { amount: 1500, split })).status).toBe(422)
  expect(await balance(sandbox, recipientId)).toMatchObject({ available_amount: 12750 })
  expect((await call(sandbox, `DELETE ${V5}/charges/${chargeId}`, { amount: 1000, split })).status).toBe(200)
  expect(await balance(sandbox, recipientId)).toMatchObject({ available_amount: 11750 })
})

test('a whole refund is not refunded again', async () => {
  const sandbox = await openSandbox()
  const { chargeId } = await paidCharge(sandbox)
  await call(sandbox, `DELETE ${V5}/charges/${chargeId}`)
  expect((await call(sandbox, `DELETE ${V5}/charges/${chargeId}`)).status).toBe(412)
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ totals: { refunded: 15000 } })
})

test('a chargeback takes the money back from the one who is liable', async () => {
  const sandbox = await openSandbox()
  const { chargeId, recipientId } = await paidCharge(sandbox)
  expect((await call(sandbox, `POST /_charges/${chargeId}/chargeback`)).body).toMatchObject({
    status: 'chargedback',
  })
  expect(await balance(sandbox, recipientId)).toMatchObject({ available_amount: -2250 })
  expect(await balance(sandbox, 're_platform')).toMatchObject({ available_amount: 2250 })
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ totals: { chargedBack: 15000 } })
})
