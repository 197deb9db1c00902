import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Card, type Charge, itemSchema, type Order, splitSchema } from '../model.ts'
import { phrases } from '../phrases.ts'
import { newId, nowIso } from '../state.ts'
import { type Bank, PLATFORM_RECIPIENT_ID } from './bank.ts'
import { invalid, notFound, parse, Refusal } from './errors.ts'
import { idParam, pageOf, pageQuery } from './paging.ts'
import { pixPayload } from './pix.ts'
import { refund } from './refund.ts'
import { fail, pay, refused } from './settle.ts'

const common = { amount: z.int().min(1), split: z.array(splitSchema).min(1).optional() }

const cardPayment = z.object({
  ...common,
  payment_method: z.literal('credit_card'),
  credit_card: z.object({
    card_id: z.string().min(1),
    installments: z.int().min(1).max(12).default(1),
    statement_descriptor: z.string().max(13).default(''),
    operation_type: z.literal('auth_and_capture').default('auth_and_capture'),
  }),
})

const pixPayment = z.object({
  ...common,
  payment_method: z.literal('pix'),
  pix: z.object({ expires_in: z.coerce.number().int().min(1) }),
})

const orderBody = z.object({
  code: z.string().min(1).max(52),
  customer_id: z.string().min(1),
  items: z.array(itemSchema).min(1),
  payments: z.array(z.discriminatedUnion('payment_method', [cardPayment, pixPayment])).length(1),
  metadata: z.record(z.string(), z.unknown()).default({}),
})

const refundBody = z.object({
  amount: z.int().min(1).optional(),
  split: z.array(z.object({ recipient_id: z.string(), amount: z.int().min(0) })).optional(),
})

type OrderBody = z.infer<typeof orderBody>
type Payment = OrderBody['payments'][number]

const PAYMENT = 'order.payments[0]'
const NOT_PAYABLE = ['refused', 'blocked', 'inactive']

function assertSplit(bank: Bank, { amount, split }: Payment): void {
  if (split === undefined) return
  const sum = split.reduce((total, share) => total + share.amount, 0)
  if (sum !== amount) throw invalid(`${PAYMENT}.split`, `The split sums ${sum}, the amount is ${amount}`)
  const carriers = split.filter((share) => share.options.charge_remainder_fee).length
  if (carriers !== 1) {
    throw invalid(`${PAYMENT}.split`, `Exactly one recipient must have charge_remainder_fee, not ${carriers}`)
  }
  for (const [index, share] of split.entries()) {
    const recipient = bank.state.recipients.get(share.recipient_id)
    if (recipient === undefined || NOT_PAYABLE.includes(recipient.status)) {
      throw invalid(
        `${PAYMENT}.split[${index}].recipient_id`,
        'The recipient does not exist or can not be paid',
      )
    }
  }
}

function assertOrder(bank: Bank, body: OrderBody, payment: Payment): void {
  if (bank.state.customers.get(body.customer_id) === undefined) throw notFound('Customer')
  const total = body.items.reduce((sum, item) => sum + item.amount * item.quantity, 0)
  if (payment.amount !== total) {
    throw invalid(`${PAYMENT}.amount`, `The payment is ${payment.amount}, the items are ${total}`)
  }
  assertSplit(bank, payment)
}

function cardOf(bank: Bank, customerId: string, payment: Payment): Card | null {
  if (payment.payment_method === 'pix') return null
  const card = bank.state.cards.get(payment.credit_card.card_id)
  if (card?.customer_id !== customerId || card.status !== 'active') throw notFound('Card')
  return card
}

const wholeToPlatform = (amount: number): Charge['split'] => [
  {
    recipient_id: PLATFORM_RECIPIENT_ID,
    amount,
    type: 'flat',
    options: { liable: true, charge_processing_fee: true, charge_remainder_fee: true },
  },
]

function pixOf(chargeId: string, payment: Payment): Charge['pix'] {
  if (payment.payment_method !== 'pix') return null
  return {
    qr_code: pixPayload(chargeId, payment.amount),
    expires_at: new Date(Date.now() + payment.pix.expires_in * 1000).toISOString(),
    end_to_end_id: null,
  }
}

