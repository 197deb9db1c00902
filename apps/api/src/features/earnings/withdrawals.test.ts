import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { control, createCompany, giveBankAccount, giveEarnings } from '../../../test/earnings.ts'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  ledgerFaults,
  runJobs,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'
import { pollWithdrawal } from './end-withdrawal.ts'
import { sendWithdrawal } from './send-withdrawal.ts'
import { sweepWithdrawals } from './sweep-withdrawals.ts'

let t: TestApp
let specialtyId: string
let specialist: TestSpecialist
let session: SignedIn
let admin: SignedIn
let recipientId: string

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  admin = await signIn(t.deps, await createAdmin(t.deps))
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  await forgetJobs(t)
  await fetch(`${t.sandboxUrl}/_faults`, { method: 'DELETE' })
  specialist = await createSpecialist(t.deps, { specialtyId })
  session = await signIn(t.deps, specialist)
  recipientId = await giveBankAccount(t, specialist, session)
  await forgetJobs(t)
})

const call = (method: 'GET' | 'POST', path: string, { headers }: SignedIn, payload?: object, key?: string) =>
  t.app.inject({
    method,
    url: `/api/v1/finance/withdrawals${path}`,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  })
const ask = (amount: number, key?: string, who = session) => call('POST', '', who, { amount }, key)
const approve = (id: string, who = admin) => call('POST', `/${id}/approve`, who)
const reject = (id: string, who = admin) => call('POST', `/${id}/reject`, who, { reason: 'Conta em análise' })
const balanceOf = async (account: string) => {
  const query = t.deps.db.selectFrom('account_balances').select('balance').where('account', '=', account)
  return (await query.executeTakeFirst())?.balance ?? 0
}
const available = () => balanceOf(`available:${specialist.specialistId}`)
const transferred = () => balanceOf(`transferred:${specialist.specialistId}`)
const stored = (id: string) =>
  t.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const count = async () =>
  (
    await t.deps.db
      .selectFrom('withdrawals')
      .select('id')
      .where('specialist_id', '=', specialist.specialistId)
      .execute()
  ).length
const fault = (mode: string, match: string, times = 1) =>
  control(t, '/_faults', { provider: 'pagarme', mode, count: times, match })
const atProvider = async () => {
  const ledger = (await (await fetch(`${t.sandboxUrl}/_ledger`)).json()) as {
    withdrawals: { id: string; recipient_id: string; amount: number; status: string }[]
  }
  return ledger.withdrawals.filter((row) => row.recipient_id === recipientId)
}
const kinds = async (userId: string) =>
  (await t.deps.db.selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()).map(
    ({ kind }) => kind,
  )
