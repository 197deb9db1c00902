import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import {
  confirm,
  createCustomer,
  createSpecialist,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  messagesTo,
  PRICE,
  runJobs,
  signIn,
  TOMORROW,
  testCards,
  useBookingFixture,
} from '../../../../test/index.ts'
import { bookingJobs } from '../../booking/index.ts'
import { settlePayment, sweepPayments } from './sweep-payments.ts'

const { 'expire-holds': expireHolds, 'forget-idempotency-keys': forgetIdempotencyKeys } = bookingJobs

const FIFTEEN_MINUTES = 15 * MINUTE
const w = useBookingFixture()

const sale = (appointmentId: string) =>
  w()
    .t.deps.db.selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.status', 'p.id', 'p.status as payment', 'p.provider_charge_id as chargeId'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()
const stateOf = async (appointmentId: string) => {
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

describe('Pix', () => {
  test('shows a code while it waits, and is confirmed by the webhook once it is paid', async () => {
    const answer = await w().book('pix')
    expect(answer.statusCode).toBe(202)
    const { id, payment, hold_expires_at } = answer.json()
    expect(payment.pix.qr_code).toContain('br.gov.bcb.pix')
    expect(hold_expires_at).toBe('2026-11-23T12:15:00.000Z')
    const { chargeId } = await sale(id)
    const early = { id: `hook_${id}`, type: 'charge.paid', data: { id: chargeId, status: 'paid' } }
    expect((await hook(early)).statusCode).toBe(200)
    await runJobs(w().t)
    expect(await stateOf(id)).toEqual({ status: 'awaiting_payment', payment: 'pending' })

    await w().control(`/_pix/${chargeId}/pay`)
    expect((await hook({ ...early, id: `hook_2${id}` })).json()).toEqual({ received: true })
    await runJobs(w().t)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is confirmed by asking, where no webhook comes', async () => {
    const { id } = (await w().book('pix')).json()
    await w().control(`/_pix/${(await sale(id)).chargeId}/pay`)
    w().t.clock.advance(3 * MINUTE)
    await sweepPayments(w().t.deps)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment: 'paid' })
  })

  test('paid after its time stands if the slot is still free', async () => {
    const { id } = (await w().book('pix')).json()
    w().t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(w().t.deps)
    expect((await sale(id)).status).toBe('expired')
    await w().control(`/_pix/${(await sale(id)).chargeId}/pay`)
    await sweepPayments(w().t.deps)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await w().waiting()).toBe(12_750)
  })

  test('paid after its time stands between two neighbours', async () => {
    const { id } = (await w().book('pix')).json()
    w().t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(w().t.deps)
    const other = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, other.customerId, 2 * PRICE)
    for (const startsAt of ['2026-11-24T11:30:00.000Z', '2026-11-24T12:30:00.000Z']) {
      const order = w().order('wallet', { startsAt })
      expect((await confirm(w().t, other, await signIn(w().t.deps, other), order)).statusCode).toBe(201)
    }
    await w().control(`/_pix/${(await sale(id)).chargeId}/pay`)
    await sweepPayments(w().t.deps)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment: 'paid' })
  })

  test('paid after its time stands where only a hold that ran out is on its slot', async () => {
    const { id } = (await w().book('pix')).json()
    await w().control(`/_pix/${(await sale(id)).chargeId}/pay`)
    w().t.clock.advance(FIFTEEN_MINUTES)
    const other = await createCustomer(w().t.deps)
    const third = await createCustomer(w().t.deps)
    const hold = async (who: typeof other, specialistId: string): Promise<string> => {
      const order = { ...w().order('pix'), specialistId }
      return (await confirm(w().t, who, await signIn(w().t.deps, who), order)).json().id
    }
    const { specialtyId } = w()
    const colleague = await createSpecialist(w().t.deps, { specialtyId, price: PRICE })
    const onSlot = await hold(other, w().specialist.specialistId)
    const elsewhere = await hold(third, colleague.specialistId)
    expect((await sale(id)).status).toBe('expired')
    w().t.clock.advance(FIFTEEN_MINUTES)
    await settlePayment(w().t.deps, { paymentId: (await sale(id)).id })
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect((await sale(onSlot)).status).toBe('expired')
    expect((await sale(elsewhere)).status).toBe('awaiting_payment')
  })

  test('paid after the consultation would have begun goes back by itself', async () => {
    const { id } = (await w().book('pix')).json()
    w().t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(w().t.deps)
    const { chargeId } = await sale(id)
    await w().control(`/_pix/${chargeId}/pay`)
    w().t.clock.set(TOMORROW)
    await sweepPayments(w().t.deps)
    expect((await sale(id)).status).toBe('expired')
    expect(await runJobs(w().t)).toEqual([])
    expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'refunded' })
    expect(await w().waiting()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('paid after its time goes back by itself if the slot is taken', async () => {
    const { id } = (await w().book('pix')).json()
    const held = await heldByProvider(w().t.deps.db)
    w().t.clock.advance(FIFTEEN_MINUTES)
    const other = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, other.customerId, PRICE)
    expect(
      (await confirm(w().t, other, await signIn(w().t.deps, other), w().order('wallet'))).statusCode,
    ).toBe(201)
    const { chargeId } = await sale(id)
    await w().control(`/_pix/${chargeId}/pay`)
    await sweepPayments(w().t.deps)
    expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'refunded' })
    expect(await runJobs(w().t)).toEqual([])
    expect(await w().t.deps.payments.findCharge(chargeId ?? '')).toMatchObject({
      status: 'refunded',
      refunded: PRICE,
    })
    const refunds = await w()
      .t.deps.db.selectFrom('refunds')
      .select(['status', 'amount'])
      .where('payment_id', '=', (await sale(id)).id)
      .execute()
    expect(refunds).toEqual([{ status: 'done', amount: PRICE }])
    expect(await heldByProvider(w().t.deps.db)).toBe(held + PRICE)
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})

