import { MINUTE } from '@emma/domain/interval'
import { beforeEach, expect, test } from 'vitest'
import { type QueueFixture, URGENT_PRICE, useQueueFixture } from '../../../../test/fixtures/queue-fixture.ts'
import {
  createCustomer,
  giveCard,
  giveCredit,
  heldByProvider,
  runJobs,
  signIn,
  type TestCustomer,
  type TestSpecialist,
  testCards,
} from '../../../../test/index.ts'
import { control, readProviderBook } from '../../../../test/sandbox.ts'
import { releaseEarnings } from '../../earnings/index.ts'
import { paymentJobs, settleCharge } from '../../payments/index.ts'
import { sweepQueue } from '../queue.sweeps.ts'

const fixture = useQueueFixture()
/** Nobody can enter unless somebody is on duty. */
let colleague: TestSpecialist
beforeEach(async () => {
  colleague = await fixture().specialist()
})

const withCard = async (w: QueueFixture, number?: string): Promise<TestCustomer> => {
  const customer = await createCustomer(w.t.deps)
  await giveCard(w.t, await signIn(w.t.deps, customer), number)
  return customer
}

const done = async (w: QueueFixture): Promise<void> => {
  expect(await runJobs(w.t)).toEqual([])
  await w.expectWhole()
}

const sweep = async (w: QueueFixture): Promise<void> => {
  await sweepQueue(w.t.deps)
  await done(w)
}

const last = async (w: QueueFixture, who: TestCustomer) => (await w.call(who, 'GET', 'queue/offer')).body.last

test('leaving gives the wallet back to the centavo', async () => {
  const w = fixture()
  const paula = await w.patient(URGENT_PRICE + 1)
  await w.wait(paula)
  expect(await w.wallet(paula)).toBe(1)
  const left = await w.call(paula, 'DELETE', 'queue/me')
  expect(left).toMatchObject({
    status: 200,
    body: {
      status: 'left',
      end_reason: 'by_customer',
      payment: { status: 'refunded', returned: { wallet: URGENT_PRICE, provider: 0, status: 'done' } },
    },
  })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([URGENT_PRICE + 1, 0])
  expect((await w.call(paula, 'DELETE', 'queue/me')).status).toBe(404)
  await done(w)
  // The patient may wait again.
  await w.wait(paula)
})

test('leaving gives a card and the wallet back, each its part', async () => {
  const w = fixture()
  const paula = await withCard(w)
  await giveCredit(w.t.deps, paula.customerId, 2500)
  const before = await heldByProvider(w.t.deps.db)
  await w.wait(paula, { payment_method: 'wallet_card' })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([0, URGENT_PRICE])
  expect((await heldByProvider(w.t.deps.db)) - before).toBe(6500)
  const left = await w.call(paula, 'DELETE', 'queue/me')
  expect(left.body.payment).toMatchObject({
    status: 'partially_refunded',
    returned: { wallet: 2500, provider: 6500 },
  })
  await done(w)
  expect((await last(w, paula)).payment).toMatchObject({ status: 'refunded', returned: { status: 'done' } })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([2500, 0])
  const { charges } = await readProviderBook(w.t)
  const charge = charges.find(({ code }) => code === left.body.id)
  expect(charge).toMatchObject({ canceled_amount: 6500 })
})

test('a refused card leaves nothing in the queue, and the wallet whole', async () => {
  const w = fixture()
  const paula = await withCard(w, testCards.refuses)
  await giveCredit(w.t.deps, paula.customerId, 2500)
  const answer = await w.enter(paula, { payment_method: 'wallet_card' })
  expect(answer).toMatchObject({ status: 402, body: { code: 'payment_refused' } })
  expect((await w.call(paula, 'GET', 'queue/me')).body).toBeNull()
  expect(await last(w, paula)).toMatchObject({ status: 'expired', end_reason: 'refused' })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([2500, 0])
  await done(w)
})

/** A patient who pays by Pix, and the provider's id of the charge. */
const pixOf = async (w: QueueFixture) => {
  const paula = await w.patient(0)
  const entered = await w.enter(paula, { payment_method: 'pix' })
  expect(entered).toMatchObject({ status: 202, body: { status: 'awaiting_payment', position: null } })
  const payment = await w.t.deps.db
    .selectFrom('payments')
    .select(['id', 'provider_charge_id'])
    .where('queue_entry_id', '=', entered.body.id)
    .executeTakeFirstOrThrow()
  const settle = async () => paymentJobs['settle-payment'](w.t.deps, { paymentId: payment.id })
  const chargeId = payment.provider_charge_id ?? ''
  return { paula, entry: entered.body, chargeId, settle }
}

