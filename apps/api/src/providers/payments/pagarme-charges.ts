import * as z from 'zod'
import type { PagarmeCall } from './pagarme-http.ts'
import { pagesOf, read } from './pagarme-read.ts'
import {
  type Charge,
  type ChargeRequest,
  type ChargesPort,
  ProviderRejected,
  ProviderUnknown,
  type Share,
} from './port.ts'

const transaction = z.object({
  acquirer_return_code: z.string().nullish(),
  acquirer_message: z.string().nullish(),
  qr_code: z.string().nullish(),
  qr_code_url: z.string().nullish(),
  expires_at: z.string().nullish(),
})
const charge = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  paid_amount: z.number().nullish(),
  canceled_amount: z.number().nullish(),
  last_transaction: transaction.nullish(),
})
const parent = z.object({ id: z.string(), code: z.string() })
const chargeAlone = charge.extend({ order: parent })
const order = parent.extend({ charges: z.array(charge).min(1) })

const statuses: Readonly<Record<string, Charge['status']>> = {
  pending: 'pending',
  processing: 'pending',
  paid: 'paid',
  overpaid: 'paid',
  underpaid: 'pending',
  failed: 'refused',
  canceled: 'canceled',
  refunded: 'refunded',
  partial_refunded: 'partially_refunded',
  partial_canceled: 'partially_refunded',
  chargedback: 'charged_back',
}
const took: readonly Charge['status'][] = ['paid', 'refunded', 'partially_refunded', 'charged_back']

/** Returned money is reported as an amount, and not for every method as a status. */
const statusOf = (named: Charge['status'], paid: number, back: number): Charge['status'] => {
  if (named === 'canceled' && paid > 0) return 'refunded'
  if (named !== 'paid' || back === 0) return named
  return back < paid ? 'partially_refunded' : 'refunded'
}

const amountsOf = ({ status, amount, paid_amount, canceled_amount }: z.output<typeof charge>) => {
  const named = statuses[status]
  if (named === undefined) throw new ProviderUnknown(`Unknown charge status ${status}`)
  const paid = paid_amount ?? (took.includes(named) ? amount : 0)
  // A charge that was never paid is canceled, not refunded.
  const refunded = paid === 0 ? 0 : (canceled_amount ?? 0)
  return { status: statusOf(named, paid, refunded), amount, paid, refunded }
}

const toCharge = (of: z.output<typeof parent>, found: z.output<typeof charge>): Charge => {
  const amounts = amountsOf(found)
  const last = found.last_transaction
  const refusal = { code: last?.acquirer_return_code ?? '', reason: last?.acquirer_message ?? '' }
  return {
    code: of.code,
    orderId: of.id,
    chargeId: found.id,
    ...amounts,
    ...(amounts.status === 'refused' ? { refusal } : {}),
    ...(last?.qr_code && last.qr_code_url && last.expires_at
      ? { pix: { qrCode: last.qr_code, qrCodeUrl: last.qr_code_url, expiresAt: last.expires_at } }
      : {}),
  }
}

const orderToCharge = (body: unknown): Charge => {
  const found = read(order, body)
  const [first] = found.charges
  if (!first) throw new ProviderUnknown('An order without a charge')
  return toCharge(found, first)
}

const aloneToCharge = (body: unknown): Charge => {
  const found = read(chargeAlone, body)
  return toCharge(found.order, found)
}

const flat = ({ recipientId, amount }: Share, carries: boolean) => ({
  type: 'flat',
  amount,
  recipient_id: recipientId,
  options: { liable: carries, charge_processing_fee: carries, charge_remainder_fee: carries },
})

/**
 * The shares of others and the platform's rest: they sum to the amount, and exactly one carries the remainder, the
 * platform if it has a part.
 * @throws RangeError if the others' shares exceed the amount: a programming error
 */
const splitOf = (amount: number, others: readonly Share[], platformRecipientId: string) => {
  const parts = others.filter((share) => share.amount > 0)
  const rest = amount - parts.reduce((sum, share) => sum + share.amount, 0)
  if (rest < 0) throw new RangeError(`A split of ${amount - rest} out of ${amount}`)
  const all = rest === 0 ? parts : [{ recipientId: platformRecipientId, amount: rest }, ...parts]
  return all.map((share, index) => flat(share, index === 0))
}

const paymentOf = ({ method, amount, split }: ChargeRequest, platformRecipientId: string) => ({
  amount,
  ...(method.kind === 'card'
    ? {
        payment_method: 'credit_card',
        credit_card: {
          card_id: method.cardId,
          installments: method.installments,
          statement_descriptor: 'EMMA SAUDE',
          operation_type: 'auth_and_capture',
        },
      }
    : { payment_method: 'pix', pix: { expires_in: method.expiresInSeconds } }),
  ...(split.length === 0 ? {} : { split: splitOf(amount, split, platformRecipientId) }),
})

const orderOf = (request: ChargeRequest, platformRecipientId: string) => ({
  code: request.code,
  customer_id: request.customerId,
  items: [{ amount: request.amount, description: request.description, quantity: 1, code: request.code }],
  payments: [paymentOf(request, platformRecipientId)],
})

type Charges = Pick<ChargesPort, 'charge' | 'findCharge' | 'findByCode' | 'refund' | 'listCharges'>

/** Orders and charges: one charge per order, found again by our code. */
export const pagarmeCharges = (call: PagarmeCall, platformRecipientId: string): Charges => ({
  charge: async (request) => {
    const body = orderOf(request, platformRecipientId)
    const answer = await call({ method: 'POST', path: '/orders', body, key: request.key })
    if (answer.status === 404) throw new ProviderRejected('Unknown customer or card', 404)
    return orderToCharge(answer.body)
  },
  findCharge: async (chargeId) => {
    const answer = await call({ method: 'GET', path: `/charges/${encodeURIComponent(chargeId)}` })
    return answer.status === 404 ? undefined : aloneToCharge(answer.body)
  },
  findByCode: async (code) => {
    const answer = await call({ method: 'GET', path: `/orders?code=${encodeURIComponent(code)}` })
    const [found] = read(z.object({ data: z.array(z.unknown()) }), answer.body).data
    return found === undefined ? undefined : orderToCharge(found)
  },
  refund: async (key, chargeId, amount, split) => {
    const body = { amount, ...(split ? { split: splitOf(amount, split, platformRecipientId) } : {}) }
    const answer = await call({ method: 'DELETE', path: `/charges/${chargeId}`, body, key })
    if (answer.status === 404) throw new ProviderRejected('Unknown charge', 404)
    return aloneToCharge(answer.body)
  },
  async *listCharges(since) {
    const path = `/charges?created_since=${encodeURIComponent(since.toISOString())}`
    for await (const row of pagesOf(call, path)) yield aloneToCharge(row)
  },
})
