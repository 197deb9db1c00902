import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPagarme } from './pagarme.ts'
import { type PaymentsPort, ProviderRejected } from './port.ts'

/** Answers in the shapes of the provider's reference (docs.pagar.me/reference), including fields we do not read. */
const order = {
  id: 'or_1',
  code: 'a1',
  currency: 'BRL',
  closed: true,
  status: 'paid',
  customer: { id: 'cus_1', email: 'paula@emma.test', delinquent: false },
}
const charge = {
  id: 'ch_1',
  code: '62LVFN7I4R',
  gateway_id: '2e1aa2d8',
  amount: 15_000,
  paid_amount: 15_000,
  status: 'paid',
  currency: 'BRL',
  payment_method: 'credit_card',
  paid_at: '2026-11-23T12:00:01Z',
  metadata: {},
  last_transaction: {
    id: 'tran_1',
    transaction_type: 'credit_card',
    status: 'captured',
    success: true,
    acquirer_return_code: '0000',
    acquirer_message: 'Transação aprovada com sucesso',
    gateway_response: { code: '200', errors: [] },
    antifraud_response: {},
  },
}
const recipient = {
  id: 're_1',
  name: 'Beatriz',
  code: 's1',
  status: 'active',
  gateway_recipients: [{ gateway: 'pagarme', status: 'active' }],
  default_bank_account: { id: 'ba_1', bank: '341', status: 'active' },
}

interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly key: string | string[] | undefined
  readonly body: string
}

/** A provider that gives these answers in order, and the requests it received. */
const provider = async (...answers: readonly { readonly status?: number; readonly body?: unknown }[]) => {
  const asked: Asked[] = []
  const waiting = [...answers]
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ method: request.method, url: request.url, key: request.headers['idempotency-key'], body })
    const next = waiting.shift()
    const text = typeof next?.body === 'string' ? next.body : JSON.stringify(next?.body ?? {})
    response.writeHead(next?.status ?? 200, { 'content-type': 'application/json', 'retry-after': '0' })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  const payments = createPagarme({
    url,
    publicUrl: url,
    secretKey: 'sk_test_emma',
    publicKey: 'pk_test_emma',
    platformRecipientId: 're_platform',
  })
  return { payments, asked }
}

const request = {
  key: 'payment-1',
  code: 'a1',
  customerId: 'cus_1',
  description: 'Consulta',
  amount: 15_000,
  method: { kind: 'card', cardId: 'card_1', installments: 1 },
  split: [],
} as const
const shown = { code: 'a1', orderId: 'or_1', chargeId: 'ch_1', amount: 15_000 }

describe('a charge', () => {
  test.each([
    ['paid', { status: 'paid' }, { status: 'paid', paid: 15_000, refunded: 0 }],
    ['still at the bank', { status: 'processing', paid_amount: null }, { status: 'pending', paid: 0 }],
    ['of a Pix paid too little', { status: 'underpaid', paid_amount: 100 }, { status: 'pending' }],
    [
      'given back in part, under the name of a paid one',
      { status: 'paid', canceled_amount: 5000 },
      { status: 'partially_refunded', paid: 15_000, refunded: 5000 },
    ],
    [
      'given back whole, under the name of a canceled one',
      { status: 'canceled', canceled_amount: 15_000 },
      { status: 'refunded', refunded: 15_000 },
    ],
    [
      'canceled before it was paid',
      { status: 'canceled', paid_amount: 0, canceled_amount: 15_000 },
      { status: 'canceled', paid: 0, refunded: 0 },
    ],
    ['disputed', { status: 'chargedback' }, { status: 'charged_back', paid: 15_000 }],
  ])('%s is understood', async (_, more, expected) => {
    const { payments } = await provider({ body: { ...charge, ...more, order } })
    expect(await payments.findCharge('ch_1')).toMatchObject({ ...shown, ...expected })
  })

  test('refused is an answer with HTTP 200', async () => {
    const last_transaction = {
      ...charge.last_transaction,
      success: false,
      acquirer_return_code: '1016',
      acquirer_message: 'Saldo insuficiente',
    }
    const body = {
      ...order,
      status: 'failed',
      charges: [{ ...charge, status: 'failed', paid_amount: undefined, last_transaction }],
    }
    const { payments } = await provider({ body })
    const refusal = { code: '1016', reason: 'Saldo insuficiente' }
    expect(await payments.charge(request)).toEqual({
      ...shown,
      status: 'refused',
      paid: 0,
      refunded: 0,
      refusal,
    })
  })

  test('is split in flat parts that sum to it, the platform carrying fees, remainder and disputes', async () => {
    const { payments, asked } = await provider({ body: { ...order, charges: [charge] } })
    await payments.charge({ ...request, split: [{ recipientId: 're_1', amount: 12_750 }] })
    const { payments: sent } = JSON.parse(asked[0]?.body ?? '')
    const options = (carries: boolean) => ({
      liable: carries,
      charge_processing_fee: carries,
      charge_remainder_fee: carries,
    })
    expect(sent[0].split).toEqual([
      { type: 'flat', amount: 2250, recipient_id: 're_platform', options: options(true) },
      { type: 'flat', amount: 12_750, recipient_id: 're_1', options: options(false) },
    ])
  })
})