test('a Pix waits for its money, and the webhook brings it', async () => {
  const w = fixture()
  const { paula, entry, chargeId } = await pixOf(w)
  expect(entry.payment.pix.qr_code).toContain('br.gov.bcb.pix')
  expect((await w.call(await w.specialist(), 'GET', 'queue/list')).body.data).toEqual([])
  await control(w.t, `/_pix/${chargeId}/pay`)
  const authorization = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
  const payload = { id: `hook_${chargeId}`, type: 'charge.paid', data: { id: chargeId } }
  const url = '/api/v1/webhooks/payments'
  await w.t.app.inject({ method: 'POST', url, headers: { authorization }, payload })
  await done(w)
  const me = (await w.call(paula, 'GET', 'queue/me')).body
  expect(me).toMatchObject({ status: 'waiting', position: 1, payment: { status: 'paid' } })
  expect(me.payment.pix).toBeUndefined()
  expect(await w.held(paula)).toBe(URGENT_PRICE)
})

test('a Pix that is not paid in time ends the entry, and money that comes later goes back', async () => {
  const w = fixture()
  const { paula, chargeId, settle } = await pixOf(w)
  w.t.clock.advance(16 * MINUTE)
  await sweep(w)
  expect(await last(w, paula)).toMatchObject({ status: 'expired', end_reason: 'unpaid' })
  const before = await heldByProvider(w.t.deps.db)
  await control(w.t, `/_pix/${chargeId}/pay`)
  await settle()
  await settle()
  await done(w)
  expect(await last(w, paula)).toMatchObject({ status: 'expired', payment: { status: 'refunded' } })
  expect(await heldByProvider(w.t.deps.db)).toBe(before)
  expect(await w.held(paula)).toBe(0)
})

test('nobody called within queue_minutes: everything goes back by itself, and the patient is told', async () => {
  const w = fixture()
  await w.specialist()
  const paula = await w.patient()
  await w.wait(paula)
  w.t.clock.advance(58 * MINUTE)
  await sweep(w)
  expect((await w.call(paula, 'GET', 'queue/me')).body.status).toBe('waiting')
  w.t.clock.advance(2 * MINUTE)
  await sweep(w)
  expect(await last(w, paula)).toMatchObject({ status: 'expired', end_reason: 'not_called' })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([2 * URGENT_PRICE, 0])
  const notices = await w.call(paula, 'GET', 'customer/notifications')
  expect(notices.body.data).toMatchObject([{ kind: 'queue_refunded', amount: URGENT_PRICE }])
  await sweep(w)
  expect(await w.wallet(paula)).toBe(2 * URGENT_PRICE)
})

test('the last on duty leaves: those who wait are told until when, and get everything back when nobody comes', async () => {
  const w = fixture()
  const sergio = colleague
  const [paula, bruno] = [await w.patient(), await w.patient()]
  await w.wait(paula)
  const called = await w.wait(bruno)
  await w.update(sergio, called, 'call')
  await w.duty(sergio, false)
  // A patient they had called keeps waiting, without a miss.
  expect((await w.call(bruno, 'GET', 'queue/me')).body).toMatchObject({
    status: 'waiting',
    position: 2,
    misses: 0,
  })
  const notices = (await w.call(paula, 'GET', 'queue/me')).body
  expect(notices).toMatchObject({ on_duty: 0, estimated_wait: null })
  expect(Date.parse(notices.expires_at) - w.t.clock.now().getTime()).toBe(5 * MINUTE)
  w.t.clock.advance(4 * MINUTE)
  await sweep(w)
  expect((await w.call(paula, 'GET', 'queue/me')).body.status).toBe('waiting')
  w.t.clock.advance(MINUTE)
  await sweep(w)
  for (const who of [paula, bruno]) {
    expect(await last(w, who)).toMatchObject({ status: 'expired', end_reason: 'end_of_duty' })
    expect(await w.wallet(who)).toBe(2 * URGENT_PRICE)
  }
})

test('somebody who comes back on duty in time keeps the queue', async () => {
  const w = fixture()
  const sergio = colleague
  const paula = await w.patient()
  await w.wait(paula)
  await w.duty(sergio, false)
  w.t.clock.advance(4 * MINUTE)
  await w.duty(sergio, true)
  w.t.clock.advance(4 * MINUTE)
  await sweep(w)
  expect((await w.call(paula, 'GET', 'queue/me')).body).toMatchObject({ status: 'waiting', on_duty: 1 })
})

