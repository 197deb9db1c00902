import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Payable } from '../model.ts'
import { newId, nowIso } from '../state.ts'
import type { Bank } from './bank.ts'
import { recipientOf } from './recipients.ts'

const payablesQuery = z.object({
  recipient_id: z.string().optional(),
  charge_id: z.string().optional(),
  size: z.coerce.number().int().min(1).max(1000).default(30),
  created_since: z.iso.datetime().optional(),
  forward_cursor: z.string().optional(),
})

export function payableRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/payables', async (request) => {
    const { recipient_id, charge_id, created_since, size, forward_cursor } = payablesQuery.parse(
      request.query,
    )
    const since = created_since === undefined ? 0 : Date.parse(created_since)
    const rows = bank.state.payables.filter(
      (row) =>
        (recipient_id === undefined || row.recipient_id === recipient_id) &&
        (charge_id === undefined || row.charge_id === charge_id) &&
        Date.parse(row.created_at) >= since,
    )
    const start = forward_cursor === undefined ? 0 : rows.findIndex((row) => row.id === forward_cursor) + 1
    const data = rows.slice(start, start + size)
    const more = start + size < rows.length
    return { data, paging: { forward_cursor: more ? data.at(-1)?.id : null } }
  })
}

/** A recipient's earlier money, from the demo's history. */
export function deposit(bank: Bank, recipientId: string, amount: number): Payable {
  return bank.state.payables.put({
    id: newId('pay'),
    type: 'credit',
    status: 'paid',
    amount,
    fee: 0,
    charge_id: null,
    recipient_id: recipientOf(bank, recipientId).id,
    payment_method: null,
    payment_date: nowIso(),
    created_at: nowIso(),
  })
}
