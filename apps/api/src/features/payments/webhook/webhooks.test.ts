import { describe, expect, test } from 'vitest'
import { giveCard, ledgerFaults, runJobs, testCards, useBookingFixture } from '../../../../test/index.ts'
import { settlePayment } from '../charge/sweep-payments.ts'

const w = useBookingFixture()

const sale = (appointmentId: string) =>
  w()
    .t.deps.db.selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.status', 'p.id', 'p.status as payment', 'p.provider_charge_id as chargeId'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()
const standing = async (appointmentId: string) => {
  const { status, payment } = await sale(appointmentId)
  return { status, payment }
}

const credentials = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
const hook = (body: unknown, authorization = credentials) =>
  w().t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/payments',
    headers: { authorization },
    payload: body as object,
  })
const events = async () =>
  (await w().t.deps.db.selectFrom('webhook_events').select('id').execute()).map(({ id }) => id)

describe('a webhook', () => {
  const body = { id: 'hook_forged', type: 'charge.paid', data: { id: 'ch_nobody' } }

  test.each([
    ['without credentials', ''],
    ['with wrong ones', `Basic ${Buffer.from('pagarme:guess').toString('base64')}`],
    ["with a person's token", 'Bearer x'],
  ])('%s is refused and not kept', async (_, authorization) => {
    const before = await events()
    expect((await hook(body, authorization)).statusCode).toBe(401)
    expect(await events()).toEqual(before)
  })

  test('told ten times is kept and settled once', async () => {
    await giveCard(w().t, w().session, testCards.paysLater)
    const { id } = (await w().book('credit_card')).json()
    const { chargeId } = await sale(id)
    await expect.poll(async () => (await w().t.deps.payments.findCharge(chargeId ?? ''))?.status).toBe('paid')
    const webhook = { id: `hook_ten_${id}`, type: 'charge.paid', data: { id: chargeId } }
    const answers = await Promise.all(Array.from({ length: 10 }, () => hook(webhook)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect((await events()).filter((event) => event === webhook.id)).toHaveLength(1)
    await runJobs(w().t)
    await settlePayment(w().t.deps, { paymentId: (await sale(id)).id })
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('about an order settles its charge, also where we never learnt the charge from the answer', async () => {
    await giveCard(w().t, w().session)
    await w().fault('drop_response', 'POST /orders', 1)
    await w().fault('error', 'GET /orders', 2)
    const { id } = (await w().book('credit_card')).json()
    expect(await sale(id)).toMatchObject({ payment: 'pending', chargeId: null })
    const made = await w().t.deps.payments.findByCode(id)
    await hook({
      id: `hook_order_${id}`,
      type: 'order.paid',
      data: { id: 'or_1', charges: [{ id: made?.chargeId }] },
    })
    await runJobs(w().t)
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
  })

  test('shuffled and told again after a refund says nothing new: the payment stays given back', async () => {
    await giveCard(w().t, w().session)
    const { id } = (await w().book('credit_card')).json()
    const { chargeId } = await sale(id)
    const canceled = await w().t.app.inject({
      method: 'DELETE',
      url: `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`,
      headers: w().session.headers,
    })
    expect(canceled.statusCode).toBe(200)
    expect(await runJobs(w().t)).toEqual([])
    for (const type of ['charge.refunded', 'order.paid', 'charge.paid', 'order.canceled', 'charge.paid']) {
      await hook({ id: `hook_${type}_${id}`, type, data: { id: chargeId, status: 'paid' } })
    }
    expect(await runJobs(w().t)).toEqual([])
    expect(await standing(id)).toEqual({ status: 'canceled_by_customer', payment: 'refunded' })
    expect(await w().waiting()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('that says what the provider does not changes nothing', async () => {
    const { id } = (await w().book('pix')).json()
    await hook({ ...body, id: `hook_lie_${id}` })
    await hook({ id: `hook_other_${id}`, type: 'recipient.updated', data: { id: 're_1' } })
    await runJobs(w().t)
    expect(await standing(id)).toEqual({ status: 'awaiting_payment', payment: 'pending' })
  })
})
