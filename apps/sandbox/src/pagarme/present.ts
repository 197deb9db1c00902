import type { Card, Charge, Order } from '../model.ts'
import type { State } from '../state.ts'

export function presentCard({ fingerprint: _f, behavior: _b, customer_id, ...card }: Card) {
  return { ...card, type: 'credit', customer: { id: customer_id } }
}

const transactionKind = (charge: Charge, card: Card | undefined, qrBase: string) =>
  charge.payment_method === 'pix'
    ? {
        transaction_type: 'pix',
        qr_code: charge.pix?.qr_code,
        qr_code_url: `${qrBase}/${charge.id}.png`,
        expires_at: charge.pix?.expires_at,
        end_to_end_id: charge.pix?.end_to_end_id,
      }
    : {
        transaction_type: 'credit_card',
        operation_type: 'auth_and_capture',
        installments: charge.installments,
        statement_descriptor: charge.statement_descriptor,
        acquirer_name: 'simulator',
        acquirer_message: charge.transaction.acquirer_message,
        acquirer_return_code: charge.transaction.acquirer_return_code,
        card: card && presentCard(card),
      }

function chargeBody(state: State, charge: Charge, qrBase: string) {
  const { id, status, success } = charge.transaction
  return {
    id: charge.id,
    code: charge.order_id,
    amount: charge.amount,
    paid_amount: charge.paid_amount,
    canceled_amount: charge.canceled_amount,
    status: charge.status,
    currency: 'BRL',
    payment_method: charge.payment_method,
    paid_at: charge.paid_at,
    created_at: charge.created_at,
    updated_at: charge.updated_at,
    customer: state.customers.get(charge.customer_id),
    metadata: {},
    last_transaction: {
      id,
      status,
      success,
      amount: charge.amount,
      split: charge.split,
      created_at: charge.created_at,
      updated_at: charge.updated_at,
      gateway_response: { code: '200', errors: [] },
      ...transactionKind(charge, state.cards.get(charge.card_id ?? ''), qrBase),
    },
  }
}

export interface Presenter {
  order(order: Order): Record<string, unknown>
  charge(charge: Charge): Record<string, unknown>
}

/** Rows → Pagar.me's answers. `qrBase` is where the sandbox serves Pix codes. */
export function createPresenter(state: State, qrBase: () => string): Presenter {
  const order = (row: Order) => ({
    id: row.id,
    code: row.code,
    amount: row.amount,
    currency: 'BRL',
    closed: true,
    items: row.items,
    status: row.status,
    customer: state.customers.get(row.customer_id),
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    closed_at: row.created_at,
  })
  return {
    order: (row) => {
      const charge = state.charges.get(row.charge_id)
      return { ...order(row), charges: charge ? [chargeBody(state, charge, qrBase())] : [] }
    },
    charge: (row) => {
      const parent = state.orders.get(row.order_id)
      return { ...chargeBody(state, row, qrBase()), order: parent && order(parent) }
    },
  }
}
