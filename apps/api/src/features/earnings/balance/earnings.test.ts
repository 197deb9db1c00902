import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildTestApp,
  confirm,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  giveCredit,
  ledgerFaults,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { releaseEarnings } from './release-earnings.ts'

const PRICE = 15_000
let t: TestApp
let specialtyId: string
let specialist: TestSpecialist
let paula: TestCustomer

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  specialist = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  paula = await createCustomer(t.deps)
})

const get = async (path: string, { headers }: SignedIn) =>
  (await t.app.inject({ url: `/api/v1/${path}`, headers })).json()
const balance = async (query = '') =>
  get(`balances/balanceSpecialist?${query}`, await signIn(t.deps, specialist))
const book = async (startsAt: string, method: 'wallet' | 'credit_card' = 'wallet') => {
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt, method }
  return (await confirm(t, paula, await signIn(t.deps, paula), order)).json().id
}
const finish = async (id: string) => {
  const { headers } = await signIn(t.deps, specialist)
  for (const status of ['in_progress', 'finished']) {
    const url = `/api/v1/schedules/${id}/update-status`
    await t.app.inject({ method: 'PUT', url, headers, payload: { status } })
  }
}

test('money waits from the payment, and is available so many days after the attendance', async () => {
  await giveCredit(t.deps, paula.customerId, PRICE)
  const id = await book('2026-11-24T12:00:00.000Z')
  expect(await balance()).toMatchObject({
    waiting_funds: 12_750,
    available: 0,
    transferred: 0,
    totalSchedules: 1,
    transactions: [
      {
        schedule_id: id,
        customer: { name: paula.name },
        method: 'wallet',
        price: PRICE,
        platform_fee: 2250,
        specialist_share: 12_750,
        status: 'waiting_funds',
        available_at: null,
      },
    ],
  })
  t.clock.set('2026-11-24T12:20:00.000Z')
  await finish(id)
  t.clock.set('2026-11-26T12:19:59.000Z')
  await releaseEarnings(t.deps)
  expect(await balance()).toMatchObject({
    waiting_funds: 12_750,
    transactions: [{ available_at: '2026-11-26T12:20:00.000Z' }],
  })
  t.clock.set('2026-11-26T12:20:00.000Z')
  await Promise.all([releaseEarnings(t.deps), releaseEarnings(t.deps)])
  expect(await balance()).toMatchObject({
    waiting_funds: 0,
    available: 12_750,
    transactions: [{ status: 'available' }],
  })
  expect(await ledgerFaults(t.deps.db)).toEqual([])
})

test('of more than one hundred that are due none is left waiting', async () => {
  await giveCredit(t.deps, paula.customerId, PRICE)
  const id = await book('2026-11-24T12:00:00.000Z')
  t.clock.set('2026-11-24T12:20:00.000Z')
  await finish(id)
  // A hundred earlier ones, with nothing pending any more.
  await sql`WITH older AS (
      INSERT INTO appointments SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
          'idempotency_key', null, 'starts_at', a.starts_at - nth * interval '1 day',
          'ends_at', a.ends_at - nth * interval '1 day'))).*
        FROM appointments a, generate_series(1, 100) nth WHERE a.id = ${id} RETURNING id)
    INSERT INTO payments SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'provider_key', older.id, 'appointment_id', older.id))).* FROM payments p, older WHERE p.appointment_id = ${id}`.execute(
    t.deps.db,
  )
  t.clock.set('2026-11-26T12:20:00.000Z')
  await releaseEarnings(t.deps)
  expect(await balance()).toMatchObject({ waiting_funds: 0, available: 12_750 })
  const left = t.deps.db.selectFrom('appointments').select('id').where('released_at', 'is', null)
  expect(await left.where('specialist_id', '=', specialist.specialistId).execute()).toEqual([])
})

test('transactions are filtered by day and by where the money is, and are nobody else’s', async () => {
  await giveCredit(t.deps, paula.customerId, PRICE * 2)
  await book('2026-11-24T12:00:00.000Z')
  const second = await book('2026-11-25T12:00:00.000Z')
  expect(await balance('from=2026-11-25&status=waiting_funds')).toMatchObject({
    totalSchedules: 1,
    transactions: [{ schedule_id: second }],
    filters: { from: '2026-11-25', status: 'waiting_funds' },
  })
  expect((await balance('status=available')).transactions).toEqual([])
  const other = await createSpecialist(t.deps, { specialtyId })
  expect(await get('balances/balanceSpecialist', await signIn(t.deps, other))).toMatchObject({
    waiting_funds: 0,
    transactions: [],
  })
  expect(await get('balances/balanceSpecialist', await signIn(t.deps, paula))).toMatchObject({ status: 403 })
})

