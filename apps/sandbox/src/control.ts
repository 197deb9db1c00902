import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { faultSchema } from './faults.ts'
import { onceSaved } from './gate.ts'
import { addHistory, historySchema } from './history.ts'
import { deliver } from './hooks.ts'
import { messagesTo } from './messages/messages.ts'
import { calendarSchema, recipientStatusSchema } from './model.ts'
import type { Bank } from './pagarme/bank.ts'
import { notFound, parse, Refusal } from './pagarme/errors.ts'
import { chargeOf } from './pagarme/orders.ts'
import { idParam } from './pagarme/paging.ts'
import { deposit } from './pagarme/payables.ts'
import { balanceOf, recipientOf, setRecipientStatus, setWithdrawalStatus } from './pagarme/recipients.ts'
import { chargeback } from './pagarme/refund.ts'
import { payPix } from './pagarme/settle.ts'

/** The payment provider's ledger, in centavos, to compare with the product's own. */
function ledgerOf(bank: Bank) {
  const { charges, orders, recipients, transfers, withdrawals } = bank.state
  const rows = charges.all()
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const refunds = rows.flatMap((row) => row.refunds.map((refund) => ({ ...refund, charge_id: row.id })))
  const disputed = rows.filter((row) => row.status === 'chargedback')
  const sent = withdrawals.filter((row) => row.status !== 'failed')
  return {
    charges: rows.map(
      ({ id, order_id, status, payment_method, amount, paid_amount, canceled_amount, split }) => ({
        id,
        order_id,
        code: orders.get(order_id)?.code,
        status,
        payment_method,
        amount,
        paid_amount,
        canceled_amount,
        split: split.map((share) => ({ recipient_id: share.recipient_id, amount: share.amount })),
      }),
    ),
    refunds,
    withdrawals: withdrawals.all(),
    transfers: transfers.all(),
    recipients: recipients
      .all()
      .map(({ id, code, status }) => ({ id, code, status, ...balanceOf(bank, id) })),
    totals: {
      captured: sum(rows.map((row) => row.paid_amount)),
      refunded: sum(refunds.map((refund) => refund.amount)),
      chargedBack: sum(disputed.map((row) => row.paid_amount - row.canceled_amount)),
      withdrawn: sum(sent.map((row) => row.amount)),
    },
  }
}

function faultRoutes(app: FastifyInstance, bank: Bank): void {
  app.post('/_faults', async (request, reply) => {
    bank.faults.add(parse(faultSchema, 'fault', request.body))
    return reply.code(201).send(bank.faults.list())
  })
  app.get('/_faults', async () => bank.faults.list())
  app.delete('/_faults', async (_request, reply) => {
    bank.faults.clear()
    return reply.code(204).send()
  })
}

function messageRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/_messages', async (request) => {
    const { to } = z.object({ to: z.string().optional() }).parse(request.query)
    return messagesTo(bank, to)
  })
  app.delete('/_messages', async (_request, reply) => {
    bank.state.messages.clear()
    return reply.code(204).send()
  })
}

function calendarRoutes(app: FastifyInstance, bank: Bank): void {
  app.post('/_calendars', { bodyLimit: CALENDAR_BYTES }, async (request) =>
    bank.state.calendars.put(parse(calendarSchema, 'calendar', request.body)),
  )
}

function paymentRoutes(app: FastifyInstance, bank: Bank): void {
  app.post('/_pix/:id/pay', async (request, reply) => {
    const charge = payPix(bank, chargeOf(bank, idParam(request)))
    // A button on the page was pressed.
    if (request.headers['content-type'] === FORM) return reply.redirect('/', 303)
    return bank.present.charge(charge)
  })
  app.post('/_charges/:id/chargeback', async (request) =>
    bank.present.charge(chargeback(bank, chargeOf(bank, idParam(request)))),
  )
  app.post('/_recipients/:id/status', async (request) => {
    const { status } = parse(z.object({ status: recipientStatusSchema }), 'recipient', request.body)
    return setRecipientStatus(bank, idParam(request), status)
  })
  app.post('/_recipients/:id/deposit', async (request) => {
    const { amount } = parse(z.object({ amount: z.int().min(1) }), 'deposit', request.body)
    return deposit(bank, recipientOf(bank, idParam(request)).id, amount)
  })
  app.post('/_withdrawals/:id', async (request) => {
    const { status } = parse(z.object({ status: z.enum(['paid', 'failed']) }), 'withdrawal', request.body)
    return setWithdrawalStatus(bank, idParam(request), status)
  })
  app.post('/_history', { bodyLimit: HISTORY_BYTES }, async (request) =>
    addHistory(bank, parse(historySchema, 'history', request.body)),
  )
  app.get('/_ledger', async () => ledgerOf(bank))
}

function webhookRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/_webhooks', async () => bank.state.hooks.all())
  app.post('/_webhooks/replay', async (request) => {
    const { id } = parse(z.object({ id: z.string() }), 'webhook', request.body)
    if (bank.state.hooks.get(id) === undefined) throw notFound('Webhook')
    await deliver(bank, id)
    return bank.state.hooks.get(id)
  })
}

/** A year of a demo is some hundred kilobytes. */
const CALENDAR_BYTES = 4 * 1024 * 1024
const HISTORY_BYTES = 8 * 1024 * 1024

const FORM = 'application/x-www-form-urlencoded'

/** The control port: how tests and the demo change the simulated world. */
export function control(bank: Bank) {
  return async (app: FastifyInstance) => {
    app.addContentTypeParser(FORM, (_request, payload, done) => {
      payload.resume()
      done(null, {})
    })
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) return reply.send(error)
      const status = error.status === 422 ? 400 : error.status
      return reply.code(status).send({ message: error.message, errors: error.errors })
    })
    app.addHook('onSend', (_request, reply, payload) => onceSaved(bank, reply, payload))
    faultRoutes(app, bank)
    messageRoutes(app, bank)
    calendarRoutes(app, bank)
    paymentRoutes(app, bank)
    webhookRoutes(app, bank)
  }
}
