import { z } from 'zod'
import { type Charge, type Order, shareSchema } from './model.ts'
import { type Bank, PLATFORM_RECIPIENT_ID } from './pagarme/bank.ts'
import { recipientOf } from './pagarme/recipients.ts'
import { addPayables } from './pagarme/settle.ts'
import { newId, nowIso } from './state.ts'

/** The provider's history from before the simulation: the past of a demo, in centavos. */
export const historySchema = z.object({
  charges: z.array(
    z.object({
      code: z.string().min(1).max(52),
      amount: z.int().min(1),
      refunded: z.int().min(0),
      payment_method: z.enum(['credit_card', 'pix']),
      paid_at: z.iso.datetime(),
      /** The shares of others than the platform. */
      split: z.array(shareSchema).default([]),
    }),
  ),
  withdrawals: z.array(
    z.object({ recipient_id: z.string(), amount: z.int().min(1), created_at: z.iso.datetime() }),
  ),
})
type History = z.infer<typeof historySchema>
type Past = History['charges'][number]

const CUSTOMER_ID = 'cus_history'

function ensureCustomer({ state }: Bank): void {
  if (state.customers.get(CUSTOMER_ID)) return
  const at = nowIso()
  state.customers.put({
    id: CUSTOMER_ID,
    name: 'History',
    email: 'history@sandbox.test',
    document: '00000000000',
    document_type: 'CPF',
    type: 'individual',
    phones: {},
    address: null,
    metadata: {},
    created_at: at,
    updated_at: at,
  })
}

function splitOf({ amount, split }: Past): Charge['split'] {
  const others = split.reduce((sum, share) => sum + share.amount, 0)
  const options = (mine: boolean) => ({
    liable: mine,
    charge_processing_fee: mine,
    charge_remainder_fee: mine,
  })
  const platform = { recipient_id: PLATFORM_RECIPIENT_ID, amount: amount - others }
  return [
    { ...platform, type: 'flat' as const, options: options(true) },
    ...split.map((share) => ({ ...share, type: 'flat' as const, options: options(false) })),
  ].filter((share) => share.amount > 0)
}

function putOrder({ state }: Bank, past: Past): Order {
  const { code, amount, paid_at: at } = past
  const order = { id: newId('or'), code, customer_id: CUSTOMER_ID, charge_id: newId('ch') }
  const items = [{ amount, description: 'Consulta', quantity: 1, code }]
  return state.orders.put({
    ...order,
    items,
    amount,
    status: 'paid',
    metadata: {},
    created_at: at,
    updated_at: at,
  })
}

function putCharge(bank: Bank, order: Order, past: Past): Charge {
  const { amount, refunded, paid_at: at, payment_method } = past
  const charge = bank.state.charges.put({
    id: order.charge_id,
    order_id: order.id,
    customer_id: CUSTOMER_ID,
    amount,
    paid_amount: amount,
    canceled_amount: refunded,
    status: refunded === 0 ? 'paid' : refunded < amount ? 'partial_refunded' : 'refunded',
    payment_method,
    installments: 1,
    statement_descriptor: '',
    card_id: null,
    pix: null,
    split: splitOf(past),
    transaction: {
      id: newId('tran'),
      status: 'captured',
      success: true,
      acquirer_return_code: '0000',
      acquirer_message: null,
    },
    refunds: refunded === 0 ? [] : [{ id: newId('rf'), amount: refunded, created_at: at }],
    paid_at: at,
    created_at: at,
    updated_at: at,
  })
  addPayables(bank, charge, 'credit', charge.split)
  // Past refunds are whole only, so that each recipient returns what they got.
  if (refunded > 0) addPayables(bank, charge, 'refund', charge.split)
  return charge
}

/** Writes the past once: items with a known code stay. Returns the provider's ids. */
export function addHistory(bank: Bank, { charges, withdrawals }: History) {
  ensureCustomer(bank)
  const { state } = bank
  const known = new Map(state.orders.all().map((order) => [order.code, order]))
  const made = charges.map((past) => {
    const order = known.get(past.code) ?? putOrder(bank, past)
    if (!state.charges.get(order.charge_id)) putCharge(bank, order, past)
    return { code: past.code, order_id: order.id, charge_id: order.charge_id }
  })
  const sent = withdrawals.map(({ recipient_id, amount, created_at }) => {
    const { id } = recipientOf(bank, recipient_id)
    const like = state.withdrawals.filter(
      (row) => row.recipient_id === id && row.amount === amount && row.created_at === created_at,
    )
    const row = like[0] ?? {
      id: newId('wd'),
      recipient_id: id,
      amount,
      fee: 0,
      status: 'paid' as const,
      created_at,
      updated_at: created_at,
    }
    return { id: state.withdrawals.put(row).id, recipient_id, amount, created_at }
  })
  return { charges: made, withdrawals: sent }
}
