import { DAY, MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import { expireHolds } from '../../src/features/booking/book/expire-holds.ts'
import { settlePayment, sweepPayments } from '../../src/features/payments/charge/sweep-payments.ts'
import { refundPayment } from '../../src/features/payments/refund/refund-payment.ts'
import { processWebhook } from '../../src/features/payments/webhook/process-webhook.ts'
import {
  confirm,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  PRICE,
  runJobs,
  signIn,
  TOMORROW,
  useBookingFixture,
} from '../index.ts'

const w = useBookingFixture()
const FIFTY = Array.from({ length: 50 }, (_, index) => index)
const HALF_HOUR = 30 * MINUTE

const sale = (appointmentId: string) =>
  w()
    .t.deps.db.selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.status', 'p.id', 'p.status as payment', 'p.provider_charge_id as chargeId'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()

const refundsOf = async (paymentId: string) => {
  const { db } = w().t.deps
  return db
    .selectFrom('refunds')
    .select(['id', 'amount', 'status'])
    .where('payment_id', '=', paymentId)
    .execute()
}

const credentials = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
const hook = (id: string, chargeId: string | null) =>
  w().t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/payments',
    headers: { authorization: credentials },
    payload: { id, type: 'charge.paid', data: { id: chargeId } },
  })

/** Repeats a call that timed out waiting for a database connection, as on a busy machine. */
const bookUntilAnswered = async (startsAt: string) => {
  for (;;) {
    const answer = await w().book('wallet', { startsAt })
    if (answer.statusCode !== 503) return answer
  }
}

describe('at once', () => {
  test('fifty spends of one wallet take what is in it, and no more', async () => {
    for (const amount of [PRICE, PRICE - 5000, PRICE + 5000]) {
      await giveCredit(w().t.deps, w().paula.customerId, amount)
    }
    const starts = FIFTY.map((index) => {
      const [day, half] = [Math.floor(index / 17), index % 17]
      return new Date(Date.parse(TOMORROW) + day * DAY + half * HALF_HOUR).toISOString()
    })
    const answers = await Promise.all(starts.map(bookUntilAnswered))
    const won = answers.filter(({ statusCode }) => statusCode === 201)
    const lost = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(won).toHaveLength(3)
    expect(new Set(lost.map((answer) => answer.json().code))).toEqual(new Set(['wallet_insufficient']))
    expect([await w().wallet(), await w().waiting()]).toEqual([0, 3 * 12_750])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('fifty refunds of one charge give it back once', async () => {
    await giveCard(w().t, w().session)
    const { id } = (await w().book('credit_card')).json()
    const held = await heldByProvider(w().t.deps.db)
    const doctor = await signIn(w().t.deps, w().specialist)
    const schedules = `/api/v1/schedules/auth/schedules/${id}`
    const canceled = await w().t.app.inject({
      method: 'POST',
      url: `${schedules}/cancelPerSpecialist`,
      headers: doctor.headers,
      payload: { reason: 'Imprevisto na agenda' },
    })
    expect(canceled.statusCode).toBe(200)
    const { headers } = w().session
    const answers = await Promise.all(
      FIFTY.map(() => w().t.app.inject({ method: 'DELETE', url: `${schedules}/refund`, headers })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const payment = await sale(id)
    const [refund, ...others] = await refundsOf(payment.id)
    expect([refund?.amount, others]).toEqual([PRICE, []])
    await Promise.allSettled(FIFTY.map(() => refundPayment(w().t.deps, { refundId: refund?.id ?? '' })))
    expect(await runJobs(w().t)).toEqual([])
    const charge = await w().t.deps.payments.findCharge(payment.chargeId ?? '')
    expect(charge).toMatchObject({ status: 'refunded', refunded: PRICE })
    expect(await heldByProvider(w().t.deps.db)).toBe(held - PRICE)
    expect([await w().wallet(), await w().waiting()]).toEqual([0, 0])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test.each(['in time', 'when the hold is over'])(
    'a cancellation, the confirmation, the sweep and webhooks of a Pix paid %s leave one state and all the money',
    async (when) => {
      for (const turn of [1, 2, 3, 4]) {
        const startsAt = new Date(Date.parse(TOMORROW) + turn * HALF_HOUR).toISOString()
        const session = await signIn(w().t.deps, w().paula)
        const booked = await confirm(w().t, w().paula, session, { ...w().order('pix'), startsAt })
        const { id } = booked.json()
        const { id: paymentId, chargeId } = await sale(id)
        const before = await heldByProvider(w().t.deps.db)
        await w().control(`/_pix/${chargeId}/pay`)
        const hooks = [1, 2, 3].map((each) => `hook_race_${each}_${id}`)
        for (const each of hooks) await hook(each, chargeId)
        w().t.clock.advance(when === 'in time' ? 3 * MINUTE : 16 * MINUTE)
        const { deps } = w().t
        const late = await signIn(deps, w().paula)
        const cancel = () =>
          w().t.app.inject({
            method: 'DELETE',
            url: `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`,
            headers: late.headers,
          })
        const work = [
          ...hooks.map((eventId) => () => processWebhook(deps, { eventId })),
          () => settlePayment(deps, { paymentId }),
          () => sweepPayments(deps),
          () => expireHolds(deps),
          cancel,
          cancel,
        ]
        // A different one begins each time.
        await Promise.all([...work.slice(turn), ...work.slice(0, turn)].map((each) => each()))
        expect(await runJobs(w().t)).toEqual([])
        const { status, payment } = await sale(id)
        const taken = (await heldByProvider(deps.db)) - before
        if (status === 'confirmed') expect([payment, taken]).toEqual(['paid', PRICE])
        else {
          expect(['expired', 'canceled_by_customer']).toContain(status)
          expect(['refunded', 'partially_refunded']).toContain(payment)
          const back = (await refundsOf(paymentId)).reduce((sum, { amount }) => sum + amount, 0)
          expect(taken).toBe(PRICE - back)
          expect(await deps.payments.findCharge(chargeId ?? '')).toMatchObject({ refunded: back })
        }
        expect(await ledgerFaults(deps.db)).toEqual([])
        if (status === 'confirmed') await cancel()
      }
    },
  )
})
