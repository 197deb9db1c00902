import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  confirm,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  runJobs,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
  testCards,
} from '../../../test/index.ts'
import { expireHolds, forgetIdempotencyKeys, settlePayment, sweepPayments } from './upkeep.ts'

const PRICE = 15_000
const TOMORROW = '2026-11-24T12:00:00.000Z'
const FIFTEEN_MINUTES = 15 * 60_000

let t: TestApp
let specialtyId: string
let specialist: TestSpecialist
let paula: TestCustomer
let session: SignedIn

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  await forgetJobs(t)
  await fetch(`${t.sandboxUrl}/_faults`, { method: 'DELETE' })
  specialist = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
})

const order = (method: 'credit_card' | 'wallet' | 'pix' | 'wallet_card') => ({
  specialistId: specialist.specialistId,
  specialtyId,
  startsAt: TOMORROW,
  method,
})
const book = (method: 'credit_card' | 'pix' | 'wallet_card') => confirm(t, paula, session, order(method))
const post = async (path: string, body: unknown = {}) => {
  const response = await fetch(`${t.sandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
const fault = (mode: string, match: string, count: number) =>
  post('/_faults', { provider: 'pagarme', mode, count, match })
const sale = (appointmentId: string) =>
  t.deps.db
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.status', 'p.id', 'p.status as payment', 'p.provider_charge_id as chargeId'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()
const standing = async (appointmentId: string) => {
  const { status, payment } = await sale(appointmentId)
  return { status, payment }
}
const balance = async (account: string): Promise<number> =>
  (
    await t.deps.db
      .selectFrom('account_balances')
      .select('balance')
      .where('account', '=', account)
      .executeTakeFirst()
  )?.balance ?? 0
const waiting = () => balance(`pending:${specialist.specialistId}`)

const credentials = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
const hook = (body: unknown, authorization = credentials) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/payments',
    headers: { authorization },
    payload: body as object,
  })
const events = async () =>
  (await t.deps.db.selectFrom('webhook_events').select('id').execute()).map(({ id }) => id)

describe('Pix', () => {
  test('shows a code while it waits, and is confirmed by the webhook once it is paid', async () => {
    const answer = await book('pix')
    expect(answer.statusCode).toBe(202)
    const { id, payment, hold_expires_at } = answer.json()
    expect(payment.pix.qr_code).toContain('br.gov.bcb.pix')
    expect(hold_expires_at).toBe('2026-11-23T12:15:00.000Z')
    const { chargeId } = await sale(id)
    const early = { id: `hook_${id}`, type: 'charge.paid', data: { id: chargeId, status: 'paid' } }
    expect((await hook(early)).statusCode).toBe(200)
    await runJobs(t)
    expect(await standing(id)).toEqual({ status: 'awaiting_payment', payment: 'pending' })

    await post(`/_pix/${chargeId}/pay`)
    expect((await hook({ ...early, id: `hook_2${id}` })).json()).toEqual({ received: true })
    await runJobs(t)
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('is confirmed by asking, where no webhook comes', async () => {
    const { id } = (await book('pix')).json()
    await post(`/_pix/${(await sale(id)).chargeId}/pay`)
    t.clock.advance(3 * 60_000)
    await sweepPayments(t.deps)
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
  })

  test('paid after its time stands if the slot is still free', async () => {
    const { id } = (await book('pix')).json()
    t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(t.deps)
    expect((await sale(id)).status).toBe('expired')
    await post(`/_pix/${(await sale(id)).chargeId}/pay`)
    await sweepPayments(t.deps)
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await waiting()).toBe(12_750)
  })

  test('paid after its time goes back by itself if the slot is taken', async () => {
    const { id } = (await book('pix')).json()
    const held = await heldByProvider(t.deps.db)
    t.clock.advance(FIFTEEN_MINUTES)
    const other = await createCustomer(t.deps)
    await giveCredit(t.deps, other.customerId, PRICE)
    expect((await confirm(t, other, await signIn(t.deps, other), order('wallet'))).statusCode).toBe(201)
    const { chargeId } = await sale(id)
    await post(`/_pix/${chargeId}/pay`)
    await sweepPayments(t.deps)
    expect(await standing(id)).toEqual({ status: 'expired', payment: 'refunded' })
    expect(await runJobs(t)).toEqual([])
    expect(await t.deps.payments.findCharge(chargeId ?? '')).toMatchObject({
      status: 'refunded',
      refunded: PRICE,
    })
    const refunds = await t.deps.db.selectFrom('refunds').select(['status', 'amount']).execute()
    expect(refunds).toEqual([{ status: 'done', amount: PRICE }])
    expect(await heldByProvider(t.deps.db)).toBe(held + PRICE)
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })
})

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
    await giveCard(t, session, testCards.paysLater)
    const { id } = (await book('credit_card')).json()
    const { chargeId } = await sale(id)
    await expect.poll(async () => (await t.deps.payments.findCharge(chargeId ?? ''))?.status).toBe('paid')
    const told = { id: `hook_ten_${id}`, type: 'charge.paid', data: { id: chargeId } }
    const answers = await Promise.all(Array.from({ length: 10 }, () => hook(told)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect((await events()).filter((event) => event === told.id)).toHaveLength(1)
    await runJobs(t)
    await settlePayment(t.deps, { paymentId: (await sale(id)).id })
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('about an order settles its charge, also where we never learnt the charge from the answer', async () => {
    await giveCard(t, session)
    await fault('drop_response', 'POST /orders', 1)
    await fault('error', 'GET /orders', 1)
    const { id } = (await book('credit_card')).json()
    expect(await sale(id)).toMatchObject({ payment: 'pending', chargeId: null })
    const made = await t.deps.payments.findByCode(id)
    await hook({
      id: `hook_order_${id}`,
      type: 'order.paid',
      data: { id: 'or_1', charges: [{ id: made?.chargeId }] },
    })
    await runJobs(t)
    expect(await standing(id)).toEqual({ status: 'confirmed', payment: 'paid' })
  })

  test('that says what the provider does not changes nothing', async () => {
    const { id } = (await book('pix')).json()
    await hook({ ...body, id: `hook_lie_${id}` })
    await hook({ id: `hook_other_${id}`, type: 'recipient.updated', data: { id: 're_1' } })
    await runJobs(t)
    expect(await standing(id)).toEqual({ status: 'awaiting_payment', payment: 'pending' })
  })
})

describe('a card that is decided later', () => {
  test('is 202, and refused gives the slot and the wallet back', async () => {
    await giveCredit(t.deps, paula.customerId, 5000)
    await giveCard(t, session, testCards.failsLater)
    const answer = await book('wallet_card')
    expect(answer.statusCode).toBe(202)
    const { id } = answer.json()
    expect(await balance(`wallet:${paula.customerId}`)).toBe(0)
    const { chargeId } = await sale(id)
    await expect.poll(async () => (await t.deps.payments.findCharge(chargeId ?? ''))?.status).toBe('refused')
    await settlePayment(t.deps, { paymentId: (await sale(id)).id })
    expect(await standing(id)).toEqual({ status: 'expired', payment: 'failed' })
    expect(await balance(`wallet:${paula.customerId}`)).toBe(5000)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('paid after its hold ended, with its wallet part gone back, is refunded', async () => {
    await giveCredit(t.deps, paula.customerId, 5000)
    await giveCard(t, session, testCards.paysLater)
    const { id } = (await book('wallet_card')).json()
    t.clock.advance(FIFTEEN_MINUTES)
    await expireHolds(t.deps)
    expect(await balance(`wallet:${paula.customerId}`)).toBe(5000)
    const { chargeId } = await sale(id)
    await expect.poll(async () => (await t.deps.payments.findCharge(chargeId ?? ''))?.status).toBe('paid')
    await sweepPayments(t.deps)
    await runJobs(t)
    expect(await standing(id)).toEqual({ status: 'expired', payment: 'refunded' })
    expect(await t.deps.payments.findCharge(chargeId ?? '')).toMatchObject({ refunded: PRICE - 5000 })
    expect(await balance(`wallet:${paula.customerId}`)).toBe(5000)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })
})

test('a charge that never reached the provider is given up an hour later, never made after its hold', async () => {
  await giveCard(t, session)
  await fault('error', 'orders', 2)
  const { id } = (await book('credit_card')).json()
  t.clock.advance(FIFTEEN_MINUTES)
  await expireHolds(t.deps)
  await sweepPayments(t.deps)
  expect(await standing(id)).toEqual({ status: 'expired', payment: 'pending' })
  t.clock.advance(60 * 60_000)
  await sweepPayments(t.deps)
  expect(await standing(id)).toEqual({ status: 'expired', payment: 'failed' })
  expect(await t.deps.payments.findByCode(id)).toBeUndefined()
})

test('the patient is told of the confirmation by e-mail and in the way they prefer', async () => {
  await giveCard(t, session)
  await book('credit_card')
  expect(await runJobs(t)).toEqual([])
  const told = async (to: string) =>
    (await (await fetch(`${t.sandboxUrl}/_messages?to=${encodeURIComponent(to)}`)).json()) as {
      channel: string
      text: string
    }[]
  const mails = await told(paula.email)
  expect(mails.map(({ channel }) => channel)).toEqual(['email'])
  expect(mails[0]?.text).toContain(`com ${specialist.name} está confirmada para terça-feira, 24 de novembro`)
  expect((await told('5511987654321')).at(-1)).toMatchObject({ channel: 'sms' })
})

test('keys are forgotten after a day, answers and bookings alike', async () => {
  await giveCredit(t.deps, paula.customerId, PRICE)
  await confirm(t, paula, session, { ...order('wallet'), key: 'a-key-of-mine' })
  const kept = () =>
    t.deps.db.selectFrom('appointments').select('id').where('idempotency_key', 'is not', null).execute()
  await forgetIdempotencyKeys(t.deps)
  expect(await kept()).not.toEqual([])
  t.clock.advance(24 * 60 * 60_000 + 1)
  await forgetIdempotencyKeys(t.deps)
  expect(await kept()).toEqual([])
  expect(await t.deps.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})
