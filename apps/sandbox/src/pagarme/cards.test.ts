import { expect, test } from 'vitest'
import {
  call,
  cardOf,
  cardOrder,
  chargeIn,
  customerBody,
  customerWithCard,
  idIn,
  openSandbox,
  orderIn,
  recipientBody,
  splitWith,
  tokenize,
  V5,
} from '../test/kit.ts'

const GOOD = '4000000000000010'
const BAD = '4000000000000028'

test('a call without the secret key is refused', async () => {
  const sandbox = await openSandbox()
  for (const authorization of ['', 'Basic x', `Basic ${Buffer.from('pk_test_key:').toString('base64')}`]) {
    const answer = await call(sandbox, `POST ${V5}/customers`, customerBody, { authorization })
    expect(answer.status).toBe(401)
  }
  expect((await call(sandbox, `GET ${V5}/customers`)).body).toMatchObject({ data: [] })
})

test('a browser may ask for a token from any page, without the secret key', async () => {
  const sandbox = await openSandbox()
  const url = `${sandbox.url}${V5}/tokens?appId=pk_test_key`
  const preflight = await fetch(url, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  const token = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'card', card: cardOf(GOOD) }),
  })
  expect(token.headers.get('access-control-allow-origin')).toBe('*')
  const body = await token.text()
  expect(JSON.parse(body)).toMatchObject({
    id: expect.stringMatching(/^token_/),
    expires_at: expect.any(String),
    card: {
      last_four_digits: '0010',
      brand: 'Visa',
      holder_name: 'ANA SOUZA',
      exp_month: 12,
      exp_year: 2035,
    },
  })
  expect(body).not.toContain(GOOD)
  expect(body).not.toContain('cvv')
})

test.each([
  ['a cvv that lost its zero', { cvv: 12 }, 'request.card.cvv'],
  ['a number that fails its own check', { number: '4111111111111112' }, 'request.card.number'],
  ['a card that ran out', { exp_year: 2020 }, 'card.exp_year'],
  ['a month that is none', { exp_month: 13 }, 'request.card.exp_month'],
])('%s is no card, and is not echoed', async (_name, change, field) => {
  const sandbox = await openSandbox()
  const answer = await tokenize(sandbox, { ...cardOf(GOOD), ...change })
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { [field]: [expect.any(String)] }, request: {} },
  })
})

test('a token is spent once, and the same card again is the same card', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, '4111111111111111')
  const token = idIn(await tokenize(sandbox, cardOf('4111111111111111')))
  const cards = `${V5}/customers/${customerId}/cards`
  expect(idIn(await call(sandbox, `POST ${cards}`, { token }))).toBe(cardId)
  expect((await call(sandbox, `POST ${cards}`, { token })).status).toBe(404)
  expect((await call(sandbox, `DELETE ${cards}/${cardId}`)).status).toBe(200)
  expect((await call(sandbox, `GET ${cards}`)).body).toMatchObject({ data: [] })
  const answer = await call(sandbox, `POST ${V5}/orders`, cardOrder(customerId, cardId))
  expect(answer.status).toBe(404)
})

test('the e-mail of a customer is unique', async () => {
  const sandbox = await openSandbox()
  const first = idIn(await call(sandbox, `POST ${V5}/customers`, customerBody))
  const again = await call(sandbox, `POST ${V5}/customers`, { ...customerBody, name: 'Ana S. Lima' })
  expect(again.body).toMatchObject({ id: first, name: 'Ana S. Lima' })
})

test('an approved card pays the order and its split', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  const recipientId = idIn(await call(sandbox, `POST ${V5}/recipients`, recipientBody))
  const order = orderIn(
    await call(sandbox, `POST ${V5}/orders`, cardOrder(customerId, cardId, splitWith(recipientId))),
  )
  expect(order).toMatchObject({
    status: 'paid',
    charge: { status: 'paid', amount: 15000, paid_amount: 15000 },
  })
  expect((await call(sandbox, `GET ${V5}/orders/${order.id}`)).body).toMatchObject({ id: order.id })
  expect((await call(sandbox, `GET ${V5}/orders?code=appointment-1`)).body).toMatchObject({
    data: [{ id: order.id }],
  })
  expect((await call(sandbox, `GET ${V5}/recipients/${recipientId}/balance`)).body).toMatchObject({
    available_amount: 12750,
  })
})

test('a refused card is 200 with a failed order, a code and a reason', async () => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, BAD)
  const answer = await call(sandbox, `POST ${V5}/orders`, cardOrder(customerId, cardId))
  expect(answer.status).toBe(200)
  const { status, charge } = orderIn(answer)
  expect([status, charge.status, charge.paid_amount]).toEqual(['failed', 'failed', 0])
  expect(charge.last_transaction).toMatchObject({
    acquirer_return_code: '1016',
    acquirer_message: expect.stringContaining('recusada'),
  })
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ totals: { captured: 0 } })
})

test.each([
  ['4000000000000036', 'paid', 15000],
  ['4000000000000044', 'failed', 0],
])('card %s is processing, then %s', async (number, end, paidAmount) => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, number)
  const order = orderIn(await call(sandbox, `POST ${V5}/orders`, cardOrder(customerId, cardId)))
  expect([order.status, order.charge.status]).toEqual(['pending', 'processing'])
  await expect
    .poll(async () => chargeIn(await call(sandbox, `GET ${V5}/charges/${order.charge.id}`)))
    .toMatchObject({ status: end, paid_amount: paidAmount })
})

const rightSplit = splitWith('re_platform')
test.each([
  ['does not sum the amount', rightSplit.slice(0, 1)],
  ['has nobody for the remainder', [{ ...rightSplit[0], amount: 15000 }]],
  ['has two for the remainder', [rightSplit[1], { ...rightSplit[1], amount: 2250 }]],
  ['names a stranger', splitWith('re_stranger')],
])('a split that %s is refused, and nobody is charged', async (_name, split) => {
  const sandbox = await openSandbox()
  const { customerId, cardId } = await customerWithCard(sandbox, GOOD)
  const answer = await call(sandbox, `POST ${V5}/orders`, cardOrder(customerId, cardId, split))
  expect(answer.status).toBe(422)
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ charges: [] })
})
