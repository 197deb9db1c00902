import { MINUTE } from '@emma/domain/interval'
import { isPix, type PaymentMethod } from '@emma/domain/payments'
import { describe, expect, test } from 'vitest'
import { textOf } from '../../../../test/fixtures/pdf-text.ts'
import {
  confirm,
  createAdmin,
  createCustomer,
  createSpecialist,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  messagesTo,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  slotId,
  useBookingFixture,
} from '../../../../test/index.ts'
import { bookingJobs } from '../../booking/index.ts'
import { paymentJobs, requestRefund } from '../../payments/index.ts'

const { 'refund-payment': refundPayment, 'sweep-payments': sweepPayments } = paymentJobs
const w = useBookingFixture()
const STARTS = '2026-11-26T12:00:00.000Z'
const LATE = '2026-11-25T18:00:00.000Z'

/** A paid appointment in three days. */
const paid = async (method: PaymentMethod, startsAt = STARTS): Promise<string> => {
  if (method === 'wallet') await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  if (method === 'wallet_card' || method === 'wallet_pix')
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
  if (method === 'credit_card' || method === 'wallet_card') await giveCard(w().t, w().session)
  const { id } = (await w().book(method, { startsAt })).json()
  if (isPix(method)) {
    const { provider_charge_id } = await payment(id)
    await w().control(`/_pix/${provider_charge_id}/pay`)
    w().t.clock.advance(121_000)
    await sweepPayments(w().t.deps)
  }
  return id
}
const payment = (id: string) =>
  w()
    .t.deps.db.selectFrom('payments')
    .select(['id', 'status', 'provider_charge_id'])
    .where('appointment_id', '=', id)
    .executeTakeFirstOrThrow()
