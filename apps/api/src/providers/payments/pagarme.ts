import * as z from 'zod'
import { createPagarmeCall, type PagarmeCall } from './pagarme-http.ts'
import {
  type BillingAddress,
  type Charge,
  type ChargeRequest,
  type PaymentsPort,
  type ProviderCustomer,
  ProviderRejected,
  ProviderUnknown,
} from './port.ts'

const card = z.object({
  id: z.string(),
  brand: z.string(),
  last_four_digits: z.string(),
  holder_name: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
})
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
  canceled_amount: z.number().nullish(),
  last_transaction: transaction.nullish(),
})
const parent = z.object({ id: z.string(), code: z.string() })
const chargeAlone = charge.extend({ order: parent })
const order = parent.extend({ charges: z.array(charge).min(1) })
const identified = z.object({ id: z.string() })

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
  chargedback: 'charged_back',
}

/** An answer that we don't understand is as good as none: what was asked may have been done. */
const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ProviderUnknown('Not a known answer', { cause: parsed.error })
  return parsed.data
}

const toCharge = (of: z.output<typeof parent>, found: z.output<typeof charge>): Charge => {
  const status = statuses[found.status]
  if (status === undefined) throw new ProviderUnknown(`Unknown charge status ${found.status}`)
  const last = found.last_transaction
  const refusal = { code: last?.acquirer_return_code ?? '', reason: last?.acquirer_message ?? '' }
  return {
    code: of.code,
    orderId: of.id,
    chargeId: found.id,
    status,
    amount: found.amount,
    refunded: found.canceled_amount ?? 0,
    ...(status === 'refused' ? { refusal } : {}),
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

const paymentOf = ({ method, amount, split }: ChargeRequest) => ({
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
  ...(split.length === 0
    ? {}
    : {
        split: split.map((part) => ({
          type: 'flat',
          amount: part.amount,
          recipient_id: part.recipientId,
          options: {
            liable: part.remainder,
            charge_processing_fee: part.remainder,
            charge_remainder_fee: part.remainder,
          },
        })),
      }),
})

const toBilling = (billing: BillingAddress) => ({
  line_1: `${billing.number}, ${billing.address}, ${billing.district}`,
  line_2: billing.complement ?? '',
  zip_code: billing.zipCode,
  city: billing.city,
  state: billing.state,
  country: billing.country.toUpperCase(),
})

const ensureCustomer = async (call: PagarmeCall, customer: ProviderCustomer): Promise<string> => {
  const answer = await call({
    method: 'POST',
    path: '/customers',
    key: `customer-${customer.code}`,
    body: {
      code: customer.code,
      name: customer.name,
      email: customer.email,
      document: customer.document,
      document_type: 'CPF',
      type: 'individual',
      phones: {
        mobile_phone: {
          country_code: '55',
          area_code: customer.cellphone.slice(0, 2),
          number: customer.cellphone.slice(2),
        },
      },
    },
  })
  return read(identified, answer.body).id
}

export interface PagarmeOptions {
  /** Up to and including `/core/v5`, as the server reaches it. */
  readonly url: string
  /** The same as a browser reaches it: card tokens are made there. */
  readonly publicUrl: string
  readonly secretKey: string
  readonly publicKey: string
}

/** Pagar.me core/v5 (https://docs.pagar.me/reference). */
export const createPagarme = (options: PagarmeOptions): PaymentsPort => {
  const call = createPagarmeCall(options)
  return {
    tokenization: () => ({
      url: `${options.publicUrl}/tokens?appId=${options.publicKey}`,
      publicKey: options.publicKey,
    }),
    ensureCustomer: (customer) => ensureCustomer(call, customer),
    addCard: async (customerId, token, billing) => {
      const body = { token, ...(billing ? { billing_address: toBilling(billing) } : {}) }
      const answer = await call({ method: 'POST', path: `/customers/${customerId}/cards`, body })
      if (answer.status === 404) throw new ProviderRejected('Unknown token or customer', 404)
      const found = read(card, answer.body)
      return {
        id: found.id,
        brand: found.brand,
        last4: found.last_four_digits,
        holderName: found.holder_name,
        expMonth: found.exp_month,
        expYear: found.exp_year,
      }
    },
    removeCard: async (customerId, cardId) => {
      await call({ method: 'DELETE', path: `/customers/${customerId}/cards/${cardId}` })
    },
    charge: async (request) => {
      const items = [
        { amount: request.amount, description: request.description, quantity: 1, code: request.code },
      ]
      const body = {
        code: request.code,
        customer_id: request.customerId,
        items,
        payments: [paymentOf(request)],
      }
      const answer = await call({ method: 'POST', path: '/orders', body, key: request.key })
      if (answer.status === 404) throw new ProviderRejected('Unknown customer or card', 404)
      return orderToCharge(answer.body)
    },
    findCharge: async (chargeId) => {
      const answer = await call({ method: 'GET', path: `/charges/${chargeId}` })
      if (answer.status === 404) return undefined
      const found = read(chargeAlone, answer.body)
      return toCharge(found.order, found)
    },
    findByCode: async (code) => {
      const answer = await call({ method: 'GET', path: `/orders?code=${encodeURIComponent(code)}` })
      const [found] = read(z.object({ data: z.array(z.unknown()) }), answer.body).data
      return found === undefined ? undefined : orderToCharge(found)
    },
    refund: async (key, chargeId, amount) => {
      const answer = await call({ method: 'DELETE', path: `/charges/${chargeId}`, body: { amount }, key })
      if (answer.status === 404) throw new ProviderRejected('Unknown charge', 404)
      const found = read(chargeAlone, answer.body)
      return toCharge(found.order, found)
    },
  }
}
