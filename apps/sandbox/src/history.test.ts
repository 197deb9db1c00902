import { expect, test } from 'vitest'
import { call, idIn, openSandbox, recipientBody, V5 } from './test/kit.ts'

const paid_at = '2026-03-02T12:00:00.000Z'

test('the past is written once, can be given back later, and is in everybody’s balance', async () => {
  const sandbox = await openSandbox()
  const id = idIn(await call(sandbox, `POST ${V5}/recipients`, recipientBody))
  const past = {
    charges: [
      {
        code: 'one',
        amount: 15000,
        refunded: 0,
        payment_method: 'credit_card',
        paid_at,
        split: [{ recipient_id: id, amount: 12750 }],
      },
      { code: 'two', amount: 9000, refunded: 9000, payment_method: 'credit_card', paid_at },
    ],
    withdrawals: [{ recipient_id: id, amount: 10000, created_at: paid_at }],
  }
  const first = await call(sandbox, 'POST /_history', past)
  expect(await call(sandbox, 'POST /_history', past)).toEqual(first)
  const ledger = (await call(sandbox, 'GET /_ledger')).body
  expect(ledger).toMatchObject({ totals: { captured: 24000, refunded: 9000, withdrawn: 10000 } })
  const balance = await call(sandbox, `GET ${V5}/recipients/${id}/balance`)
  expect(balance.body).toMatchObject({ available_amount: 2750, transferred_amount: 10000 })
  const { charges } = first.body as { charges: { charge_id: string }[] }
  const given = await call(sandbox, `DELETE ${V5}/charges/${charges[0]?.charge_id}`, { amount: 5000 })
  expect(given.body).toMatchObject({ status: 'partial_refunded', canceled_amount: 5000 })
})