test('three missed calls: twice back at the same place, then out with everything given back', async () => {
  const w = fixture()
  const sergio = await w.specialist()
  const [paula, bruno] = [await w.patient(), await w.patient()]
  const id = await w.wait(paula)
  await w.wait(bruno)
  for (const misses of [1, 2]) {
    await w.update(sergio, id, 'call')
    w.t.clock.advance(59_000)
    await done(w)
    expect((await w.call(paula, 'GET', 'queue/me')).body.status).toBe('called')
    w.t.clock.advance(2000)
    expect((await w.answer(paula)).status).toBe(409)
    await sweep(w)
    expect((await w.call(paula, 'GET', 'queue/me')).body).toMatchObject({
      status: 'waiting',
      position: 1,
      misses,
    })
  }
  expect((await w.update(sergio, id, 'call')).status).toBe(200)
  expect((await w.update(sergio, id, 'absent')).body).toMatchObject({ status: 'left', current: null })
  expect(await last(w, paula)).toMatchObject({ status: 'left', end_reason: 'no_answer', misses: 3 })
  await done(w)
  expect(await w.wallet(paula)).toBe(2 * URGENT_PRICE)
  expect((await w.call(bruno, 'GET', 'queue/me')).body.position).toBe(1)
})

test('who answered and is not met within five minutes waits on, with no miss', async () => {
  const w = fixture()
  const sergio = await w.specialist()
  const paula = await w.patient()
  const id = await w.wait(paula)
  await w.update(sergio, id, 'call')
  await w.answer(paula)
  w.t.clock.advance(4 * MINUTE)
  await sweep(w)
  expect((await w.call(paula, 'GET', 'queue/me')).body.status).toBe('called')
  w.t.clock.advance(MINUTE)
  await sweep(w)
  expect((await w.call(paula, 'GET', 'queue/me')).body).toMatchObject({ status: 'waiting', misses: 0 })
})

test('a bank that takes the money back while one waits ends the place, and the wallet gets its part', async () => {
  const w = fixture()
  const paula = await withCard(w)
  await giveCredit(w.t.deps, paula.customerId, 2500)
  const before = await heldByProvider(w.t.deps.db)
  const id = await w.wait(paula, { payment_method: 'wallet_card' })
  const payment = await w.t.deps.db
    .selectFrom('payments')
    .select(['id', 'provider_charge_id'])
    .where('queue_entry_id', '=', id)
    .executeTakeFirstOrThrow()
  await control(w.t, `/_charges/${payment.provider_charge_id}/chargeback`)
  const charge = await w.t.deps.payments.findCharge(payment.provider_charge_id ?? '')
  if (charge?.status !== 'charged_back') throw new Error(`A charge that is ${charge?.status}`)
  await settleCharge(w.t.deps, payment.id, charge)
  await settleCharge(w.t.deps, payment.id, charge)
  await done(w)
  expect(await last(w, paula)).toMatchObject({ status: 'expired', end_reason: 'charged_back' })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([2500, 0])
  expect(await heldByProvider(w.t.deps.db)).toBe(before)
})

test('a bank that takes back what is on its way back already costs nobody twice', async () => {
  const w = fixture()
  const paula = await withCard(w)
  const before = await heldByProvider(w.t.deps.db)
  const id = await w.wait(paula, { payment_method: 'credit_card' })
  expect((await w.call(paula, 'DELETE', 'queue/me')).status).toBe(200)
  const payment = await w.t.deps.db
    .selectFrom('payments')
    .select(['id', 'provider_charge_id'])
    .where('queue_entry_id', '=', id)
    .executeTakeFirstOrThrow()
  await control(w.t, `/_charges/${payment.provider_charge_id}/chargeback`)
  const charge = await w.t.deps.payments.findCharge(payment.provider_charge_id ?? '')
  if (charge?.status !== 'charged_back') throw new Error(`A charge that is ${charge?.status}`)
  await settleCharge(w.t.deps, payment.id, charge)
  await done(w)
  expect(await last(w, paula)).toMatchObject({ status: 'left', end_reason: 'by_customer' })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([0, 0])
  expect(await heldByProvider(w.t.deps.db)).toBe(before)
})

test('what was attended is split, released, and disputed like any consultation', async () => {
  const w = fixture()
  const sergio = await w.specialist()
  const paula = await withCard(w)
  const id = await w.wait(paula, { payment_method: 'credit_card' })
  await w.update(sergio, id, 'call')
  await w.answer(paula)
  await w.update(sergio, id, 'start')
  await w.update(sergio, id, 'finish')
  expect(await w.balance(`pending:${sergio.specialistId}`)).toBe(7650)
  w.t.clock.advance(3 * 24 * 60 * MINUTE)
  await releaseEarnings(w.t.deps)
  expect(await w.balance(`available:${sergio.specialistId}`)).toBe(7650)
  await done(w)
})
