import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { onBehalf, somebody } from '../../../test/fixtures/on-behalf.ts'
import {
  createAdmin,
  createSpecialist,
  giveCredit,
  PRICE,
  type SignedIn,
  signIn,
  TEST_NOW,
  TOMORROW,
  useBookingFixture,
} from '../../../test/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { notify } from '../notifications/index.ts'

const fixture = useBookingFixture()
const practice = onBehalf(fixture)
const SHARE = 12_750

const read = async ({ headers }: SignedIn) => {
  const answer = await fixture().t.app.inject({ url: '/api/v1/specialists/dashboard', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const ofSpecialist = async () => read(await signIn(fixture().t.deps, fixture().specialist))
const ofAdmin = async () => {
  const { deps } = fixture().t
  return read(await signIn(deps, await createAdmin(deps)))
}
const bookPaid = async (startsAt: string): Promise<string> => {
  const { t, paula } = fixture()
  await giveCredit(t.deps, paula.customerId, PRICE)
  const answer = await fixture().book('wallet', { startsAt })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}
const move = async (id: string, status: string) => {
  const { t, specialist } = fixture()
  const { headers } = await signIn(t.deps, specialist)
  const url = `/api/v1/schedules/${id}/update-status`
  const answer = await t.app.inject({ method: 'PUT', url, headers, payload: { status } })
  expect(answer.statusCode, answer.body).toBe(200)
}

describe('who may', () => {
  test('nobody without a token, no patient', async () => {
    const { t, session } = fixture()
    const url = '/api/v1/specialists/dashboard'
    expect((await t.app.inject({ url })).statusCode).toBe(401)
    expect((await t.app.inject({ url, headers: session.headers })).statusCode).toBe(403)
  })
})

describe('a specialist', () => {
  test('who is new sees zeros, twelve weeks from Mondays and twelve months', async () => {
    const shown = await ofSpecialist()
    expect(shown).toMatchObject({
      role: 'specialist',
      date: '2026-11-23',
      timezone: 'America/Sao_Paulo',
      today: [],
      next: null,
      duty: { on_duty: false, waiting: 0, since: null },
      balance: { waiting_funds: 0, available: 0, transferred: 0 },
      rating: { average: 0, count: 0, stars: [0, 0, 0, 0, 0], latest: [] },
      unread: 0,
    })
    expect(shown.weeks).toHaveLength(12)
    expect(shown.weeks.at(-1)).toEqual({
      from: '2026-11-23',
      earned: 0,
      finished: 0,
      no_show: 0,
      canceled: 0,
    })
    expect(shown.weeks.at(0).from).toBe('2026-09-07')
    const open = shown.setup.filter(({ done }: { done: boolean }) => !done)
    expect(open.map(({ step }: { step: string }) => step)).toEqual(['portrait', 'bio', 'bank_account'])
    expect(shown.months.map(({ from }: { from: string }) => from)).toEqual(
      ['2025-12', ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`)].map(
        (month) => `${month}-01`,
      ),
    )
  })

  test('sees the next one before its day, the line on its day, and what it earned when it is over', async () => {
    const { t } = fixture()
    const id = await bookPaid(TOMORROW)
    const later = await bookPaid('2026-11-24T13:00:00.000Z')
    expect(await ofSpecialist()).toMatchObject({ today: [], next: { id } })
    t.clock.set('2026-11-24T11:55:00.000Z')
    expect(await ofSpecialist()).toMatchObject({
      today: [{ id, status: 'confirmed', can: { start: true } }, { id: later }],
      next: { id },
    })
    t.clock.set('2026-11-24T12:20:00.000Z')
    await move(id, 'in_progress')
    // A running appointment stays first past its end, until it is finished.
    t.clock.set('2026-11-24T12:50:00.000Z')
    expect((await ofSpecialist()).next).toMatchObject({ id })
    await move(id, 'finished')
    const after = await ofSpecialist()
    expect(after).toMatchObject({
      today: [{ id, status: 'finished' }, { id: later }],
      next: { id: later },
      balance: { waiting_funds: 2 * SHARE },
    })
    expect(after.weeks.at(-1)).toMatchObject({ earned: 2 * SHARE, finished: 1 })
    expect(after.months.at(-1)).toMatchObject({ from: '2026-11-01', earned: 2 * SHARE, finished: 1 })
    // The day is that of the specialist's zone, not the server's: late in the evening it is tomorrow in UTC.
    t.clock.set('2026-11-25T01:30:00.000Z')
    expect(await ofSpecialist()).toMatchObject({ date: '2026-11-24', today: [{ id }, { id: later }] })
  })

  test('is told who comes: their age, the last visit before it, when they entered, and what is free between', async () => {
    const { t, paula } = fixture()
    const first = await bookPaid(TOMORROW)
    const second = await bookPaid('2026-11-24T13:00:00.000Z')
    t.clock.set('2026-11-24T11:58:00.000Z')
    const before = await ofSpecialist()
    const comes = { age: 36, last_at: null, entered_at: null }
    expect(before.today.map((each: { comes: object }) => each.comes)).toEqual([comes, comes])
    const isFree = (at: string, { free } = before) =>
      free.some(
        (piece: { starts_at: string; ends_at: string }) => piece.starts_at <= at && at < piece.ends_at,
      )
    expect([isFree(TOMORROW), isFree('2026-11-24T12:30:00.000Z')]).toEqual([false, true])
    const { db } = t.deps
    const [call, now] = [t.deps.newId(), t.clock.now()]
    await sql`INSERT INTO calls (id, appointment_id, provider, channel, status, created_at)
      VALUES (${call}, ${first}, 'peer', 'c', 'waiting', ${now})`.execute(db)
    await sql`INSERT INTO call_participants (id, call_id, user_id, role, epoch, joined_at, seen_at)
      VALUES (${t.deps.newId()}, ${call}, ${paula.userId}, 'customer', ${t.deps.newId()}, ${now}, ${now})`.execute(
      db,
    )
    expect((await ofSpecialist()).next).toMatchObject({ id: first, comes: { entered_at: now.toISOString() } })
    t.clock.set('2026-11-24T12:20:00.000Z')
    await move(first, 'in_progress')
    await move(first, 'finished')
    expect((await ofSpecialist()).next).toMatchObject({ id: second, comes: { last_at: TOMORROW } })
  })

  test('a canceled one is in no line and earns nothing', async () => {
    const { t, session } = fixture()
    const id = await bookPaid(TOMORROW)
    const url = `/api/v1/schedules/auth/schedules-by-wallet/cancel/${id}/${fixture().paula.customerId}`
    const canceled = await t.app.inject({ method: 'PATCH', url, headers: session.headers })
    expect(canceled.statusCode, canceled.body).toBe(200)
    t.clock.set('2026-11-24T11:00:00.000Z')
    const shown = await ofSpecialist()
    expect(shown).toMatchObject({ today: [], next: null, balance: { waiting_funds: 0 } })
    expect(shown.weeks.at(-1)).toMatchObject({ earned: 0, canceled: 1 })
  })

  test('sees what people said, what is unread, and what waits; nothing of a colleague', async () => {
    const { t, specialist, specialtyId, paula } = fixture()
    const { db } = t.deps
    const { specialistId, userId } = specialist
    const now = t.clock.now()
    for (const [index, rating] of [5, 4, 4].entries()) {
      const appointment = await bookPaid(`2026-11-24T1${2 + index}:00:00.000Z`)
      await sql`INSERT INTO reviews (id, appointment_id, specialist_id, customer_id, rating, comment, created_at)
        VALUES (${t.deps.newId()}, ${appointment}, ${specialistId}, ${paula.customerId}, ${rating}, ${index === 0 ? 'Ótima' : null}, ${new Date(now.getTime() - index)})`.execute(
        db,
      )
    }
    await sql`UPDATE specialists SET rating_sum = 13, rating_count = 3 WHERE id = ${specialistId}`.execute(db)
    await sql`INSERT INTO records (id, specialist_id, customer_id, status, content_sealed, created_at, updated_at)
      VALUES (${t.deps.newId()}, ${specialistId}, ${paula.customerId}, 'draft', ''::bytea, ${now}, ${now})`.execute(
      db,
    )
    // Every booked hour is closed: three conflicts.
    await sql`INSERT INTO blocks (id, specialist_id, starts_at, ends_at, reason, created_at)
      VALUES (${t.deps.newId()}, ${specialistId}, '2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z', 'férias', ${now})`.execute(
      db,
    )
    for (const dedupeKey of ['one', 'two']) {
      const notice = { userId, kind: 'password_changed', dedupeKey, data: {} } as const
      await inTransaction(db, (tx) => notify(t.deps, tx, notice))
    }
    const shown = await ofSpecialist()
    expect(shown.rating).toMatchObject({
      average: 4.3,
      count: 3,
      stars: [0, 0, 0, 2, 1],
      latest: [{ rating: 5, comment: 'Ótima' }, { rating: 4, comment: null }, { rating: 4 }],
    })
    expect(JSON.stringify(shown.rating)).not.toContain(paula.name)
    expect(shown.unread).toBe(2)
    expect(shown.needs).toContainEqual({ kind: 'unsigned_records', count: 1, names: [paula.name] })
    expect(shown.needs).toContainEqual({ kind: 'conflicts', count: 3, names: [] })
    expect(shown.needs).toContainEqual({ kind: 'missing_items', count: expect.any(Number), names: [] })

    const colleague = await createSpecialist(t.deps, { specialtyId })
    const other = await read(await signIn(t.deps, colleague))
    expect(other).toMatchObject({ today: [], next: null, unread: 0, rating: { count: 0 } })
    const waiting = other.needs.map(({ kind }: { kind: string }) => kind)
    expect(waiting).not.toContain('unsigned_records')
    expect(waiting).not.toContain('conflicts')
  })

  test('sees how many answers of patients are awaited, until they are given', async () => {
    const { session } = fixture()
    const awaited = async () =>
      (await ofSpecialist()).needs.find(({ kind }: { kind: string }) => kind === 'answers_awaited')
    expect(await awaited()).toBeUndefined()
    const id = await bookPaid(TOMORROW)
    const sergio = await practice.sergio()
    const proposed = { schedule_id: practice.slotAt('2026-11-25T13:00:00.000Z') }
    const proposal = await practice.call(sergio, 'POST', `schedules/${id}/proposals`, proposed)
    expect(proposal.status, JSON.stringify(proposal.body)).toBe(201)
    expect((await practice.post({ person: somebody() }, '2026-11-26T13:00:00.000Z')).status).toBe(201)
    expect(await awaited()).toEqual({ kind: 'answers_awaited', count: 2, names: [] })
    const paths = [
      `customer/proposals/${proposal.body.id}`,
      `schedules/on-behalf/${(await practice.list())[0].id}`,
    ]
    expect((await practice.call(session, 'DELETE', paths[0] ?? '')).status).toBe(204)
    expect(await awaited()).toMatchObject({ count: 1 })
    expect((await practice.call(sergio, 'DELETE', paths[1] ?? '')).status).toBe(204)
    expect(await awaited()).toBeUndefined()
  })

  test('is asked to approve what members withdraw, and no other company', async () => {
    const { t, specialist, specialtyId } = fixture()
    const { db } = t.deps
    const member = await createSpecialist(t.deps, { specialtyId })
    const [company, account, withdrawal] = [t.deps.newId(), t.deps.newId(), t.deps.newId()]
    const now = t.clock.now()
    await sql`INSERT INTO companies (id, name, cnpj, status, created_at, updated_at) VALUES
      (${company}, 'Clínica', '11222333000181', 'approved', ${now}, ${now})`.execute(db)
    for (const [who, role] of [
      [specialist, 'admin'],
      [member, 'member'],
    ] as const)
      await sql`INSERT INTO company_members (company_id, specialist_id, role, joined_at)
        VALUES (${company}, ${who.specialistId}, ${role}, ${now})`.execute(db)
    await sql`INSERT INTO bank_accounts (id, specialist_id, status, bank_code, details_sealed, ends_with, created_at)
      VALUES (${account}, ${member.specialistId}, 'active', '341', ''::bytea, '66', ${now})`.execute(db)
    await sql`INSERT INTO withdrawals (id, specialist_id, bank_account_id, bank_code, bank_ends_with, recipient_id, amount, status, provider_key,
        requested_at)
      VALUES (${withdrawal}, ${member.specialistId}, ${account}, '341', '66', 're_1', 5000, 'requested', 'k', ${now})`.execute(
      db,
    )
    await sql`INSERT INTO withdrawal_parts (withdrawal_id, position, company_id, amount, approver)
      VALUES (${withdrawal}, 0, ${company}, 5000, 'company_admin')`.execute(db)
    expect((await ofSpecialist()).needs).toContainEqual({
      kind: 'withdrawals_to_approve',
      count: 1,
      names: [],
    })
    const kinds = (await read(await signIn(t.deps, member))).needs.map(({ kind }: { kind: string }) => kind)
    expect(kinds).not.toContain('withdrawals_to_approve')
  })
})

describe('an admin', () => {
  test('sees the platform grow, and its revenue as the ledger has it', async () => {
    const { t } = fixture()
    t.clock.set('2026-11-24T11:00:00.000Z')
    const tomorrow = (await ofAdmin()).totals.appointments_today
    t.clock.set(TEST_NOW)
    const before = await ofAdmin()
    expect(before).toMatchObject({ role: 'admin', date: '2026-11-23', timezone: 'America/Sao_Paulo' })
    expect(before.months).toHaveLength(12)
    await bookPaid(TOMORROW)
    const { specialtyId } = fixture()
    await createSpecialist(t.deps, { specialtyId, status: 2 })
    t.clock.set('2026-11-24T11:00:00.000Z')
    const after = await ofAdmin()
    const [was, is] = [before.months.at(-1), after.months.at(-1)]
    expect(is.from).toBe('2026-11-01')
    expect(is.appointments - was.appointments).toBe(1)
    expect(is.revenue - was.revenue).toBe(PRICE - SHARE)
    expect(after.totals.appointments_today - tomorrow).toBe(1)
    expect(after.totals.specialists).toBe(before.totals.specialists)
    expect(after.needs).toContainEqual({ kind: 'specialists_to_review', count: 1 })
    const { rows } = await sql<{ platform: number }>`
      SELECT sum(amount)::int AS platform FROM ledger_postings WHERE account = 'platform'`.execute(t.deps.db)
    const revenue = after.months.reduce((sum: number, month: { revenue: number }) => sum + month.revenue, 0)
    expect(revenue).toBe(rows[0]?.platform)
  })

  test('sees no person: no name of a patient or a specialist is in it', async () => {
    const { paula, specialist } = fixture()
    await bookPaid(TOMORROW)
    const text = JSON.stringify(await ofAdmin())
    expect(text).not.toContain(paula.name)
    expect(text).not.toContain(specialist.specialistId)
  })
})