const setVariable = (name: string, value: number) =>
  t.deps.db
    .insertInto('variables')
    .values({ name, value, updated_at: t.clock.now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

/** Asked for, approved and sent to the provider, whose answer is `pending`. */
const sent = async (amount = 10_000): Promise<string> => {
  await giveEarnings(t, specialist, amount)
  const { id } = (await ask(amount)).json()
  expect((await approve(id)).statusCode).toBe(200)
  await sendWithdrawal(t.deps, { withdrawalId: id })
  return id
}

test('from the request to the bank: the money leaves at once, is approved, sent and paid', async () => {
  await giveEarnings(t, specialist, 30_000)
  const asked = await ask(20_000)
  expect(asked.statusCode).toBe(201)
  const { id } = asked.json()
  expect(asked.json()).toMatchObject({
    amount: 20_000,
    status: 'requested',
    specialist: { id: specialist.specialistId },
    parts: [{ company: null, amount: 20_000, approver: 'platform', approved_at: null }],
    bank_account: { bank_code: '341', ends_with: '366-1' },
    can: { approve: false, reject: false },
  })
  expect([await available(), await transferred()]).toEqual([10_000, 20_000])
  expect((await call('GET', '?scope=approval', admin)).json().data[0]).toMatchObject({
    id,
    can: { approve: true, reject: true },
  })
  expect((await approve(id)).json()).toMatchObject({ status: 'approved', can: { approve: false } })
  await sendWithdrawal(t.deps, { withdrawalId: id })
  expect((await stored(id)).status).toBe('processing')
  const [made] = await atProvider()
  expect(made).toMatchObject({ amount: 20_000, status: 'pending' })
  await control(t, `/_withdrawals/${made?.id}`, { status: 'paid' })
  expect(await runJobs(t)).toEqual([])
  expect((await stored(id)).status).toBe('paid')
  expect([await available(), await transferred()]).toEqual([10_000, 20_000])
  expect(await kinds(specialist.userId)).toEqual([
    'bank_account_changed',
    'withdrawal_requested',
    'withdrawal_approved',
    'withdrawal_paid',
  ])
  expect(await ledgerFaults(t.deps.db)).toEqual([])
})

describe('a request is refused, and nothing is written,', () => {
  test.each([
    [4999, 422, 'withdrawal_too_small'],
    [30_001, 409, 'insufficient_funds'],
    [0, 422, 'validation_failed'],
    [-5000, 422, 'validation_failed'],
    [5000.5, 422, 'validation_failed'],
  ])('of %d: %d %s', async (amount, status, code) => {
    await giveEarnings(t, specialist, 30_000)
    expect((await ask(amount)).json()).toMatchObject({ status, code })
    expect([await count(), await available()]).toEqual([0, 30_000])
  })

  test('with another shape', async () => {
    for (const payload of [{}, { amount: '6000' }, { amount: 6000, bank: 'x' }])
      expect((await call('POST', '', session, payload)).statusCode).toBe(422)
  })

  test('without a bank account, or while the provider still checks the recipient', async () => {
    const other = await createSpecialist(t.deps, { specialtyId })
    const theirs = await signIn(t.deps, other)
    await giveEarnings(t, other, 10_000)
    expect((await ask(6000, undefined, theirs)).json()).toMatchObject({
      status: 409,
      code: 'bank_account_missing',
    })
    const recipient = await giveBankAccount(t, other, theirs)
    await control(t, `/_recipients/${recipient}/status`, { status: 'affiliation' })
    expect((await ask(6000, undefined, theirs)).json()).toMatchObject({ code: 'recipient_not_active' })
    await control(t, `/_recipients/${recipient}/status`, { status: 'active' })
    expect((await ask(6000, undefined, theirs)).statusCode).toBe(201)
  })

  test('of anybody who is not a specialist, or whose second factor is missing', async () => {
    await giveEarnings(t, specialist, 10_000)
    const paula = await signIn(t.deps, await createCustomer(t.deps))
    for (const who of [paula, admin]) expect((await ask(6000, undefined, who)).statusCode).toBe(403)
    const at = t.clock.now()
    await t.deps.db
      .insertInto('second_factors')
      .values({
        user_id: specialist.userId,
        secret_sealed: Buffer.from('x'),
        created_at: at,
        confirmed_at: at,
      })
      .execute()
    expect((await ask(6000)).json()).toMatchObject({ status: 403, code: 'second_factor_required' })
    expect([await count(), await available()]).toEqual([0, 10_000])
  })
})

test('fifty at once never take more than there is', async () => {
  await giveEarnings(t, specialist, 50_000)
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(12_000)))
  const taken = answers.filter(({ statusCode }) => statusCode === 201)
  expect(taken).toHaveLength(4)
  for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode)
  expect([await count(), await available(), await transferred()]).toEqual([4, 2000, 48_000])
  expect(await ledgerFaults(t.deps.db)).toEqual([])
})

