import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Sandbox, type SandboxOptions, startSandbox } from '../index.ts'

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** A separate sandbox for one test. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, settleDelayMs: 20, withdrawalDelayMs: 20, ...options })
  onTestFinished(() => sandbox.stop())
  return sandbox
}

/** Calls the sandbox; the body is sent and read as JSON if there is one. */
export async function call(
  sandbox: Pick<Sandbox, 'url'>,
  request: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const [method = 'GET', path = '/'] = request.split(' ')
  const response = await fetch(sandbox.url + path, {
    method,
    headers: {
      authorization: basic('sk_test_key', ''),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(answer) : answer }
}

const withId = z.looseObject({ id: z.string() })
const chargeShape = z.looseObject({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  paid_amount: z.number(),
  canceled_amount: z.number(),
  last_transaction: z.looseObject({
    qr_code: z.string().optional(),
    qr_code_url: z.string().optional(),
    end_to_end_id: z.string().nullish(),
    acquirer_return_code: z.string().nullish(),
    acquirer_message: z.string().nullish(),
  }),
})
const orderShape = z.looseObject({ id: z.string(), status: z.string(), charges: z.tuple([chargeShape]) })

export const orderIn = (answer: { body: unknown }) => {
  const order = orderShape.parse(answer.body)
  return { ...order, charge: order.charges[0] }
}
export const chargeIn = (answer: { body: unknown }) => chargeShape.parse(answer.body)
export const idIn = (answer: { body: unknown }) => withId.parse(answer.body).id

export const V5 = '/pagarme/core/v5'

export const address = {
  line_1: '1000, Avenida Paulista, Bela Vista',
  zip_code: '01310100',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
}

export const customerBody = {
  name: 'Ana Souza',
  email: 'ana@emma.test',
  document: '52998224725',
  document_type: 'CPF',
  type: 'individual',
  phones: { mobile_phone: { country_code: '55', area_code: '11', number: '987654321' } },
  address,
}

export const cardOf = (number: string) => ({
  number,
  holder_name: 'ANA SOUZA',
  exp_month: 12,
  exp_year: 2035,
  cvv: '012',
})

export const tokenize = (sandbox: Pick<Sandbox, 'url'>, card: Record<string, unknown>) =>
  call(sandbox, `POST ${V5}/tokens?appId=pk_test_key`, { type: 'card', card })

/** A customer with a card of this number. */
export async function customerWithCard(sandbox: Pick<Sandbox, 'url'>, number: string) {
  const customerId = idIn(await call(sandbox, `POST ${V5}/customers`, customerBody))
  const token = idIn(await tokenize(sandbox, cardOf(number)))
  const cardId = idIn(await call(sandbox, `POST ${V5}/customers/${customerId}/cards`, { token }))
  return { customerId, cardId }
}

export const recipientBody = {
  code: 'specialist-1',
  default_bank_account: {
    holder_name: 'Dra. Beatriz Lima',
    holder_type: 'individual',
    holder_document: '52998224725',
    bank: '341',
    branch_number: '1234',
    account_number: '56789',
    account_check_digit: '0',
    type: 'checking',
  },
}

const share = (recipient_id: string, amount: number, remainder: boolean) => ({
  type: 'flat',
  amount,
  recipient_id,
  options: { liable: remainder, charge_processing_fee: remainder, charge_remainder_fee: remainder },
})

/** R$ 150,00: R$ 22,50 for the platform, the rest for the recipient. */
export const splitWith = (recipientId: string) => [
  share('re_platform', 2250, false),
  share(recipientId, 12750, true),
]

export const cardOrder = (customerId: string, cardId: string, split?: unknown) => ({
  code: 'appointment-1',
  customer_id: customerId,
  items: [{ amount: 15000, description: 'Consulta', quantity: 1, code: 'consulta' }],
  payments: [
    {
      payment_method: 'credit_card',
      amount: 15000,
      credit_card: { card_id: cardId, installments: 1, statement_descriptor: 'EMMA' },
      ...(split === undefined ? {} : { split }),
    },
  ],
})

export const pixOrder = (customerId: string, expiresIn = 900) => ({
  code: 'appointment-2',
  customer_id: customerId,
  items: [{ amount: 15000, description: 'Consulta', quantity: 1, code: 'consulta' }],
  payments: [{ payment_method: 'pix', amount: 15000, pix: { expires_in: expiresIn } }],
})

const hookShape = z.looseObject({ id: z.string(), type: z.string(), data: z.looseObject({ id: z.string() }) })

/** A webhook receiver with the credentials `hooks:secret`; answers 503 the first `failing` times. */
export async function openReceiver(failing = 0) {
  const received: z.infer<typeof hookShape>[] = []
  let refusals = failing
  const server = createServer(async (request, response) => {
    const hook = hookShape.parse(JSON.parse(await text(request)))
    const known = request.headers.authorization === basic('hooks', 'secret')
    refusals -= 1
    if (refusals < 0 && known) received.push(hook)
    response.writeHead(refusals >= 0 ? 503 : known ? 200 : 401).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return {
    received,
    webhook: { url: `http://127.0.0.1:${port}/`, user: 'hooks', password: 'secret' },
  }
}
