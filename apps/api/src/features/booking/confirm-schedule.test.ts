import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  confirm,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  runJobs,
  type SignedIn,
  signIn,
  slotId,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
  testCards,
} from '../../../test/index.ts'

const PRICE = 15_000
const TOMORROW = '2026-11-24T12:00:00.000Z'

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
  await fetch(`${t.sandboxUrl}/_faults`, { method: 'DELETE' })
  specialist = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  paula = await createCustomer(t.deps)
  session = await signIn(t.deps, paula)
})

type Method = 'credit_card' | 'wallet' | 'pix' | 'wallet_card'
const order = (method: Method, more: { key?: string; startsAt?: string; cardId?: string } = {}) => ({
  specialistId: specialist.specialistId,
  specialtyId,
  startsAt: TOMORROW,
  method,
  ...more,
})
const book = (method: Method, more: Parameters<typeof order>[1] = {}) =>
  confirm(t, paula, session, order(method, more))
const fault = (mode: string, match = 'POST /orders', count = 1) =>
  fetch(`${t.sandboxUrl}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'pagarme', mode, count, match }),
  })
const appointments = () =>
  t.deps.db
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.id', 'a.status', 'p.status as payment'])
    .where('a.specialist_id', '=', specialist.specialistId)
    .execute()
const balance = async (account: string): Promise<number> =>
  (
    await t.deps.db
      .selectFrom('account_balances')
      .select('balance')
      .where('account', '=', account)
      .executeTakeFirst()
  )?.balance ?? 0
const wallet = () => balance(`wallet:${paula.customerId}`)
const waiting = () => balance(`pending:${specialist.specialistId}`)
interface ProviderCharge {
  readonly id: string
  readonly code: string
  readonly status: string
}
const chargesOf = async (code: string): Promise<ProviderCharge[]> => {
  const ledger = (await (await fetch(`${t.sandboxUrl}/_ledger`)).json()) as { charges: ProviderCharge[] }
  return ledger.charges.filter((charge) => charge.code === code)
}
const nothingWritten = async () => {
  expect(await appointments()).toEqual([])
  expect(await waiting()).toBe(0)
  expect(await ledgerFaults(t.deps.db)).toEqual([])
}

describe('who may book', () => {
  const path = () =>
    `/api/v1/schedules/auth/${paula.customerId}/schedules/${slotId(specialist.specialistId, TOMORROW)}/confirm`
  const payload = () => ({ specialty_id: specialtyId, payment_method: 'wallet' })

  test('nobody without a token', async () => {
    const answer = await t.app.inject({ method: 'POST', url: path(), payload: payload() })
    expect(answer.statusCode).toBe(401)
    await nothingWritten()
  })

  test('no specialist and no admin', async () => {
    for (const person of [specialist, await createAdmin(t.deps)]) {
      const { headers } = await signIn(t.deps, person)
      const answer = await t.app.inject({ method: 'POST', url: path(), headers, payload: payload() })
      expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' })
    }
    await nothingWritten()
  })

  test('not in the name of somebody else, whose id answers as if it did not exist', async () => {
    const other = await createCustomer(t.deps)
    await giveCredit(t.deps, other.customerId, PRICE)
    const answer = await confirm(t, paula, session, { ...order('wallet'), asCustomerId: other.customerId })
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
    await nothingWritten()
  })
})

describe('by wallet', () => {
  test('is confirmed at once, spends the oldest credit first, and splits the price', async () => {
    const oldest = await giveCredit(t.deps, paula.customerId, 10_000)
    t.clock.advance(1000)
    const newest = await giveCredit(t.deps, paula.customerId, 8000)
    const answer = await book('wallet')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      status: 'confirmed',
      starts_at: '2026-11-24T09:00:00-03:00',
      init_hour: '09:00',
      final_hour: '09:30',
      price: PRICE,
      payment: { method: 'wallet', status: 'paid', wallet_amount: PRICE },
      customer: { id: paula.customerId, name: paula.name },
      can: { cancel: true, join: false, review: false },
    })
    const credits = await t.deps.db
      .selectFrom('credits')
      .select(['id', 'remaining'])
      .where('customer_id', '=', paula.customerId)
      .execute()
    expect(Object.fromEntries(credits.map(({ id, remaining }) => [id, remaining]))).toEqual({
      [oldest]: 0,
      [newest]: 3000,
    })
    expect(await wallet()).toBe(3000)
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('without enough in it books nothing and spends nothing', async () => {
    await giveCredit(t.deps, paula.customerId, PRICE - 1)
    expect((await book('wallet')).json()).toMatchObject({ status: 409, code: 'wallet_insufficient' })
    expect(await wallet()).toBe(PRICE - 1)
    await nothingWritten()
  })
})

describe('by card', () => {
  test('is confirmed when the card pays, and the provider took the price once', async () => {
    await giveCard(t, session)
    const held = await heldByProvider(t.deps.db)
    const answer = await book('credit_card')
    expect(answer.json()).toMatchObject({ status: 'confirmed', payment: { status: 'paid', amount: PRICE } })
    expect(answer.statusCode).toBe(201)
    expect(await chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
    expect(await heldByProvider(t.deps.db)).toBe(held + PRICE)
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('without a card asks for one', async () => {
    expect((await book('credit_card')).json()).toMatchObject({ status: 422, code: 'card_required' })
    await nothingWritten()
  })

  test("never takes somebody else's card", async () => {
    const other = await signIn(t.deps, await createCustomer(t.deps))
    const cardId = await giveCard(t, other)
    expect((await book('credit_card', { cardId })).json()).toMatchObject({ code: 'card_required' })
    await nothingWritten()
  })

  test('that is refused says why, and leaves the slot open and nothing held', async () => {
    await giveCard(t, session, testCards.refuses)
    const answer = await book('credit_card')
    expect(answer.json()).toMatchObject({ status: 402, code: 'payment_refused' })
    expect(answer.json().reason).toContain('saldo insuficiente')
    expect(await appointments()).toMatchObject([{ status: 'expired', payment: 'failed' }])
    expect(await waiting()).toBe(0)
    await giveCredit(t.deps, paula.customerId, PRICE)
    expect((await book('wallet')).statusCode).toBe(201)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('whose answer was lost is asked for and charged once', async () => {
    await giveCard(t, session)
    await fault('drop_response')
    const answer = await book('credit_card')
    expect(answer.statusCode).toBe(201)
    expect(await chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
  })

  test('of a provider that is down is 202, and the job confirms it under the same key', async () => {
    await giveCard(t, session)
    await fault('error', 'orders', 2)
    const answer = await book('credit_card')
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ status: 'awaiting_payment', payment: { status: 'pending' } })
    expect(await chargesOf(answer.json().id)).toEqual([])
    expect(await runJobs(t)).toEqual([])
    expect(await appointments()).toMatchObject([{ status: 'confirmed', payment: 'paid' }])
    expect(await chargesOf(answer.json().id)).toMatchObject([{ status: 'paid' }])
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('with the rest from the wallet takes both, and gives the wallet back when the card is refused', async () => {
    await giveCredit(t.deps, paula.customerId, 5000)
    const refused = await giveCard(t, session, testCards.refuses)
    expect((await book('wallet_card', { cardId: refused })).statusCode).toBe(402)
    expect(await wallet()).toBe(5000)
    const good = await giveCard(t, session)
    const answer = await book('wallet_card', { cardId: good })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ payment: { amount: PRICE, wallet_amount: 5000 } })
    expect(await wallet()).toBe(0)
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })
})

describe('the slot', () => {
  test('is taken for the second customer, and what they paid with stays theirs', async () => {
    await giveCredit(t.deps, paula.customerId, PRICE)
    expect((await book('wallet')).statusCode).toBe(201)
    const late = await createCustomer(t.deps)
    await giveCredit(t.deps, late.customerId, PRICE)
    const answer = await confirm(t, late, await signIn(t.deps, late), order('wallet'))
    expect(answer.json()).toMatchObject({ status: 409, code: 'slot_taken' })
    expect(await balance(`wallet:${late.customerId}`)).toBe(PRICE)
    expect(await appointments()).toHaveLength(1)
  })

  test.each([
    ['on a Sunday', '2026-11-29T12:00:00.000Z'],
    ['between two starts', '2026-11-24T12:10:00.000Z'],
    ['in less than the lead time', '2026-11-23T12:00:00.000Z'],
    ['that has passed', '2026-11-20T12:00:00.000Z'],
    ['beyond the horizon', '2027-11-24T12:00:00.000Z'],
  ])('%s is not open', async (_, startsAt) => {
    await giveCredit(t.deps, paula.customerId, PRICE)
    expect((await book('wallet', { startsAt })).json()).toMatchObject({ status: 409, code: 'slot_not_open' })
    await nothingWritten()
  })

  test('of a specialty that the specialist does not offer does not exist', async () => {
    await giveCredit(t.deps, paula.customerId, PRICE)
    const foreign = { ...order('wallet'), specialtyId: await createSpecialty(t.deps) }
    expect((await confirm(t, paula, session, foreign)).json()).toMatchObject({ status: 404 })
    await nothingWritten()
  })

  test('held by an unpaid Pix is free again when its time is over, without any worker', async () => {
    expect((await book('pix')).statusCode).toBe(202)
    const other = await createCustomer(t.deps)
    await giveCredit(t.deps, other.customerId, PRICE)
    const theirs = await signIn(t.deps, other)
    expect((await confirm(t, other, theirs, order('wallet'))).json()).toMatchObject({ code: 'slot_taken' })
    t.clock.advance(15 * 60_000)
    const later = await signIn(t.deps, other)
    expect((await confirm(t, other, later, order('wallet'))).statusCode).toBe(201)
    expect((await appointments()).map(({ status }) => status).sort()).toEqual(['confirmed', 'expired'])
  })
})

describe('the same key', () => {
  test('clicked twice at once books once and answers the same', async () => {
    await giveCard(t, session)
    const key = t.deps.newId()
    const answers = await Promise.all([1, 2].map(() => book('credit_card', { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[0]?.json().id).toBe(answers[1]?.json().id)
    expect(await chargesOf(answers[0]?.json().id)).toHaveLength(1)
  })

  test('with another body is refused and writes nothing', async () => {
    await giveCredit(t.deps, paula.customerId, PRICE * 2)
    const key = t.deps.newId()
    expect((await book('wallet', { key })).statusCode).toBe(201)
    const answer = await book('wallet_card', { key })
    expect(answer.json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
    const elsewhere = await book('wallet', { key, startsAt: '2026-11-24T13:00:00.000Z' })
    expect(elsewhere.json()).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await appointments()).toHaveLength(1)
    expect(await wallet()).toBe(PRICE)
  })

  test('finds what was booked when the answer was never kept', async () => {
    await giveCredit(t.deps, paula.customerId, PRICE)
    const key = t.deps.newId()
    const first = await book('wallet', { key })
    await t.deps.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
    const again = await book('wallet', { key })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(await wallet()).toBe(0)
  })
})

describe('many at once', () => {
  const crowd = async (size: number) =>
    Promise.all(
      Array.from({ length: size }, async () => {
        const person = await createCustomer(t.deps)
        await giveCredit(t.deps, person.customerId, PRICE)
        return { person, session: await signIn(t.deps, person) }
      }),
    )

  test('fifty on one slot: one books, nothing is held by the others', async () => {
    const people = await crowd(50)
    const answers = await Promise.all(
      people.map((each) => confirm(t, each.person, each.session, order('wallet'))),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(
      answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code),
    ).toEqual(Array(49).fill('slot_taken'))
    const left = await Promise.all(people.map(({ person }) => balance(`wallet:${person.customerId}`)))
    expect(left.filter((amount) => amount === PRICE)).toHaveLength(49)
    expect(await appointments()).toHaveLength(1)
    expect(await waiting()).toBe(12_750)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('on starts that overlap: what stands in the end overlaps nowhere', async () => {
    // A rule of another length opens other starts while the first people are still looking at the old ones.
    const people = await crowd(24)
    const starts = ['12:00', '12:15', '12:30', '12:45']
    const answers = await Promise.all(
      people.map(async (each, index) => {
        const interval_minutes = index % 2 === 0 ? 30 : 45
        await t.deps.db
          .updateTable('availability_rules')
          .set({ interval_minutes })
          .where('specialist_id', '=', specialist.specialistId)
          .execute()
        const startsAt = `2026-11-24T${starts[index % starts.length]}:00.000Z`
        return confirm(t, each.person, each.session, { ...order('wallet'), startsAt })
      }),
    )
    const booked = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json())
    expect(booked.length).toBeGreaterThan(0)
    for (const a of booked) {
      for (const b of booked) {
        if (a === b) continue
        const apart =
          Date.parse(a.ends_at) <= Date.parse(b.starts_at) || Date.parse(b.ends_at) <= Date.parse(a.starts_at)
        expect(apart).toBe(true)
      }
    }
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500)
    expect(await appointments()).toHaveLength(booked.length)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })
})