function newCharge(order: Order, payment: Payment, card: Card | null): Charge {
  const byCard = payment.payment_method === 'credit_card' ? payment.credit_card : null
  return {
    id: order.charge_id,
    order_id: order.id,
    customer_id: order.customer_id,
    amount: order.amount,
    paid_amount: 0,
    canceled_amount: 0,
    status: byCard ? 'processing' : 'pending',
    payment_method: payment.payment_method,
    installments: byCard?.installments ?? 1,
    statement_descriptor: byCard?.statement_descriptor ?? '',
    card_id: card?.id ?? null,
    pix: pixOf(order.charge_id, payment),
    split: payment.split ?? wholeToPlatform(order.amount),
    transaction: {
      id: newId('tran'),
      status: byCard ? 'processing' : 'waiting_payment',
      success: true,
      acquirer_return_code: null,
      acquirer_message: byCard ? phrases.processing : null,
    },
    refunds: [],
    paid_at: null,
    created_at: order.created_at,
    updated_at: order.created_at,
  }
}

/** The bank's answer: for a card by its number; a Pix waits for its payment. */
function charge(bank: Bank, row: Charge, card: Card | null, refuse: boolean): void {
  if (refuse || card?.behavior === 'refuse') fail(bank, row, refused)
  else if (card === null) bank.schedule('pix_expiry', row.id, Date.parse(row.pix?.expires_at ?? ''))
  else if (card.behavior === 'approve') pay(bank, row)
  else bank.schedule('charge', row.id, Date.now() + bank.settleDelayMs)
}

function createOrder(bank: Bank, requestBody: unknown, refuse: boolean): Order {
  const body = parse(orderBody, 'order', requestBody)
  const payment = body.payments[0]
  if (payment === undefined) throw new Refusal(422, 'The request is invalid.')
  assertOrder(bank, body, payment)
  const card = cardOf(bank, body.customer_id, payment)
  const now = nowIso()
  const order = bank.state.orders.put({
    id: newId('or'),
    charge_id: newId('ch'),
    code: body.code,
    customer_id: body.customer_id,
    items: body.items,
    amount: payment.amount,
    status: 'pending',
    metadata: body.metadata,
    created_at: now,
    updated_at: now,
  })
  charge(bank, bank.state.charges.put(newCharge(order, payment, card)), card, refuse)
  return bank.state.orders.get(order.id) ?? order
}

/** The charge of an id from a request. */
export function chargeOf(bank: Bank, id: string): Charge {
  const row = bank.state.charges.get(id)
  if (row === undefined) throw notFound('Charge')
  return row
}

export function orderRoutes(
  app: FastifyInstance,
  bank: Bank,
  isRefused: (request: FastifyRequest) => boolean,
): void {
  const { orders } = bank.state

  app.post('/orders', async (request) =>
    bank.present.order(createOrder(bank, request.body, isRefused(request))),
  )
  app.get('/orders', async (request) => {
    const { code } = z.object({ code: z.string().optional() }).parse(request.query)
    const found = orders.filter((order) => code === undefined || order.code === code)
    return pageOf(found.map(bank.present.order), pageQuery.parse(request.query))
  })
  app.get('/orders/:id', async (request) => {
    const order = orders.get(idParam(request))
    if (order === undefined) throw notFound('Order')
    return bank.present.order(order)
  })
  app.get('/charges', async (request) => {
    const { created_since } = z.object({ created_since: z.iso.datetime().optional() }).parse(request.query)
    const since = created_since === undefined ? 0 : Date.parse(created_since)
    const found = bank.state.charges.filter((row) => Date.parse(row.created_at) >= since)
    return pageOf(found.map(bank.present.charge), pageQuery.parse(request.query))
  })
  app.get('/charges/:id', async (request) => bank.present.charge(chargeOf(bank, idParam(request))))
  app.delete('/charges/:id', async (request) => {
    const row = chargeOf(bank, idParam(request))
    const { amount, split } = parse(refundBody, 'charge', request.body)
    return bank.present.charge(refund(bank, row, amount, split))
  })
}
