import { randomUUID } from 'node:crypto'
import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { giveBankAccount, giveEarnings } from '../../../test/earnings.ts'
import {
  addFault,
  clearFaults,
  control,
  createAdmin,
  forgetJobs,
  giveCard,
  ledgerFaults,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../test/index.ts'
import { reconcile, reconcileBegun, reconcileRecent } from './reconcile.ts'

const w = useBookingFixture()
let boss: { readonly userId: string }
let admin: SignedIn
beforeEach(async () => {
  boss = await createAdmin(w().t.deps)
  admin = await signIn(w().t.deps, boss)
})
/** Resets differences and runs between tests; a run may have had another hour. */
afterEach(async () => {
  await sql`UPDATE reconciliation_runs SET started_at = '2000-01-01T00:00:00Z'`.execute(w().t.deps.db)
  await sql`UPDATE reconciliation_differences SET settled_at = ${new Date(Date.now() + 9e9)}, settled_by = ${boss.userId}, reason = 'end of test'
    WHERE settled_at IS NULL`.execute(w().t.deps.db)
})

const call = (method: 'GET' | 'POST', path: string, payload?: object, who = admin) =>
  w().t.app.inject({ method, url: `/api/v1/${path}`, headers: who.headers, ...(payload ? { payload } : {}) })
/** Presses the button, and runs the job it starts. */
const run = async () => {
  const began = (await call('POST', 'finance/reconciliation/run')).json()
  expect(began.last_run).toMatchObject({ scope: 'everything', finished_at: null })
  await reconcileBegun(w().t.deps, { runId: began.last_run.id })
  return (await call('GET', 'finance/reconciliation')).json()
}
const open = async () => (await call('GET', 'finance/reconciliation/differences?status=open')).json().data
const settle = (id: string, body: object = {}) =>
  call('POST', `finance/reconciliation/differences/${id}/settle`, {
    reason: 'Estorno feito no painel',
    ...body,
  })
const chargeOf = async (appointmentId: string): Promise<string> => {
  const [charge] = await w().chargesOf(appointmentId)
  return charge?.id ?? ''
}
const bookByCard = async (): Promise<{ id: string; chargeId: string }> => {
  await giveCard(w().t, w().session)
  const { id } = (await w().book('credit_card')).json()
  return { id, chargeId: await chargeOf(id) }
}
const asProvider = (method: string, path: string, body?: object) =>
  fetch(`${w().t.sandboxUrl}/pagarme/core/v5${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from('sk_test_emma:').toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
/** A refund made in the provider's panel, past us. */
const refundInPanel = (chargeId: string, amount: number) =>
  asProvider('DELETE', `/charges/${chargeId}`, { amount })
const kinds = async () =>
  (
    await w()
      .t.deps.db.selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', boss.userId)
      .execute()
  ).map(({ kind }) => kind)

test('books that agree: charges, refunds on their way, and what was canceled', async () => {
  const { t, session } = w()
  const { id } = await bookByCard()
  expect(await run()).toMatchObject({
    state: 'ok',
    open_differences: 0,
    last_run: { scope: 'everything', failed: false, differences: 0 },
  })
  const url = `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`
  expect((await t.app.inject({ method: 'DELETE', url, headers: session.headers })).statusCode).toBe(200)
  expect(await run()).toMatchObject({ state: 'ok' })
  await runJobs(t)
  expect(await run()).toMatchObject({ state: 'ok' })
  expect((await call('GET', 'balances/balance')).json()).toMatchObject({
    reconciliation: { state: 'ok', open_differences: 0 },
    withdrawals_waiting: { count: 0 },
  })
})

describe('one centavo', () => {
  test('is an alarm, stops withdrawals, and ends with a reason and who gave it', async () => {
    const { t, specialist } = w()
    const theirs = await signIn(t.deps, specialist)
    await giveBankAccount(t, specialist, theirs)
    await giveEarnings(t, specialist, 20_000)
    const { chargeId } = await bookByCard()
    await refundInPanel(chargeId, 1)
    expect(await run()).toMatchObject({ state: 'stopped', open_differences: 1, open_amount: 1 })
    const [found] = await open()
    expect(found).toMatchObject({
      kind: 'charge',
      subject: chargeId,
      expected: PRICE,
      found: PRICE - 1,
      amount: -1,
      settled: null,
    })
    expect(await kinds()).toEqual(['books_differ'])
    const [notice] = (await call('GET', 'admins/notifications')).json().data
    expect(notice).toMatchObject({ kind: 'books_differ', path: '/admin/balances?view=differences' })
    const ask = () => call('POST', 'finance/withdrawals', { amount: 6000 }, theirs)
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'withdrawals_stopped' })

    await run()
    expect(await open()).toHaveLength(1)
    expect(await kinds()).toEqual(['books_differ'])
    for (const body of [{ reason: '' }, { reason: 'curto' }, { reason: 'Estorno feito no painel', x: 1 }])
      expect((await settle(found.id, body)).statusCode).toBe(422)
    expect((await settle(randomUUID())).statusCode).toBe(404)
    expect((await settle(found.id)).json()).toMatchObject({
      settled: { by: { id: boss.userId }, reason: 'Estorno feito no painel', corrected: 0 },
    })
    expect((await settle(found.id)).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    expect(await run()).toMatchObject({ state: 'ok' })
    expect((await ask()).statusCode).toBe(201)
    const audit = await t.deps.db
      .selectFrom('money_audit')
      .select(['action', 'reason', 'user_id'])
      .where('object_id', '=', found.id)
      .execute()
    expect(audit).toEqual([
      { action: 'difference_settled', reason: 'Estorno feito no painel', user_id: boss.userId },
    ])
  })

  test('more of the same charge is another alarm', async () => {
    const { chargeId } = await bookByCard()
    await refundInPanel(chargeId, 1)
    await run()
    await settle((await open())[0].id)
    await refundInPanel(chargeId, 1)
    expect(await run()).toMatchObject({ state: 'stopped', open_amount: 2 })
  })

  test('corrected, is booked to the platform by an entry of its own, and both sides agree', async () => {
    const { db } = w().t.deps
    const { chargeId } = await bookByCard()
    await refundInPanel(chargeId, 1)
    await run()
    const before = (await call('GET', 'balances/balance')).json()
    const [found] = await open()
    expect((await settle(found.id, { correct: true })).json()).toMatchObject({ settled: { corrected: -1 } })
    const after = (await call('GET', 'balances/balance')).json()
    expect([after.provider - before.provider, after.platform - before.platform]).toEqual([-1, -1])
    expect(await run()).toMatchObject({ state: 'ok' })
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('is seen by the run of every five minutes too', async () => {
    const { t } = w()
    const { chargeId } = await bookByCard()
    await refundInPanel(chargeId, 1)
    await reconcileRecent(t.deps)
    expect(await open()).toMatchObject([{ subject: chargeId }])
  })
})

test('money at the provider that is about nothing of ours, and a payment that it does not know', async () => {
  const { db } = w().t.deps
  const { id, chargeId } = await bookByCard()
  await db
    .updateTable('payments')
    .set({ provider_charge_id: 'ch_of_somebody_else' })
    .where('appointment_id', '=', id)
    .execute()
  await run()
  const found = await open()
  expect(found).toHaveLength(2)
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'charge_unknown', subject: chargeId, amount: PRICE }),
      expect.objectContaining({ kind: 'charge_missing', subject: 'ch_of_somebody_else', amount: -PRICE }),
    ]),
  )
})

describe('withdrawals', () => {
  const sent = async () => {
    const { t, specialist } = w()
    const theirs = await signIn(t.deps, specialist)
    const recipientId = await giveBankAccount(t, specialist, theirs)
    await giveEarnings(t, specialist, 20_000)
    const { id } = (await call('POST', 'finance/withdrawals', { amount: 6000 }, theirs)).json()
    await call('POST', `finance/withdrawals/${id}/approve`)
    await runJobs(t)
    const { provider_withdrawal_id } = await t.deps.db
      .selectFrom('withdrawals')
      .select('provider_withdrawal_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, recipientId, providerId: provider_withdrawal_id ?? '' }
  }

  test('paid on both sides agree; what the provider takes back afterwards does not', async () => {
    const { t } = w()
    const { id, providerId } = await sent()
    await control(t, `/_withdrawals/${providerId}`, { status: 'paid' })
    await runJobs(t)
    expect(await run()).toMatchObject({ state: 'ok' })
    await control(t, `/_withdrawals/${providerId}`, { status: 'failed' })
    await run()
    expect(await open()).toMatchObject([
      { kind: 'withdrawal', subject: providerId, expected: 6000, found: 0 },
    ])
    const { status } = await t.deps.db
      .selectFrom('withdrawals')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('paid')
  })

  test('one that nobody here asked for', async () => {
    const { recipientId } = await sent()
    await control(w().t, `/_recipients/${recipientId}/deposit`, { amount: 900 })
    w().t.clock.set(new Date(Date.now() - MINUTE).toISOString())
    await w()
      .t.deps.db.updateTable('withdrawals')
      .set({ sent_at: w().t.clock.now() })
      .where('recipient_id', '=', recipientId)
      .execute()
    const made = await asProvider('POST', `/recipients/${recipientId}/withdrawals`, { amount: 900 })
    expect(made.status).toBe(200)
    await reconcile(w().t.deps, 'everything')
    const { rows } =
      await sql`SELECT kind, found FROM reconciliation_differences WHERE settled_at IS NULL`.execute(
        w().t.deps.db,
      )
    expect(rows).toEqual([{ kind: 'withdrawal_unknown', found: 900 }])
  })
})

test('a cached balance that is not its postings is written again when it is settled so', async () => {
  const { deps } = w().t
  await giveEarnings(w().t, w().specialist, 5000)
  const account = `available:${w().specialist.specialistId}`
  await deps.db
    .updateTable('account_balances')
    .set({ balance: 5001 })
    .where('account', '=', account)
    .execute()
  await run()
  const [found] = await open()
  expect(found).toMatchObject({ kind: 'ledger', subject: account, expected: 5000, found: 5001 })
  await settle(found.id, { correct: true })
  expect(await w().balance(account)).toBe(5000)
  expect(await run()).toMatchObject({ state: 'ok' })
})

test('a provider that does not answer is a failed run and no alarm', async () => {
  await addFault(w().t, 'pagarme', { mode: 'error', count: 2, match: 'GET /charges' })
  expect(await run()).toMatchObject({ last_run: { failed: true }, open_differences: 0 })
})

test('two runs at once: one is at it, the other says so', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'finance/reconciliation/run')))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409])
  const running = (await call('GET', 'finance/reconciliation')).json()
  expect(running.last_run).toMatchObject({ finished_at: null })
  await forgetJobs(w().t)
  await reconcileBegun(w().t.deps, { runId: running.last_run.id })
})

test('the button starts a job, once: the call asks the provider for nothing, and a second try of the job neither', async () => {
  await forgetJobs(w().t)
  await addFault(w().t, 'pagarme', { mode: 'error', count: 2, match: 'GET /charges' })
  const began = await call('POST', 'finance/reconciliation/run')
  expect(began.json()).toMatchObject({ last_run: { finished_at: null, failed: false } })
  await clearFaults(w().t)
  expect(await runJobs(w().t)).toEqual([])
  const { last_run } = (await call('GET', 'finance/reconciliation')).json()
  expect(last_run).toMatchObject({
    id: began.json().last_run.id,
    failed: false,
    finished_at: expect.any(String),
  })
  await addFault(w().t, 'pagarme', { mode: 'error', count: 2, match: 'GET /charges' })
  await reconcileBegun(w().t.deps, { runId: last_run.id })
  expect((await call('GET', 'finance/reconciliation')).json().last_run).toEqual(last_run)
  await clearFaults(w().t)
})