const call = async (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, more: Call = {}) => {
  const { headers } = more.as ?? w().session
  const answer = await w().t.app.inject({
    method,
    url: `/api/v1/schedules/${path}`,
    headers,
    ...(more.body === undefined ? {} : { payload: more.body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
interface Call {
  readonly as?: SignedIn
  readonly body?: object
}
const quote = (id: string, as?: SignedIn) => call('GET', `auth/schedules/${id}/cancel`, as ? { as } : {})
const cancel = (id: string, choice: 'card' | 'wallet') =>
  choice === 'card'
    ? call('DELETE', `auth/schedules/${id}/cancelPerCustomer`)
    : call('PATCH', `auth/schedules-by-wallet/cancel/${id}/${w().paula.customerId}`)
const bySpecialist = async (id: string, more: Call = {}) =>
  call('POST', `auth/schedules/${id}/cancelPerSpecialist`, {
    as: await signIn(w().t.deps, w().specialist),
    body: { reason: 'Imprevisto' },
    ...more,
  })
const refundedThere = async (id: string): Promise<number> => {
  const { provider_charge_id } = await payment(id)
  if (provider_charge_id === null) return 0
  return (await w().t.deps.payments.findCharge(provider_charge_id))?.refunded ?? 0
}
const everything = async () => {
  const { db } = w().t.deps
  const rows = await Promise.all([
    db.selectFrom('appointments').selectAll().orderBy('id').execute(),
    db.selectFrom('payments').selectAll().orderBy('id').execute(),
    db.selectFrom('credits').selectAll().orderBy('id').execute(),
    db.selectFrom('refunds').selectAll().orderBy('id').execute(),
    db.selectFrom('ledger_postings').selectAll().orderBy('entry_id').orderBy('account').execute(),
    db.selectFrom('notifications').selectAll().orderBy('id').execute(),
  ])
  return JSON.stringify(rows)
}
/** Expects a refusal that changes nothing. */
const refused = async (attempt: () => ReturnType<typeof call>, status: number, code: string) => {
  const before = await everything()
  const answer = await attempt()
  expect(answer).toMatchObject({ status, body: { code } })
  expect(await everything()).toBe(before)
}

/** Method, moment, choice → to the card, as credit, kept by the specialist. */
const table = [
  ['credit_card', 'full', 'card', 15_000, 0, 0],
  ['credit_card', 'full', 'wallet', 0, 15_000, 0],
  ['credit_card', 'late', 'card', 7500, 0, 6375],
  ['credit_card', 'late', 'wallet', 0, 10_500, 3825],
  ['pix', 'full', 'card', 15_000, 0, 0],
  ['pix', 'full', 'wallet', 0, 15_000, 0],
  ['pix', 'late', 'card', 7500, 0, 6375],
  ['pix', 'late', 'wallet', 0, 10_500, 3825],
  ['wallet', 'full', 'card', 0, 15_000, 0],
  ['wallet', 'late', 'card', 0, 10_500, 3825],
  ['wallet', 'late', 'wallet', 0, 10_500, 3825],
  ['wallet_card', 'full', 'card', 10_000, 5000, 0],
  ['wallet_card', 'full', 'wallet', 0, 15_000, 0],
  ['wallet_card', 'late', 'card', 5000, 3500, 5525],
  ['wallet_card', 'late', 'wallet', 0, 10_500, 3825],
  ['wallet_pix', 'full', 'card', 10_000, 5000, 0],
  ['wallet_pix', 'full', 'wallet', 0, 15_000, 0],
  ['wallet_pix', 'late', 'card', 5000, 3500, 5525],
] as const

describe('a cancellation gives back what the person saw, or does nothing', () => {
  const ways = [
    ['DELETE', (id: string) => `auth/schedules/${id}/cancelPerCustomer`, [15_000, 0], [7500, 0]],
    ['DELETE', (id: string) => `auth/schedules/${id}/cancel`, [15_000, 0], [7500, 0]],
    [
      'PATCH',
      (id: string) => `auth/schedules-by-wallet/cancel/${id}/${w().paula.customerId}`,
      [0, 15_000],
      [0, 10_500],
    ],
  ] as const
  const seen = ([card, wallet]: readonly [number, number]) => ({ body: { expected: { card, wallet } } })

  test.each(ways)('%s %s', async (method, path, before, after) => {
    const id = await paid('credit_card')
    w().t.clock.set('2026-11-25T12:00:00.001Z')
    const session = await signIn(w().t.deps, w().paula)
    await refused(() => call(method, path(id), { as: session, ...seen(before) }), 409, 'refund_changed')
    expect(await call(method, path(id), { as: session, ...seen(after) })).toMatchObject({
      status: 200,
      body: { status: 'canceled_by_customer' },
    })
  })

  test('at the deadline itself everything still comes back', async () => {
    const id = await paid('credit_card')
    w().t.clock.set('2026-11-25T12:00:00.000Z')
    const as = await signIn(w().t.deps, w().paula)
    const way = `auth/schedules/${id}/cancelPerCustomer`
    expect(await call('DELETE', way, { as, ...seen([15_000, 0]) })).toMatchObject({ status: 200 })
  })

  test('what was given up unpaid, and is paid by now, is not canceled unasked', async () => {
    const id = await paid('pix')
    await refused(() => call('PATCH', ways[2][1](id), { ...seen([0, 0]) }), 409, 'refund_changed')
  })
})

describe('a cancellation by the customer does what its quote says, to the centavo', () => {
  test.each(table)('%s, %s, to the %s', async (method, moment, choice, card, credit, kept) => {
    const id = await paid(method)
    const held = await heldByProvider(w().t.deps.db)
    if (moment === 'late') w().t.clock.set(LATE)
    const session = await signIn(w().t.deps, w().paula)
    const { status, body } = await quote(id, session)
    expect(status).toBe(200)
    expect(body).toMatchObject(
      choice === 'card'
        ? { credit_card: { value: card, credit }, kept: { value: PRICE - card - credit } }
        : { wallet: { value: credit, kept: PRICE - credit } },
    )
    expect(body.policy).toMatchObject({ rule: moment, full_refund_until: '2026-11-25T12:00:00.000Z' })
    const path =
      choice === 'card'
        ? (['DELETE', `auth/schedules/${id}/cancelPerCustomer`] as const)
        : (['PATCH', `auth/schedules-by-wallet/cancel/${id}/${w().paula.customerId}`] as const)
    const canceled = await call(path[0], path[1], { as: session })
    expect(canceled).toMatchObject({
      status: 200,
      body: { id, status: 'canceled_by_customer', can: { cancel: false, reschedule: false, join: false } },
    })
    expect(await w().wallet()).toBe(credit)
    expect(await w().waiting()).toBe(kept)
    if (card > 0) {
      expect(canceled.body.payment.refunds).toMatchObject([{ amount: card, status: 'requested' }])
    }
    expect(await runJobs(w().t)).toEqual([])
    expect(await refundedThere(id)).toBe(card)
    expect(await heldByProvider(w().t.deps.db)).toBe(held - card)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
    const isAll = card + credit === PRICE
    const seen = await call('GET', id, { as: session })
    expect(seen.body.payment).toMatchObject({
      status: isAll ? 'refunded' : 'partially_refunded',
      ...(card > 0 ? { refunds: [{ amount: card, status: 'done' }] } : {}),
      ...(credit > 0 ? { credit: { amount: credit } } : {}),
    })
  })

  test('what the patient got back is not shown to the specialist', async () => {
    const id = await paid('wallet_card')
    w().t.clock.set(LATE)
    const as = await signIn(w().t.deps, w().paula)
    const own = await call('DELETE', `auth/schedules/${id}/cancelPerCustomer`, { as })
    expect(own.body.payment).toMatchObject({
      kept: 6500,
      credit: { amount: 3500 },
      refunds: [{ amount: 5000 }],
    })
    const { payment: seen } = (await call('GET', id, { as: await signIn(w().t.deps, w().specialist) })).body
    for (const part of ['kept', 'credit', 'refunds']) expect(seen).not.toHaveProperty(part)
  })

  test('the default of the customer is the card', async () => {
    const id = await paid('credit_card')
    expect(await call('DELETE', `auth/schedules/${id}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'canceled_by_customer', payment: { refunds: [{ amount: PRICE }] } },
    })
  })

  test('a Pix of more than 90 days ago becomes credit, whatever the choice', async () => {
    const id = await paid('pix')
    const paid_at = new Date('2026-08-20T12:00:00.000Z')
    await w().t.deps.db.updateTable('payments').set({ paid_at }).where('appointment_id', '=', id).execute()
    expect((await quote(id)).body).toMatchObject({ credit_card: { value: 0, credit: PRICE } })
    expect((await cancel(id, 'card')).status).toBe(200)
    expect(await w().wallet()).toBe(PRICE)
    await runJobs(w().t)
    expect(await refundedThere(id)).toBe(0)
  })

  test('the policy is the one of the booking, not today’s', async () => {
    const id = await paid('credit_card')
    const now = w().t.clock.now()
    const set = { name: 'late_card_percent', value: 10, updated_at: now }
    await w().t.deps.db.insertInto('variables').values(set).execute()
    w().t.clock.set(LATE)
    const session = await signIn(w().t.deps, w().paula)
    expect((await quote(id, session)).body).toMatchObject({
      credit_card: { value: 7500 },
      policy: { late_card_percent: 50 },
    })
    expect((await call('GET', 'policy', { as: session })).body).toMatchObject({
      late_card_percent: 10,
      full_refund_hours: 24,
      reschedule_hours: 12,
    })
    await w().t.deps.db.deleteFrom('variables').where('name', '=', 'late_card_percent').execute()
  })

  test('the slot is open again at once, and someone else books it', async () => {
    const id = await paid('wallet')
    const next = () =>
      w()
        .t.deps.db.selectFrom('next_slots')
        .select('starts_at')
        .where('specialist_id', '=', w().specialist.specialistId)
        .executeTakeFirst()
    await cancel(id, 'wallet')
    expect((await next())?.starts_at).toEqual(new Date('2026-11-23T12:30:00.000Z'))
    const other = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, other.customerId, PRICE)
    const order = w().order('wallet', { startsAt: STARTS })
    expect((await confirm(w().t, other, await signIn(w().t.deps, other), order)).statusCode).toBe(201)
  })

  test('an unpaid booking gives back what it held of the wallet, and late money goes back by itself', async () => {
    const { id } = (await w().book('pix', { startsAt: STARTS })).json()
    expect((await quote(id)).body).toMatchObject({
      credit_card: { value: 0 },
      wallet: { value: 0 },
      kept: { value: 0 },
      policy: { rule: 'unpaid' },
    })
    expect((await cancel(id, 'card')).body).toMatchObject({ status: 'canceled_by_customer' })
    const { provider_charge_id } = await payment(id)
    await w().control(`/_pix/${provider_charge_id}/pay`)
    w().t.clock.advance(121_000)
    await sweepPayments(w().t.deps)
    expect(await runJobs(w().t)).toEqual([])
    expect(await refundedThere(id)).toBe(PRICE)
    expect(await w().waiting()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})

/** The people notified of a cancellation. */
const toldOf = async (id: string) => {
  const rows = await w()
    .t.deps.db.selectFrom('notifications')
    .select('user_id')
    .where('appointment_id', '=', id)
    .where('kind', 'like', 'canceled%')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

test('an unpaid booking that is given up is no news to the specialist, who was never told of it', async () => {
  const { id } = (await w().book('pix', { startsAt: STARTS })).json()
  expect((await cancel(id, 'card')).status).toBe(200)
  expect(await toldOf(id)).toEqual([])
})

describe('a cancellation is refused', () => {
  test('of what is not there, like every other change of it', async () => {
    const id = w().t.deps.newId()
    const doctor = await signIn(w().t.deps, w().specialist)
    const status = { as: doctor, body: { status: 'in_progress' } }
    const slot = { body: { schedule_id: slotId(w().specialist.specialistId, STARTS) } }
    await refused(() => quote(id), 404, 'not_found')
    await refused(() => cancel(id, 'card'), 404, 'not_found')
    await refused(() => call('DELETE', `auth/schedules/${id}/refund`), 404, 'not_found')
    await refused(() => call('PUT', `${id}/reschedule`, slot), 404, 'not_found')
    await refused(() => call('PUT', `${id}/update-status`, status), 404, 'not_found')
    await refused(() => call('POST', `${id}/ask-reschedule`, { as: doctor }), 404, 'not_found')
  })

  test('to strangers as if it were not there, to wrong roles, and without a token', async () => {
    const id = await paid('credit_card')
    const other = await signIn(w().t.deps, await createCustomer(w().t.deps))
    const stranger = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const foreign = await signIn(w().t.deps, stranger)
    const specialist = await signIn(w().t.deps, w().specialist)
    const nobody = { headers: {} } as SignedIn
    const wallet = `auth/schedules-by-wallet/cancel/${id}/${w().paula.customerId}`
    await refused(() => quote(id, other), 404, 'not_found')
    await refused(() => quote(id, foreign), 404, 'not_found')
    await refused(() => call('PATCH', wallet, { as: other }), 404, 'not_found')
    await refused(() => call('PATCH', wallet.replace(w().paula.customerId, id)), 404, 'not_found')
    await refused(() => call('PATCH', wallet, { as: specialist }), 403, 'forbidden')
    await refused(
      () => call('DELETE', `auth/schedules/${id}/cancelPerCustomer`, { as: other }),
      404,
      'not_found',
    )
    await refused(() => call('DELETE', `auth/schedules/${id}/cancel`, { as: foreign }), 404, 'not_found')
    await refused(() => bySpecialist(id, { as: foreign }), 404, 'not_found')
    await refused(() => bySpecialist(id, { as: w().session }), 403, 'forbidden')
    await refused(() => bySpecialist(id, { body: {} }), 422, 'validation_failed')
    await refused(() => bySpecialist(id, { body: { reason: '  ' } }), 422, 'validation_failed')
    await refused(() => call('DELETE', `auth/schedules/${id}/cancel`, { as: nobody }), 401, 'token_missing')
    await refused(() => call('DELETE', 'auth/schedules/nothing/cancel'), 400, 'malformed')
  })

  test('from the start on, and a second time', async () => {
    const id = await paid('credit_card')
    w().t.clock.set(STARTS)
    const session = await signIn(w().t.deps, w().paula)
    const path = `auth/schedules/${id}/cancelPerCustomer`
    await refused(() => call('DELETE', path, { as: session }), 409, 'cancel_not_allowed')
    await refused(() => quote(id, session), 409, 'cancel_not_allowed')
    await refused(() => bySpecialist(id), 409, 'cancel_not_allowed')
    w().t.clock.set(LATE)
    const again = await signIn(w().t.deps, w().paula)
    expect((await call('DELETE', path, { as: again })).status).toBe(200)
    await refused(() => call('DELETE', path, { as: again }), 409, 'cancel_not_allowed')
    await refused(() => quote(id, again), 409, 'cancel_not_allowed')
  })

  test.each(['finished', 'no_show', 'in_progress', 'expired'])('of one that is %s', async (status) => {
    const id = await paid('wallet')
    await w().t.deps.db.updateTable('appointments').set({ status }).where('id', '=', id).execute()
    await refused(() => cancel(id, 'wallet'), 409, 'cancel_not_allowed')
    await refused(() => quote(id), 409, 'cancel_not_allowed')
  })
})

describe('a cancellation by the specialist or an admin', () => {
  test('gives everything as credit at once, also late, and tells the patient with the credit', async () => {
    const id = await paid('credit_card')
    w().t.clock.set(LATE)
    const specialist = await signIn(w().t.deps, w().specialist)
    expect((await quote(id, specialist)).body).toMatchObject({
      credit_card: { value: 0 },
      wallet: { value: PRICE },
      kept: { value: 0 },
      policy: { rule: 'by_specialist' },
    })
    const { status, body } = await bySpecialist(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ canceled_by: 'specialist', cancel_reason: 'Imprevisto' })
    expect(await toldOf(id)).toEqual([w().paula.userId])
    expect(await w().wallet()).toBe(PRICE)
    expect(await w().waiting()).toBe(0)
    expect(await runJobs(w().t)).toEqual([])
    const session = await signIn(w().t.deps, w().paula)
    const url = '/api/v1/customer/notifications?kind=canceled_by_specialist'
    const notices = (await w().t.app.inject({ url, headers: session.headers })).json()
    expect(notices.data).toMatchObject([
      {
        kind: 'canceled_by_specialist',
        creditId: expect.any(String),
        amount: PRICE,
        refundable_amount: PRICE,
        remaining_amount: PRICE,
        schedule_id: id,
        specialist: { id: w().specialist.specialistId, name: w().specialist.name },
        date: '2026-11-26',
        init_hour: '09:00',
      },
    ])
    const sent = await messagesTo(w().t, '5511987654321')
    const words = sent.map(({ text }) => text)
    expect(words).toContainEqual(
      expect.stringMatching(/foi cancelada pelo especialista\..*R\$\s150,00 estão na sua carteira\./),
    )
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('an admin’s is told to both, as Emma’s', async () => {
    const id = await paid('wallet')
    const admin = await signIn(w().t.deps, await createAdmin(w().t.deps))
    expect(await call('DELETE', `auth/schedules/${id}/cancel`, { as: admin })).toMatchObject({
      status: 200,
      body: { status: 'canceled_by_specialist', canceled_by: 'platform' },
    })
    const { headers } = await signIn(w().t.deps, w().paula)
    const list = { url: '/api/v1/customer/notifications', headers }
    expect((await w().t.app.inject(list)).json().data[0]).toMatchObject({ canceled_by: 'platform' })
    await runJobs(w().t)
    const words = (await messagesTo(w().t, '5511987654321')).map(({ text }) => text)
    expect(words).toContainEqual(expect.stringMatching(/foi cancelada pela Emma\./))
    const sentNow = await w()
      .t.deps.db.selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('kind', 'like', 'canceled%')
      .where('appointment_id', '=', id)
      .execute()
    expect(sentNow).toEqual(
      expect.arrayContaining([
        { user_id: w().paula.userId, kind: 'canceled_by_specialist' },
        { user_id: w().specialist.userId, kind: 'canceled_by_platform' },
      ]),
    )
    expect(await w().wallet()).toBe(PRICE)
  })

  test('the customer’s is told to the specialist, by e-mail without a name', async () => {
    const id = await paid('wallet')
    await cancel(id, 'wallet')
    expect(await runJobs(w().t)).toEqual([])
    const mails = await messagesTo(w().t, w().specialist.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('foi cancelada pelo paciente')
    expect(mails[0]?.text).not.toContain(w().paula.name)
  })
})

describe('the credit of a canceled consultation', () => {
  const canceled = async (method: PaymentMethod) => {
    const id = await paid(method)
    await bySpecialist(id)
    await runJobs(w().t)
    const { credits } = (
      await w().t.app.inject({ url: '/api/v1/balances/balance', headers: w().session.headers })
    ).json()
    return { id, creditId: credits[0].id as string, credits }
  }
  const toCard = (id: string, creditId: string | undefined, as = w().session) =>
    call('DELETE', `auth/schedules/${id}/refund${creditId ? `?creditId=${creditId}` : ''}`, { as })

  const notices = async () => {
    const url = '/api/v1/customer/notifications?kind=canceled_by_specialist'
    return (await w().t.app.inject({ url, headers: w().session.headers })).json().data
  }

  test.each(['credit_card', 'pix'] as const)('of a %s goes back whole, once', async (method) => {
    const { id, creditId, credits } = await canceled(method)
    expect(credits).toMatchObject([{ remaining: PRICE, refundable: true, refundable_amount: PRICE }])
    const held = await heldByProvider(w().t.deps.db)
    const back = await toCard(id, creditId)
    expect(back).toMatchObject({
      status: 200,
      body: { payment: { refunds: [{ amount: PRICE, status: 'requested' }] } },
    })
    expect(await w().wallet()).toBe(0)
    const notice = { creditId, amount: PRICE, refundable_amount: 0, remaining_amount: 0 }
    expect(await notices()).toMatchObject([notice])
    await refused(() => toCard(id, creditId), 409, 'refund_not_allowed')
    expect(await runJobs(w().t)).toEqual([])
    expect(await refundedThere(id)).toBe(PRICE)
    expect(await heldByProvider(w().t.deps.db)).toBe(held - PRICE)
    await refused(() => toCard(id, creditId), 409, 'refund_not_allowed')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('goes back as far as it is unspent, and is found without its id', async () => {
    const { id } = await canceled('credit_card')
    await w()
      .t.deps.db.updateTable('specialist_specialties')
      .set({ price: 4000 })
      .where('specialist_id', '=', w().specialist.specialistId)
      .execute()
    expect((await w().book('wallet', { startsAt: '2026-11-27T12:00:00.000Z' })).statusCode).toBe(201)
    expect((await toCard(id, undefined)).body.payment.refunds).toMatchObject([{ amount: 11_000 }])
    await runJobs(w().t)
    expect(await refundedThere(id)).toBe(11_000)
    expect(await w().wallet()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is told of once: credit while it is credit, on its way to the card after that', async () => {
    const { id, creditId } = await canceled('wallet_card')
    const told = async () => {
      const { refunds = [], credit, through_wallet } = (await call('GET', id)).body.payment
      const amounts = refunds.map(({ amount }: { amount: number }) => amount)
      return { amounts, credit: credit?.amount, through_wallet }
    }
    expect(await told()).toEqual({ amounts: [], credit: PRICE, through_wallet: undefined })
    await toCard(id, creditId)
    expect(await told()).toEqual({ amounts: [10_000], credit: 5000, through_wallet: 10_000 })
  })

  test('that went to the card whole is credit nowhere any more', async () => {
    const { id, creditId } = await canceled('credit_card')
    await toCard(id, creditId)
    const { payment } = (await call('GET', id)).body
    expect(payment).not.toHaveProperty('credit')
    expect(payment).toMatchObject({ refunds: [{ amount: PRICE }], through_wallet: PRICE })
  })

  test('never gives more to the card than the card paid', async () => {
    const { id, creditId } = await canceled('wallet_card')
    expect((await toCard(id, creditId)).body.payment.refunds).toMatchObject([{ amount: 10_000 }])
    await runJobs(w().t)
    expect(await refundedThere(id)).toBe(10_000)
    expect(await w().wallet()).toBe(5000)
    await refused(() => toCard(id, creditId), 409, 'refund_not_allowed')
  })

  test('paid by the wallet, or chosen by the customer, stays credit', async () => {
    const { id, creditId, credits } = await canceled('wallet')
    expect(credits).toMatchObject([{ refundable: false, refundable_amount: 0 }])
    const row = w().t.deps.db.selectFrom('credits').select('refundable').where('id', '=', creditId)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ refundable: false })
    await refused(() => toCard(id, creditId), 409, 'refund_not_allowed')
    const own = await paid('credit_card', '2026-11-27T12:00:00.000Z')
    await cancel(own, 'wallet')
    await refused(() => toCard(own, undefined), 409, 'refund_not_allowed')
  })

  test('is nobody else’s, and no other consultation’s', async () => {
    const { id, creditId } = await canceled('credit_card')
    const other = await signIn(w().t.deps, await createCustomer(w().t.deps))
    const another = await paid('credit_card', '2026-11-27T12:00:00.000Z')
    await refused(() => toCard(id, creditId, other), 404, 'not_found')
    await refused(() => toCard(another, creditId), 404, 'not_found')
    await refused(() => toCard(id, w().t.deps.newId()), 404, 'not_found')
    await refused(() => toCard(id, 'nothing'), 422, 'validation_failed')
    const specialist = await signIn(w().t.deps, w().specialist)
    await refused(() => toCard(id, creditId, specialist), 403, 'forbidden')
  })
})

describe('at the same moment', () => {
  const settledOf = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).sort((a, b) => a - b)

  test('of ten cancellations of every kind one wins, and what goes back is what was paid', async () => {
    const id = await paid('credit_card')
    const admin = await signIn(w().t.deps, await createAdmin(w().t.deps))
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => cancel(id, 'card')),
      ...[1, 2, 3].map(() => cancel(id, 'wallet')),
      ...[1, 2, 3].map(() => bySpecialist(id)),
      call('DELETE', `auth/schedules/${id}/cancel`, { as: admin }),
    ])
    expect(settledOf(answers)).toEqual([200, ...Array(9).fill(409)])
    await runJobs(w().t)
    expect((await refundedThere(id)) + (await w().wallet())).toBe(PRICE)
    expect(await w().waiting()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('of fifty refunds of one credit and a booking with it, the money is there once', async () => {
    const id = await paid('credit_card')
    await bySpecialist(id)
    const refund = () => call('DELETE', `auth/schedules/${id}/refund`)
    const [booked, ...answers] = await Promise.all([
      w().book('wallet', { startsAt: '2026-11-27T12:00:00.000Z' }),
      ...Array.from({ length: 50 }, refund),
    ])
    const won = answers.filter(({ status }) => status === 200).length
    expect(won + (booked.statusCode === 201 ? 1 : 0)).toBe(1)
    await runJobs(w().t)
    expect(await refundedThere(id)).toBe(won * PRICE)
    expect(await w().wallet()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('a cancellation and the payment of its Pix leave no money behind', async () => {
    const { id } = (await w().book('pix', { startsAt: STARTS })).json()
    const { provider_charge_id } = await payment(id)
    await w().control(`/_pix/${provider_charge_id}/pay`)
    w().t.clock.advance(121_000)
    await Promise.all([cancel(id, 'card'), sweepPayments(w().t.deps)])
    await sweepPayments(w().t.deps)
    await runJobs(w().t)
    expect(await refundedThere(id)).toBe(PRICE)
    expect(await w().waiting()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('the same key answers the same', async () => {
    const id = await paid('credit_card')
    const headers = { ...w().session.headers, 'idempotency-key': `cancel-${id}` }
    const url = `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`
    const send = () => w().t.app.inject({ method: 'DELETE', url, headers })
    const first = await send()
    const second = await send()
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    await runJobs(w().t)
    expect(await refundedThere(id)).toBe(PRICE)
  })
})

describe('rescheduling', () => {
  const move = (id: string, startsAt: string, as = w().session, specialistId = w().specialist.specialistId) =>
    call('PUT', `${id}/reschedule`, { as, body: { schedule_id: slotId(specialistId, startsAt) } })
  const OTHER = '2026-11-27T13:00:00.000Z'

  test('moves the same appointment, price and money, opens the old slot and tells both', async () => {
    const id = await paid('credit_card')
    expect(await move(id, OTHER)).toMatchObject({
      status: 200,
      body: { id, status: 'confirmed', date: '2026-11-27', init_hour: '10:00', price: PRICE },
    })
    expect(await w().waiting()).toBe(12_750)
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await w().book('wallet', { startsAt: STARTS })).statusCode).toBe(201)
    const sentNow = await w()
      .t.deps.db.selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'booking_rescheduled')
      .where('appointment_id', '=', id)
      .execute()
    expect(sentNow.map(({ user_id }) => user_id).sort()).toEqual(
      [w().paula.userId, w().specialist.userId].sort(),
    )
  })

  test('is refused to a taken or closed slot, of another specialist, too late, and to others', async () => {
    const id = await paid('wallet')
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    await w().book('wallet', { startsAt: OTHER })
    const other = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const stranger = await signIn(w().t.deps, await createCustomer(w().t.deps))
    await refused(() => move(id, OTHER), 409, 'already_booked_then')
    await refused(() => move(id, STARTS), 409, 'slot_taken')
    await refused(() => move(id, '2026-11-28T13:00:00.000Z'), 409, 'slot_not_open')
    const free = '2026-11-27T14:00:00.000Z'
    await refused(() => move(id, free, w().session, other.specialistId), 409, 'reschedule_not_allowed')
    await refused(() => move(id, free, stranger), 404, 'not_found')
    const specialist = await signIn(w().t.deps, w().specialist)
    await refused(() => move(id, free, specialist), 403, 'forbidden')
    await refused(
      () => call('PUT', `${id}/reschedule`, { body: { schedule_id: 'nothing' } }),
      404,
      'not_found',
    )
    w().t.clock.set('2026-11-26T00:00:01.000Z')
    const late = await signIn(w().t.deps, w().paula)
    await refused(() => move(id, free, late), 409, 'reschedule_not_allowed')
  })

  test('to the very next time makes lists show the one after it', async () => {
    const id = await paid('wallet')
    expect((await move(id, '2026-11-23T12:30:00.000Z')).status).toBe(200)
    const shown = await w()
      .t.deps.db.selectFrom('next_slots')
      .select('starts_at')
      .where('specialist_id', '=', w().specialist.specialistId)
      .execute()
    for (const { starts_at } of shown) expect(starts_at).toEqual(new Date('2026-11-23T13:00:00.000Z'))
    expect(shown).not.toEqual([])
  })

  test('of two who want the same slot one gets it, and the other keeps the old one', async () => {
    const first = await paid('wallet')
    const other = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, other.customerId, PRICE)
    const theirs = await signIn(w().t.deps, other)
    const order = w().order('wallet', { startsAt: '2026-11-26T13:00:00.000Z' })
    const second = (await confirm(w().t, other, theirs, order)).json().id
    const answers = await Promise.all([move(first, OTHER), move(second, OTHER, theirs)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('slot_taken')
    const rows = await w().appointments()
    expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  })
})

describe('a refund that the provider does not answer as it should', () => {
  const fault = (mode: string, count = 1) => w().fault(mode, 'DELETE /charges', count)
  const statusOf = async (id: string) => (await call('GET', id)).body.payment
  const sentOfRefunds = () =>
    w()
      .t.deps.db.selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', w().paula.userId)
      .where('kind', 'like', 'refund%')
      .orderBy('id')
      .execute()

  test.each(['error', 'drop_response'])('%s: it is done once, and seen on its way', async (mode) => {
    const id = await paid('credit_card')
    await cancel(id, 'card')
    await fault(mode)
    expect(await runJobs(w().t)).toHaveLength(1)
    expect(await statusOf(id)).toMatchObject({
      status: 'paid',
      refunds: [{ amount: PRICE, status: 'processing', done_at: null }],
    })
    expect(await runJobs(w().t)).toEqual([])
    expect(await statusOf(id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] })
    expect(await refundedThere(id)).toBe(PRICE)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
    expect(await sentOfRefunds()).toEqual([{ kind: 'refund_done' }])
  })

  test('one done whose answer was lost is not taken for another of the same charge', async () => {
    const id = await paid('credit_card')
    const { id: paymentId } = await payment(id)
    const { deps } = w().t
    const ask = (amount: number): Promise<string> => {
      const refund = { paymentId, amount, reason: 'credit', now: deps.clock.now() } as const
      return deps.db.transaction().execute((tx) => requestRefund(deps, tx, refund))
    }
    const lost = await ask(11_000)
    const failed = await ask(4000)
    await fault('drop_response')
    await expect(refundPayment(deps, { refundId: lost })).rejects.toThrow()
    await fault('error')
    await expect(refundPayment(deps, { refundId: failed })).rejects.toThrow()
    expect(await refundedThere(id)).toBe(11_000)
    await refundPayment(deps, { refundId: failed })
    await refundPayment(deps, { refundId: lost })
    expect(await refundedThere(id)).toBe(PRICE)
  })

  test('refused: the patient is told once that it is tried again, and then that it is done', async () => {
    const id = await paid('credit_card')
    await cancel(id, 'card')
    await fault('refuse', 2)
    await runJobs(w().t)
    expect(await statusOf(id)).toMatchObject({ status: 'paid', refunds: [{ status: 'failed' }] })
    await runJobs(w().t)
    await runJobs(w().t)
    await runJobs(w().t)
    expect(await statusOf(id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] })
    expect(await sentOfRefunds()).toEqual([{ kind: 'refund_failed' }, { kind: 'refund_done' }])
    expect(await refundedThere(id)).toBe(PRICE)
  })
})

describe('the receipt', () => {
  const receipt = async (id: string, as = w().session) => {
    const url = `/api/v1/schedules/${id}/receipt.pdf`
    return w().t.app.inject({ url, headers: as.headers })
  }

  test('is a PDF of what was paid and what went back, for its patient alone', async () => {
    const id = await paid('wallet_card')
    const before = await receipt(id)
    expect(before.statusCode).toBe(200)
    expect(before.headers['content-type']).toBe('application/pdf')
    expect(before.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    w().t.clock.set(LATE)
    const as = await signIn(w().t.deps, w().paula)
    const canceled = await call('DELETE', `auth/schedules/${id}/cancelPerCustomer`, { as })
    expect(canceled.body.payment).toMatchObject({ kept: 6500, credit: { amount: 3500 } })
    expect((await receipt(id, as)).rawPayload.length).toBeGreaterThan(before.rawPayload.length)
    const other = await signIn(w().t.deps, await createCustomer(w().t.deps))
    expect((await receipt(id, other)).statusCode).toBe(404)
    expect((await receipt(id, await signIn(w().t.deps, w().specialist))).statusCode).toBe(403)
  })

  test('names the patient, and for a dependent who paid', async () => {
    const id = await paid('wallet')
    const own = await textOf((await receipt(id)).rawPayload)
    expect(own).not.toContain('Pago por')
    const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
    const { headers } = w().session
    const url = '/api/v1/customer/dependents'
    const lia = (await w().t.app.inject({ method: 'POST', url, headers, payload: child })).json()
    const { db } = w().t.deps
    await db.updateTable('appointments').set({ dependent_id: lia.id }).where('id', '=', id).execute()
    expect(await textOf((await receipt(id)).rawPayload)).toMatch(/Paciente\s*Lia Teste\s*Pago por/)
  })

  test('of a Pix paid after its time says that nothing was confirmed, and what went back', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    const { id } = (await w().book('wallet_pix', { startsAt: STARTS })).json()
    w().t.clock.advance(15 * MINUTE)
    await bookingJobs['expire-holds'](w().t.deps)
    await w().control(`/_pix/${(await payment(id)).provider_charge_id}/pay`)
    await sweepPayments(w().t.deps)
    const as = await signIn(w().t.deps, w().paula)
    const before = await textOf((await receipt(id, as)).rawPayload)
    expect(before).toMatch(/Não confirmada: paga depois do prazo/)
    expect(before).toMatch(/Reembolso a caminho\s*R\$\s*100,00/)
    expect(before).not.toContain('carteira')
    expect(await runJobs(w().t)).toEqual([])
    expect(await textOf((await receipt(id, as)).rawPayload)).toMatch(/Reembolsado em/)
  })

  test('is not there while nothing was paid', async () => {
    const { id } = (await w().book('pix', { startsAt: STARTS })).json()
    expect((await receipt(id)).statusCode).toBe(404)
  })
})