describe('an answer that is none', () => {
  const find = (payments: PaymentsPort) => payments.findCharge('ch_1')
  test.each([
    ['a word that we do not know', 200, { ...charge, status: 'on_hold', order }],
    ['a page of a gateway', 200, '<html>Bad gateway</html>'],
    ['too much', 200, JSON.stringify({ ...charge, order, more: 'x'.repeat(1_100_000) })],
    ['our key refused', 401, { message: 'Authorization has been denied for this request.' }],
    ['a failure', 500, { message: 'Internal server error' }],
  ])('%s is unknown', async (_, status, body) => {
    const { payments } = await provider({ status, body })
    await expect(find(payments)).rejects.toMatchObject({ name: 'ProviderUnknown' })
  })

  test('a refusal names fields, never what was in them', async () => {
    const body = {
      message: 'The request is invalid.',
      errors: { 'order.payments[0].amount': ['The value 52998224725 is invalid'] },
      request: { customer: { document: '52998224725' } },
    }
    const { payments } = await provider({ status: 422, body })
    const error: unknown = await payments.charge(request).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProviderRejected)
    expect(String(error)).toContain('order.payments[0].amount')
    expect(String(error)).not.toContain('52998224725')
  })

  test('while the first call of a key runs, it is asked again under the same key', async () => {
    const { payments, asked } = await provider(
      { status: 409 },
      { status: 429 },
      { body: { ...order, charges: [charge] } },
    )
    expect(await payments.charge(request)).toMatchObject({ status: 'paid' })
    expect(asked.map(({ key }) => key)).toEqual(Array(3).fill('payment-1'))
  })

  test('a question that met a fault is asked once more; what changes something is left to who looks first', async () => {
    const { payments, asked } = await provider({ status: 500 }, { body: { ...charge, order } })
    expect(await find(payments)).toMatchObject({ status: 'paid' })
    expect(asked).toHaveLength(2)
    const down = await provider({ status: 503 }, { status: 503 }, { body: { ...charge, order } })
    await expect(find(down.payments)).rejects.toMatchObject({ name: 'ProviderUnknown' })
    expect(down.asked).toHaveLength(2)
    const once = await provider({ status: 500 }, { body: { ...order, charges: [charge] } })
    await expect(once.payments.charge(request)).rejects.toMatchObject({ name: 'ProviderUnknown' })
    expect(once.asked).toHaveLength(1)
  })

  test('that stays busy is given up after four tries', async () => {
    const { payments, asked } = await provider(...Array(8).fill({ status: 429 }))
    await expect(find(payments)).rejects.toMatchObject({ name: 'ProviderUnknown' })
    expect(asked).toHaveLength(4)
  })
})

describe('recipients', () => {
  test('found by our code are not made again', async () => {
    const { payments, asked } = await provider({ body: recipient })
    const account = {
      holderName: 'Beatriz Lima',
      holderKind: 'individual',
      holderDocument: '52998224725',
      bankCode: '341',
      branch: '1234',
      account: '56789',
      accountDigit: '0',
      kind: 'checking',
    } as const
    const registration = { kind: 'individual', name: 'B', email: 'b@emma.test', document: '1' } as const
    const found = await payments.ensureRecipient('key', { code: 's1', ...registration, account })
    expect(found).toEqual({ id: 're_1', code: 's1', status: 'active', accountId: 'ba_1' })
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /recipients/s1'])
  })

  test.each([
    ['pending_transfer', 'pending'],
    ['transferred', 'paid'],
    ['failed', 'failed'],
  ])('a withdrawal that is %s is %s', async (status, expected) => {
    const body = { id: 'wd_1', amount: 5000, fee: null, status, created_at: '2026-11-23T12:00:00Z' }
    const { payments } = await provider({ body })
    expect(await payments.findWithdrawal('re_1', 'wd_1')).toMatchObject({ status: expected, fee: 0 })
  })

  test('payables go on under the forward cursor', async () => {
    const row = { amount: 100, fee: 0, charge_id: null, recipient_id: 're_1', created_at: '2026-11-23' }
    const { payments, asked } = await provider(
      {
        body: { data: [{ ...row, id: 'p1', type: 'credit' }], paging: { forward_cursor: 'next' } },
      },
      {
        body: { data: [{ ...row, id: 'p2', type: 'refund_reversal' }], paging: { forward_cursor: null } },
      },
    )
    const types: string[] = []
    for await (const { type } of payments.listPayables('re_1', new Date(0))) types.push(type)
    expect(types).toEqual(['credit', 'other'])
    expect(asked[1]?.url).toContain('forward_cursor=next')
  })
})