describe('a Pix beside the wallet', () => {
  const balance = () => w().balance(`wallet:${w().paula.customerId}`)

  test('is of what the wallet does not hold, and both pay the consultation once it is paid', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    const { id, payment } = (await w().book('wallet_pix')).json()
    expect(payment).toMatchObject({ method: 'wallet_pix', amount: PRICE, wallet_amount: 5000 })
    expect(await balance()).toBe(0)
    const { chargeId } = await sale(id)
    expect(await w().t.deps.payments.findCharge(chargeId ?? '')).toMatchObject({ amount: PRICE - 5000 })
    await w().control(`/_pix/${chargeId}/pay`)
    await settlePayment(w().t.deps, { paymentId: (await sale(id)).id })
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('that nobody pays gives the wallet its part back, and needs no card', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    const { id, hold_expires_at } = (await w().book('wallet_pix')).json()
    expect(hold_expires_at).toBe('2026-11-23T12:15:00.000Z')
    w().t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(w().t.deps)
    expect((await sale(id)).status).toBe('expired')
    expect(await balance()).toBe(5000)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('paid after its time, with the wallet part gone back, is given back', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    const { id } = (await w().book('wallet_pix')).json()
    w().t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(w().t.deps)
    const { chargeId } = await sale(id)
    await w().control(`/_pix/${chargeId}/pay`)
    await sweepPayments(w().t.deps)
    await runJobs(w().t)
    expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'refunded' })
    expect(await w().t.deps.payments.findCharge(chargeId ?? '')).toMatchObject({ refunded: PRICE - 5000 })
    expect(await balance()).toBe(5000)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})

describe('a card that is decided later', () => {
  test('is 202, and refused gives the slot and the wallet back', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    await giveCard(w().t, w().session, testCards.failsLater)
    const answer = await w().book('wallet_card')
    expect(answer.statusCode).toBe(202)
    const { id } = answer.json()
    expect(await w().balance(`wallet:${w().paula.customerId}`)).toBe(0)
    const { chargeId } = await sale(id)
    await expect
      .poll(async () => (await w().t.deps.payments.findCharge(chargeId ?? ''))?.status)
      .toBe('refused')
    await settlePayment(w().t.deps, { paymentId: (await sale(id)).id })
    expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'failed' })
    expect(await w().balance(`wallet:${w().paula.customerId}`)).toBe(5000)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('paid after its hold ended, with its wallet part gone back, is refunded', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    await giveCard(w().t, w().session, testCards.paysLater)
    const { id } = (await w().book('wallet_card')).json()
    w().t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(w().t.deps)
    expect(await w().balance(`wallet:${w().paula.customerId}`)).toBe(5000)
    const { chargeId } = await sale(id)
    await expect.poll(async () => (await w().t.deps.payments.findCharge(chargeId ?? ''))?.status).toBe('paid')
    await sweepPayments(w().t.deps)
    await runJobs(w().t)
    expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'refunded' })
    expect(await w().t.deps.payments.findCharge(chargeId ?? '')).toMatchObject({ refunded: PRICE - 5000 })
    expect(await w().balance(`wallet:${w().paula.customerId}`)).toBe(5000)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})

test('a charge that never reached the provider is given up an hour later, never made after its hold', async () => {
  await giveCard(w().t, w().session)
  await w().fault('error', 'orders', 3)
  const { id } = (await w().book('credit_card')).json()
  w().t.clock.advance(FIFTEEN_MINUTES)
  await expireHolds(w().t.deps)
  await sweepPayments(w().t.deps)
  expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'pending' })
  w().t.clock.advance(HOUR)
  await sweepPayments(w().t.deps)
  expect(await stateOf(id)).toEqual({ status: 'expired', payment: 'failed' })
  expect(await w().t.deps.payments.findByCode(id)).toBeUndefined()
})

test('the patient is told of the confirmation by e-mail and in the way they prefer', async () => {
  await giveCard(w().t, w().session)
  await w().book('credit_card')
  expect(await runJobs(w().t)).toEqual([])
  const mails = await messagesTo(w().t, w().paula.email)
  expect(mails.map(({ channel }) => channel)).toEqual(['email'])
  expect(mails[0]?.text).toContain(`com ${w().specialist.name} está confirmada para terça-feira, 24/11`)
  expect((await messagesTo(w().t, '5511987654321')).at(-1)).toMatchObject({ channel: 'sms' })
})

test('keys are forgotten after a day, answers and bookings alike', async () => {
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  await confirm(w().t, w().paula, w().session, { ...w().order('wallet'), key: 'a-key-of-mine' })
  const kept = () =>
    w().t.deps.db.selectFrom('appointments').select('id').where('idempotency_key', 'is not', null).execute()
  await forgetIdempotencyKeys(w().t.deps)
  expect(await kept()).not.toEqual([])
  w().t.clock.advance(DAY + 1)
  await forgetIdempotencyKeys(w().t.deps)
  expect(await kept()).toEqual([])
  expect(await w().t.deps.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})