test('the wallet shows what is left of each credit; the platform’s sums hold together', async () => {
  await giveCredit(t.deps, paula.customerId, 20_000)
  const session = await signIn(t.deps, paula)
  await giveCard(t, session)
  await book('2026-11-24T12:00:00.000Z')
  await book('2026-11-24T13:00:00.000Z', 'credit_card')
  expect(await get('balances/balance', session)).toMatchObject({
    totalBalance: 5000,
    credits: [{ amount: 20_000, remaining: 5000, origin: { reason: 'canceled_by_specialist' } }],
  })
  const sums = await get('balances/balance', await signIn(t.deps, await createAdmin(t.deps)))
  const owed = sums.platform + sums.wallets + sums.waiting_funds + sums.available + sums.transferred
  expect(sums.provider).toBe(owed)
  expect(await get('balances/balance', await signIn(t.deps, specialist))).toMatchObject({ status: 403 })
  expect(await get('customer/info', session)).toMatchObject({
    id: paula.customerId,
    contactDetails: { email: paula.email, cellphone: '11987654321', contactPreference: 'sms' },
    cards: [{ last4: '0010' }],
    creditBalance: { totalBalance: 5000 },
  })
})

test('whatever is booked, the ledger sums to zero and balances are the sums of their postings', async () => {
  const step = fc.record({
    method: fc.constantFrom('wallet', 'wallet_card', 'credit_card', 'pix'),
    credit: fc.integer({ min: 0, max: 30_000 }),
    price: fc.integer({ min: 2000, max: 40_000 }),
  })
  let half = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { method, credit, price } of steps) {
        const person = await createCustomer(t.deps)
        const session = await signIn(t.deps, person)
        await giveCard(t, session)
        if (credit > 0) await giveCredit(t.deps, person.customerId, credit)
        await t.deps.db
          .updateTable('specialist_specialties')
          .set({ price })
          .where('specialist_id', '=', specialist.specialistId)
          .execute()
        const day = 24 + (Math.floor(half / 20) % 3)
        const startsAt = new Date(Date.UTC(2026, 10, day, 11) + (half % 20) * 1_800_000).toISOString()
        half += 1
        const order = { specialistId: specialist.specialistId, specialtyId, startsAt, method }
        const { statusCode } = await confirm(t, person, session, order)
        expect([201, 202, 409]).toContain(statusCode)
      }
      expect(await ledgerFaults(t.deps.db)).toEqual([])
    }),
    { numRuns: 12 },
  )
  expect(half).toBeLessThan(60)
})

test('what is posted is neither changed nor posted twice, and no balance goes below zero', async () => {
  await giveCredit(t.deps, paula.customerId, PRICE)
  const wallet = `wallet:${paula.customerId}`
  const post = (reference: string, amount: number) =>
    sql<{
      posted: boolean
    }>`SELECT post_entry(${t.deps.newId()}, 'credit_held', ${reference}, ${t.clock.now()},
      ${['platform', wallet]}::text[], ${[amount, -amount]}::bigint[]) AS posted`.execute(t.deps.db)
  const reference = t.deps.newId()
  expect((await post(reference, 100)).rows).toEqual([{ posted: true }])
  expect((await post(reference, 100)).rows).toEqual([{ posted: false }])
  await expect(post(t.deps.newId(), PRICE)).rejects.toThrow(/account_balances/)
  await expect(sql`DELETE FROM ledger_postings`.execute(t.deps.db)).rejects.toThrow(/permission denied/)
  await expect(sql`UPDATE ledger_entries SET kind = 'x'`.execute(t.deps.db)).rejects.toThrow(
    /permission denied/,
  )
  const { rows } = await sql<{ balance: number }>`
    SELECT balance FROM account_balances WHERE account = ${wallet}`.execute(t.deps.db)
  expect(rows).toEqual([{ balance: PRICE - 100 }])
})

test('postings that do not sum to zero are refused, whatever entry they are added to', async () => {
  const wallet = `wallet:${paula.customerId}`
  const post = (amounts: readonly number[]) =>
    sql`SELECT post_entry(${t.deps.newId()}, 'correction', ${t.deps.newId()}, ${t.clock.now()},
      ${['provider', wallet]}::text[], ${amounts}::bigint[])`.execute(t.deps.db)
  await expect(post([-100, 99])).rejects.toThrow(/does not balance/)
  await post([-100, 100])
  const more = sql`INSERT INTO ledger_postings SELECT id, 'platform', 1 FROM ledger_entries LIMIT 1`
  await expect(more.execute(t.deps.db)).rejects.toThrow(/does not balance/)
})
