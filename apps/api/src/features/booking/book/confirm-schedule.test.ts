import { describe, expect, test } from 'vitest'
import {
  confirm,
  createAdmin,
  createCustomer,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  PRICE,
  runJobs,
  signIn,
  slotId,
  TOMORROW,
  testCards,
  useBookingFixture,
} from '../../../../test/index.ts'

const w = useBookingFixture()

describe('who may book', () => {
  const path = () =>
    `/api/v1/schedules/auth/${w().paula.customerId}/schedules/${slotId(w().specialist.specialistId, TOMORROW)}/confirm`
  const payload = () => ({ specialty_id: w().specialtyId, payment_method: 'wallet' })

  test('nobody without a token', async () => {
    const answer = await w().t.app.inject({ method: 'POST', url: path(), payload: payload() })
    expect(answer.statusCode).toBe(401)
    await w().expectNothingWritten()
  })

  test('no specialist and no admin', async () => {
    for (const person of [w().specialist, await createAdmin(w().t.deps)]) {
      const { headers } = await signIn(w().t.deps, person)
      const answer = await w().t.app.inject({ method: 'POST', url: path(), headers, payload: payload() })
      expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' })
    }
    await w().expectNothingWritten()
  })

  test('not in the name of somebody else, whose id answers as if it did not exist', async () => {
    const other = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, other.customerId, PRICE)
    const answer = await confirm(w().t, w().paula, w().session, {
      ...w().order('wallet'),
      asCustomerId: other.customerId,
    })
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
    await w().expectNothingWritten()
  })
})

describe('by wallet', () => {
  test('is confirmed at once, spends the oldest credit first, and splits the price', async () => {
    const oldest = await giveCredit(w().t.deps, w().paula.customerId, 10_000)
    w().t.clock.advance(1000)
    const newest = await giveCredit(w().t.deps, w().paula.customerId, 8000)
    const answer = await w().book('wallet')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      status: 'confirmed',
      starts_at: '2026-11-24T09:00:00-03:00',
      init_hour: '09:00',
      final_hour: '09:30',
      price: PRICE,
      payment: { method: 'wallet', status: 'paid', wallet_amount: PRICE },
      customer: { id: w().paula.customerId, name: w().paula.name },
      can: { cancel: true, join: false, review: false },
    })
    const credits = await w()
      .t.deps.db.selectFrom('credits')
      .select(['id', 'remaining'])
      .where('customer_id', '=', w().paula.customerId)
      .execute()
    expect(Object.fromEntries(credits.map(({ id, remaining }) => [id, remaining]))).toEqual({
      [oldest]: 0,
      [newest]: 3000,
    })
    expect(await w().wallet()).toBe(3000)
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('without enough in it books nothing and spends nothing', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE - 1)
    expect((await w().book('wallet')).json()).toMatchObject({ status: 409, code: 'wallet_insufficient' })
    expect(await w().wallet()).toBe(PRICE - 1)
    await w().expectNothingWritten()
  })
})

describe('by card', () => {
  test('is confirmed when the card pays, and the provider took the price once', async () => {
    await giveCard(w().t, w().session)
    const held = await heldByProvider(w().t.deps.db)
    const answer = await w().book('credit_card')
    expect(answer.json()).toMatchObject({ status: 'confirmed', payment: { status: 'paid', amount: PRICE } })
    expect(answer.statusCode).toBe(201)
    expect(await w().chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
    expect(await heldByProvider(w().t.deps.db)).toBe(held + PRICE)
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('without a card asks for one', async () => {
    expect((await w().book('credit_card')).json()).toMatchObject({ status: 422, code: 'card_required' })
    await w().expectNothingWritten()
  })

  test("never takes somebody else's card", async () => {
    const other = await signIn(w().t.deps, await createCustomer(w().t.deps))
    const cardId = await giveCard(w().t, other)
    expect((await w().book('credit_card', { cardId })).json()).toMatchObject({ code: 'card_required' })
    await w().expectNothingWritten()
  })

  test('that is refused says why, and leaves the slot open and nothing held', async () => {
    await giveCard(w().t, w().session, testCards.refuses)
    const answer = await w().book('credit_card')
    expect(answer.json()).toMatchObject({ status: 402, code: 'payment_refused' })
    expect(answer.json().reason).toContain('saldo insuficiente')
    expect(await w().appointments()).toMatchObject([{ status: 'expired', payment: 'failed' }])
    expect(await w().waiting()).toBe(0)
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await w().book('wallet')).statusCode).toBe(201)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is the one that paid last, unless it was refused', async () => {
    const lastUsed = async () => {
      const { headers } = w().session
      const { data } = (await w().t.app.inject({ url: '/api/v1/card/credit_cards', headers })).json()
      return data.flatMap((card: { id: string; used_last: boolean }) => (card.used_last ? [card.id] : []))
    }
    const refused = await giveCard(w().t, w().session, testCards.refuses)
    expect((await w().book('credit_card', { cardId: refused })).statusCode).toBe(402)
    expect(await lastUsed()).toEqual([])
    const good = await giveCard(w().t, w().session)
    expect((await w().book('credit_card', { cardId: good })).statusCode).toBe(201)
    expect(await lastUsed()).toEqual([good])
  })

  test('whose answer was lost is asked for and charged once', async () => {
    await giveCard(w().t, w().session)
    await w().fault('drop_response')
    const answer = await w().book('credit_card')
    expect(answer.statusCode).toBe(201)
    expect(await w().chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
  })

  test('that met one fault is made again under the same key, once it is known that it was not', async () => {
    await giveCard(w().t, w().session)
    await w().fault('error', 'POST /orders')
    const answer = await w().book('credit_card')
    expect(answer.statusCode).toBe(201)
    expect(await w().chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('of a provider that is down is 202, and the job confirms it under the same key', async () => {
    await giveCard(w().t, w().session)
    // The order, the question about it, and that question once more.
    await w().fault('error', 'orders', 3)
    const answer = await w().book('credit_card')
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ status: 'awaiting_payment', payment: { status: 'pending' } })
    expect(await w().chargesOf(answer.json().id)).toEqual([])
    expect(await runJobs(w().t)).toEqual([])
    expect(await w().appointments()).toMatchObject([{ status: 'confirmed', payment: 'paid' }])
    expect(await w().chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('with the rest from the wallet takes both, and gives the wallet back when the card is refused', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    const refused = await giveCard(w().t, w().session, testCards.refuses)
    expect((await w().book('wallet_card', { cardId: refused })).statusCode).toBe(402)
    expect(await w().wallet()).toBe(5000)
    const good = await giveCard(w().t, w().session)
    const answer = await w().book('wallet_card', { cardId: good })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ payment: { amount: PRICE, wallet_amount: 5000 } })
    expect(await w().wallet()).toBe(0)
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})