test('a repeated request with the same key is one withdrawal, with another amount a conflict', async () => {
  await giveEarnings(t, specialist, 50_000)
  const key = randomUUID()
  const answers = await Promise.all([ask(6000, key), ask(6000, key), ask(6000, key)])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await count()).toBe(1)
  expect((await ask(7000, key)).json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  // The answer is forgotten, as after a crash: the withdrawal itself knows its key.
  await t.deps.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
  expect((await ask(6000, key)).json().id).toBe(answers[0].json().id)
  expect((await ask(7000, key)).json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  expect([await count(), await available()]).toEqual([1, 44_000])
})

describe('deciding', () => {
  test('nobody decides their own, somebody else’s is not there, customers may not ask', async () => {
    await giveEarnings(t, specialist, 10_000)
    const { id } = (await ask(6000)).json()
    const stranger = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    const paula = await signIn(t.deps, await createCustomer(t.deps))
    for (const decide of [approve, reject]) {
      expect((await decide(id, session)).json()).toMatchObject({ status: 403, code: 'forbidden' })
      expect((await decide(id, stranger)).statusCode).toBe(404)
      expect((await decide(id, paula)).statusCode).toBe(403)
      expect((await decide(randomUUID())).statusCode).toBe(404)
    }
    expect((await call('GET', '', stranger)).json()).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await stored(id)).status).toBe('requested')
  })

  test('a rejection needs a reason, gives the money back, and is the end', async () => {
    await giveEarnings(t, specialist, 10_000)
    const { id } = (await ask(6000)).json()
    for (const payload of [{}, { reason: '' }, { reason: 'ok', more: 1 }])
      expect((await call('POST', `/${id}/reject`, admin, payload)).statusCode).toBe(422)
    expect((await reject(id)).json()).toMatchObject({ status: 'rejected', reason: 'Conta em análise' })
    expect([await available(), await transferred()]).toEqual([10_000, 0])
    for (const decide of [approve, reject])
      expect((await decide(id)).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('approved and rejected at once, one of both happens', async () => {
    await giveEarnings(t, specialist, 10_000)
    const { id } = (await ask(6000)).json()
    const answers = await Promise.all([approve(id), reject(id), approve(id), reject(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const rejected = (await stored(id)).status === 'rejected'
    expect(await available()).toBe(rejected ? 10_000 : 4000)
  })

  test('small ones need nobody', async () => {
    await setVariable('auto_withdrawal', 8000)
    await giveEarnings(t, specialist, 20_000)
    expect((await ask(7999)).json()).toMatchObject({ status: 'approved' })
    expect((await ask(8000)).json()).toMatchObject({ status: 'requested' })
    await setVariable('auto_withdrawal', 0)
  })

  test('what was earned in a company is approved by its admin member, the rest by the platform', async () => {
    const boss = await createSpecialist(t.deps, { specialtyId })
    const bossSession = await signIn(t.deps, boss)
    const companyId = await createCompany(t.deps, [boss, specialist])
    await giveEarnings(t, specialist, 6000)
    await giveEarnings(t, specialist, 10_000, companyId)
    const { id, parts } = (await ask(11_000)).json()
    expect(parts).toMatchObject([
      { company: null, amount: 6000, approver: 'platform' },
      { company: { id: companyId }, amount: 5000, approver: 'company_admin' },
    ])
    expect(await kinds(boss.userId)).toEqual(['withdrawal_waiting'])
    expect((await call('GET', '?scope=approval', bossSession)).json().data).toMatchObject([
      { id, can: { approve: true } },
    ])
    expect((await approve(id, bossSession)).json()).toMatchObject({ status: 'requested' })
    expect((await approve(id, bossSession)).statusCode).toBe(403)
    expect((await approve(id)).json()).toMatchObject({ status: 'approved' })
    const second = (await ask(5000)).json()
    expect((await approve(second.id)).statusCode).toBe(403)
    expect((await reject(second.id, bossSession)).json()).toMatchObject({ status: 'rejected' })
    expect(await balanceOf(`available:${specialist.specialistId}:${companyId}`)).toBe(5000)
  })

  test('the only admin member of a company is decided about by the platform', async () => {
    const companyId = await createCompany(t.deps, [specialist])
    await giveEarnings(t, specialist, 6000, companyId)
    const { id, parts } = (await ask(6000)).json()
    expect(parts).toMatchObject([{ company: { id: companyId }, approver: 'platform' }])
    expect((await approve(id, session)).statusCode).toBe(403)
    expect((await approve(id)).statusCode).toBe(200)
  })
})

describe('sending', () => {
  const send = (id: string) => sendWithdrawal(t.deps, { withdrawalId: id })
  const approved = async (amount = 10_000) => {
    await giveEarnings(t, specialist, amount)
    const { id } = (await ask(amount)).json()
    await approve(id)
    return id
  }

  test.each([
    ['drop_response', 'POST /recipients'],
    ['drop_response', 'POST /transfers'],
    ['error', 'POST /recipients'],
    ['error', 'GET /recipients'],
  ])('%s of %s: sent once when asked again', async (mode, match) => {
    const id = await approved()
    await fault(mode, match)
    await expect(send(id)).rejects.toMatchObject({ name: 'ProviderUnknown' })
    expect((await stored(id)).status).toBe('processing')
    await Promise.all([send(id), send(id)])
    expect(await atProvider()).toMatchObject([{ amount: 10_000, status: 'pending' }])
    expect([await available(), await transferred()]).toEqual([0, 10_000])
  })

  test('refused by the provider: failed, the money back, told', async () => {
    const id = await approved()
    await fault('refuse', `POST /recipients/${recipientId}/withdrawals`)
    await send(id)
    expect((await stored(id)).status).toBe('failed')
    expect([await available(), await transferred(), (await atProvider()).length]).toEqual([10_000, 0, 0])
    expect(await kinds(specialist.userId)).toContain('withdrawal_failed')
  })

  test('failed at the bank: the money is back once, however often it is heard', async () => {
    const id = await sent()
    const [made] = await atProvider()
    await control(t, `/_withdrawals/${made?.id}`, { status: 'failed' })
    await Promise.all([1, 2, 3].map((asked) => pollWithdrawal(t.deps, { withdrawalId: id, asked })))
    expect((await stored(id)).status).toBe('failed')
    expect([await available(), await transferred()]).toEqual([10_000, 0])
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  })

  test('an answer that is missing for most of a day is looked for, not asked for again', async () => {
    const id = await approved()
    await fault('drop_response', `POST /recipients/${recipientId}/withdrawals`)
    await expect(send(id)).rejects.toThrow()
    t.clock.set(new Date().toISOString())
    await t.deps.db
      .updateTable('withdrawals')
      .set({ sent_at: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute()
    t.clock.advance(21 * 3_600_000)
    await send(id)
    const [made, ...others] = await atProvider()
    expect(others).toEqual([])
    expect((await stored(id)).provider_withdrawal_id).toBe(made?.id)
  })

  test('one that never reached the provider fails after that time, and is available again', async () => {
    const id = await approved()
    await fault('error', `POST /recipients/${recipientId}/withdrawals`)
    await expect(send(id)).rejects.toThrow()
    t.clock.advance(21 * 3_600_000)
    await send(id)
    expect((await stored(id)).status).toBe('failed')
    expect(await available()).toBe(10_000)
  })

  test('a second one waits for the first’s answer, and the sweep brings both to their end', async () => {
    const first = await approved(6000)
    const second = await approved(7000)
    await fault('error', `POST /recipients/${recipientId}/withdrawals`)
    await expect(send(first)).rejects.toThrow()
    await expect(send(second)).rejects.toThrow(/has to wait/)
    t.clock.advance(120_000)
    await sweepWithdrawals(t.deps)
    t.clock.advance(120_000)
    await sweepWithdrawals(t.deps)
    expect((await atProvider()).map(({ amount }) => amount)).toEqual([6000, 7000])
  })

  test('an open difference between the books stops what was approved, until it is settled', async () => {
    const id = await approved()
    await giveEarnings(t, specialist, 6000)
    const waiting = (await ask(6000)).json().id
    const now = t.clock.now()
    const difference = t.deps.newId()
    await t.deps.db
      .insertInto('reconciliation_differences')
      .values({
        id: difference,
        kind: 'charge',
        subject: 'ch_x',
        expected: 1,
        found: 2,
        first_seen_at: now,
        last_seen_at: now,
      })
      .execute()
    await send(id)
    expect((await stored(id)).status).toBe('approved')
    expect((await ask(5000)).json()).toMatchObject({ status: 409, code: 'withdrawals_stopped' })
    expect((await approve(waiting)).json()).toMatchObject({ status: 409, code: 'withdrawals_stopped' })
    await t.deps.db.deleteFrom('reconciliation_differences').where('id', '=', difference).execute()
    await send(id)
    expect((await stored(id)).status).toBe('processing')
  })
})

test('lists by state and day, page by page, newest first', async () => {
  await giveEarnings(t, specialist, 40_000)
  for (const amount of [5000, 6000, 7000]) {
    session = await signIn(t.deps, specialist)
    await ask(amount)
    t.clock.advance(86_400_000)
  }
  session = await signIn(t.deps, specialist)
  const list = async (query: string) => (await call('GET', query, session)).json()
  expect((await list('?pageSize=2')).data.map((row: { amount: number }) => row.amount)).toEqual([7000, 6000])
  expect(await list('?pageSize=2&page=2')).toMatchObject({ data: [{ amount: 5000 }], meta: { total: 3 } })
  expect(await list('?from=2026-11-24&to=2026-11-24')).toMatchObject({ data: [{ amount: 6000 }] })
  expect(await list('?status=paid')).toMatchObject({ data: [] })
  expect((await call('GET', '?status=gone', session)).statusCode).toBe(422)
})
