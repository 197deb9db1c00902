import { randomUUID } from 'node:crypto'
import { DAY } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import { giveBankAccount, giveEarnings } from '../../../../test/earnings.ts'
import { useWithdrawalFixture } from '../../../../test/fixtures/withdrawal-fixture.ts'
import {
  control,
  createCustomer,
  createSpecialist,
  ledgerFaults,
  runJobs,
  signIn,
} from '../../../../test/index.ts'
import { sendWithdrawal } from './send-withdrawal.ts'

const w = useWithdrawalFixture()

test('from the request to the bank: the money leaves at once, is approved, sent and paid', async () => {
  await w().earn(30_000)
  const asked = await w().ask(20_000)
  expect(asked.statusCode).toBe(201)
  const { id } = asked.json()
  expect(asked.json()).toMatchObject({
    amount: 20_000,
    status: 'requested',
    specialist: { id: w().specialist.specialistId },
    parts: [{ company: null, amount: 20_000, approver: 'platform', approved_at: null }],
    bank_account: { bank_code: '341', ends_with: '366-1' },
    can: { approve: false, reject: false },
  })
  expect([await w().available(), await w().transferred()]).toEqual([10_000, 20_000])
  expect((await w().call('GET', '?scope=approval', w().admin)).json().data[0]).toMatchObject({
    id,
    can: { approve: true, reject: true },
  })
  expect((await w().approve(id)).json()).toMatchObject({ status: 'approved', can: { approve: false } })
  await sendWithdrawal(w().t.deps, { withdrawalId: id })
  expect((await w().stored(id)).status).toBe('processing')
  const [made] = await w().atProvider()
  expect(made).toMatchObject({ amount: 20_000, status: 'pending' })
  await control(w().t, `/_withdrawals/${made?.id}`, { status: 'paid' })
  expect(await runJobs(w().t)).toEqual([])
  expect((await w().stored(id)).status).toBe('paid')
  expect([await w().available(), await w().transferred()]).toEqual([10_000, 20_000])
  expect(await w().notifiedKinds(w().specialist.userId)).toEqual([
    'bank_account_added',
    'withdrawal_requested',
    'withdrawal_approved',
    'withdrawal_paid',
  ])
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

describe('a request is refused, and nothing is written,', () => {
  test.each([
    [4999, 422, 'withdrawal_too_small'],
    [30_001, 409, 'insufficient_funds'],
    [0, 422, 'validation_failed'],
    [-5000, 422, 'validation_failed'],
    [5000.5, 422, 'validation_failed'],
  ])('of %d: %d %s', async (amount, status, code) => {
    await w().earn(30_000)
    expect((await w().ask(amount)).json()).toMatchObject({ status, code })
    expect([await w().count(), await w().available()]).toEqual([0, 30_000])
  })

  test('with another shape', async () => {
    for (const payload of [{}, { amount: '6000' }, { amount: 6000, bank: 'x' }])
      expect((await w().call('POST', '', w().session, payload)).statusCode).toBe(422)
  })

  test('without a bank account, or while the provider still checks the recipient', async () => {
    const other = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const theirs = await signIn(w().t.deps, other)
    await giveEarnings(w().t, other, 10_000)
    expect((await w().ask(6000, undefined, theirs)).json()).toMatchObject({
      status: 409,
      code: 'bank_account_missing',
    })
    const recipient = await giveBankAccount(w().t, other, theirs)
    await control(w().t, `/_recipients/${recipient}/status`, { status: 'affiliation' })
    expect((await w().ask(6000, undefined, theirs)).json()).toMatchObject({ code: 'recipient_not_active' })
    await control(w().t, `/_recipients/${recipient}/status`, { status: 'active' })
    expect((await w().ask(6000, undefined, theirs)).statusCode).toBe(201)
  })

  test('of anybody who is not a w().specialist, or whose second factor is missing', async () => {
    await w().earn(10_000)
    const paula = await signIn(w().t.deps, await createCustomer(w().t.deps))
    for (const who of [paula, w().admin]) expect((await w().ask(6000, undefined, who)).statusCode).toBe(403)
    const at = w().t.clock.now()
    await w()
      .t.deps.db.insertInto('second_factors')
      .values({
        user_id: w().specialist.userId,
        secret_sealed: Buffer.from('x'),
        created_at: at,
        confirmed_at: at,
      })
      .execute()
    expect((await w().ask(6000)).json()).toMatchObject({ status: 403, code: 'second_factor_required' })
    expect([await w().count(), await w().available()]).toEqual([0, 10_000])
  })
})

test('fifty at once never take more than there is', async () => {
  await w().earn(50_000)
  const answers = await Promise.all(Array.from({ length: 50 }, () => w().ask(12_000)))
  const taken = answers.filter(({ statusCode }) => statusCode === 201)
  expect(taken).toHaveLength(4)
  for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode)
  expect([await w().count(), await w().available(), await w().transferred()]).toEqual([4, 2000, 48_000])
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

test('a repeated request with the same key is one withdrawal, with another amount a conflict', async () => {
  await w().earn(50_000)
  const key = randomUUID()
  const answers = await Promise.all([w().ask(6000, key), w().ask(6000, key), w().ask(6000, key)])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await w().count()).toBe(1)
  expect((await w().ask(7000, key)).json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  // The answer is deleted, as after a crash: the withdrawal itself stores its key.
  const forgetAnswer = () => w().t.deps.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
  await forgetAnswer()
  expect((await w().ask(6000, key)).json().id).toBe(answers[0].json().id)
  await forgetAnswer()
  expect((await w().ask(7000, key)).json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  expect([await w().count(), await w().available()]).toEqual([1, 44_000])
})

test('lists by state and day, page by page, newest first or as is asked for', async () => {
  await w().earn(40_000)
  for (const amount of [5000, 6000, 7000]) {
    w().session = await signIn(w().t.deps, w().specialist)
    await w().ask(amount)
    w().t.clock.advance(DAY)
  }
  w().session = await signIn(w().t.deps, w().specialist)
  const list = async (query: string) => (await w().call('GET', query, w().session)).json()
  const amounts = async (query: string) =>
    (await list(query)).data.map(({ amount }: { amount: number }) => amount)
  expect(await amounts('?pageSize=2')).toEqual([7000, 6000])
  expect(await amounts('?sort=requested_at')).toEqual([5000, 6000, 7000])
  expect(await amounts('?sort=-amount&pageSize=1')).toEqual([7000])
  expect(await amounts('?sort=amount&pageSize=1')).toEqual([5000])
  expect(await list('?pageSize=2&page=2')).toMatchObject({ data: [{ amount: 5000 }], meta: { total: 3 } })
  expect(await list('?from=2026-11-24&to=2026-11-24')).toMatchObject({ data: [{ amount: 6000 }] })
  expect(await list('?status=paid')).toMatchObject({ data: [] })
  for (const unknown of ['?status=gone', '?sort=bank_account'])
    expect((await w().call('GET', unknown, w().session)).statusCode).toBe(422)
})
