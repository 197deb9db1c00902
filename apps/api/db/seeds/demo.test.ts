import { parseCpf } from '@emma/domain/customers'
import { MINUTE } from '@emma/domain/interval'
import { checkCouncil, formatCouncil } from '@emma/domain/specialists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../src/features/reconciliation/reconcile.ts'
import { verifyRecords } from '../../src/features/records/index.ts'
import { buildTestApp, signIn, type TestApp } from '../../test/index.ts'
import { loadStarterSets } from '../starter/index.ts'
import { keepQueue } from './care/queue.ts'
import { demoJobs, seedDemo } from './index.ts'
import { demoEmails, demoPassword } from './seed.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await loadStarterSets(test.deps)
  await seedDemo(test.deps)
})
afterAll(() => test.close())

const numbers = async (query: string): Promise<Record<string, number>> => {
  const { rows } = await sql.raw<Record<string, number>>(query).execute(test.deps.db)
  return rows[0] ?? {}
}
const login = (email: string) =>
  test.app.inject({ method: 'POST', url: '/api/v1/jwt/login', payload: { email, password: demoPassword } })

const appointmentNow = async () => {
  const { rows } = await sql<{
    id: string
    starts_at: Date
    ends_at: Date
    provider_charge_id: string | null
  }>`
    SELECT a.id, a.starts_at, a.ends_at, p.provider_charge_id FROM appointments a
    JOIN payments p ON p.appointment_id = a.id
    WHERE a.idempotency_key LIKE 'demo-standing-%' AND a.status = 'confirmed'`.execute(test.deps.db)
  return rows
}
const minutesFromNow = (at: Date | undefined): number =>
  Math.abs((at?.getTime() ?? 0) - test.clock.now().getTime()) / MINUTE

describe('the demo', () => {
  it('has signed records that are as they were signed, and allergies beside them', async () => {
    const { lines, broken } = await verifyRecords(test.deps)
    expect(lines).toBeGreaterThan(10)
    expect(broken).toEqual([])
    // Found by their diagnosis directly.
    expect(
      await numbers(
        `SELECT count(*)::int AS waiting FROM records WHERE cid_version IS DISTINCT FROM version`,
      ),
    ).toEqual({ waiting: 0 })
    const { noted, models } = await numbers(`SELECT (SELECT count(*)::int FROM allergies) AS noted,
      (SELECT count(*)::int FROM prescriptions WHERE cid_code IS NOT NULL) AS models`)
    expect(noted).toBe(2)
    expect(models).toBeGreaterThan(3)
  })

  it('gives every specialist and patient a portrait that opens', async () => {
    const { rows } = await sql<{ avatar_key: string | null }>`SELECT u.avatar_key FROM users u
      WHERE u.role <> 'admin' AND (EXISTS (SELECT FROM customers WHERE user_id = u.id)
        OR EXISTS (SELECT FROM specialists WHERE user_id = u.id))`.execute(test.deps.db)
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(({ avatar_key: key }) => key === null)).toEqual([])
    // The portrait depends on it.
    expect(await numbers('SELECT count(*)::int AS unknown FROM specialists WHERE gender IS NULL')).toEqual({
      unknown: 0,
    })
    const picture = await test.app.inject(`/api/v1/files/avatars/${rows[0]?.avatar_key}`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('lets its three people in', async () => {
    for (const email of Object.values(demoEmails)) expect((await login(email)).statusCode).toBe(200)
  })

  it('is dense enough to look at', async () => {
    expect(
      await numbers(`SELECT count(*) AS specialists, count(DISTINCT state) AS states,
        count(DISTINCT time_zone) AS zones, count(*) FILTER (WHERE on_duty) > 3 AS duty,
        (SELECT count(*) FROM specialties WHERE enabled) AS specialties FROM specialists WHERE status = 1`),
    ).toEqual({ specialists: 42, states: 6, zones: 4, duty: true, specialties: 14 })
    const mine = await numbers(`SELECT count(*) FILTER (WHERE a.status = 'finished') AS finished,
      count(*) FILTER (WHERE a.status = 'confirmed') AS coming, count(r.id) AS records
      FROM appointments a JOIN customers c ON c.id = a.customer_id JOIN users u ON u.id = c.user_id
      LEFT JOIN records r ON r.appointment_id = a.id WHERE u.email = '${demoEmails.customer}'`)
    expect(mine.finished).toBeGreaterThanOrEqual(8)
    expect(mine.coming).toBeGreaterThanOrEqual(3)
    expect(mine.records).toBe(mine.finished)
  })

  it('has a child with a year of its own, and exams of both', async () => {
    const family = await numbers(`SELECT count(DISTINCT d.id) AS children,
      count(DISTINCT a.id) FILTER (WHERE a.status = 'finished') AS attended, count(DISTINCT r.id) AS records,
      (SELECT count(*) FROM exams WHERE dependent_id IS NULL) AS own, (SELECT count(*) FROM exams) AS exams
      FROM dependents d JOIN appointments a ON a.dependent_id = d.id LEFT JOIN records r ON r.dependent_id = d.id`)
    expect(family).toEqual({ children: 1, attended: 2, records: 2, own: 4, exams: 5 })
  })

  it('shows what comes before and after a consultation: questions, answers that are read, and a return visit', async () => {
    const { accessToken } = (await login(demoEmails.customer)).json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const get = async (url: string) => (await test.app.inject({ url: `/api/v1/${url}`, headers })).json()
    const coming = await get('schedules/customer?status=confirmed&sort=starts_at&pageSize=50')
    const told = coming.data.find(({ preparation }: { preparation: { done: boolean } }) => preparation.done)
    const { answers } = await get(`schedules/${told?.id}/preparation`)
    expect(answers.map(({ value }: { value: unknown }) => value)).toEqual([
      'Há uma semana, pior à noite.',
      false,
      6,
    ])
    const past = await get('schedules/customer?status=finished&sort=-starts_at&pageSize=1')
    expect(past.data[0].return_visit).toMatchObject({ price: 0 })
  })

  it('lets its patient wait behind another, and be asked how the latest consultation was', async () => {
    const line = await numbers(`SELECT count(*) AS lines, count(*) FILTER (WHERE w.appointment_id IS NOT NULL
        AND u.email = '${demoEmails.customer}') AS own FROM waitlist_entries w
      JOIN customers c ON c.id = w.customer_id JOIN users u ON u.id = c.user_id WHERE w.status = 'waiting'`)
    expect(line).toEqual({ lines: 2, own: 1 })
    const latest = await numbers(`SELECT count(r.id) AS said FROM (SELECT a.id FROM appointments a
      JOIN customers c ON c.id = a.customer_id JOIN users u ON u.id = c.user_id
      WHERE u.email = '${demoEmails.customer}' AND a.status = 'finished' ORDER BY a.starts_at DESC LIMIT 1) l
      LEFT JOIN reviews r ON r.appointment_id = l.id`)
    expect(latest).toEqual({ said: 0 })
  })

  it('has people in the queue, the urgent one first, and attendances to estimate from', async () => {
    const line = await numbers(`SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
      count(*) FILTER (WHERE status = 'waiting' AND priority = 1) AS urgent,
      count(*) FILTER (WHERE status = 'finished') AS attended FROM queue_entries`)
    expect(line).toEqual({ waiting: 4, urgent: 1, attended: 5 })
    const { kinds } = await numbers(`SELECT count(DISTINCT k.kind) AS kinds FROM specialists s
      JOIN bookable_offers o ON o.specialist_id = s.id JOIN specialties y ON y.id = o.specialty_id,
      unnest(y.care_kinds) k (kind) WHERE s.on_duty`)
    expect(kinds).toBe(4)
    test.clock.advance(50 * MINUTE)
    await keepQueue(test.deps)
    const { old } = await numbers(`SELECT count(*) AS old FROM queue_entries WHERE status = 'waiting'
      AND waiting_since < '${new Date(test.clock.now().getTime() - 40 * MINUTE).toISOString()}'`)
    expect(old).toBe(0)
    test.clock.advance(-50 * MINUTE)
  })

  it('brings nobody back into the queue ahead of a person who is being called', async () => {
    const states = `SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
      count(*) FILTER (WHERE status = 'called') AS called FROM queue_entries`
    const first = sql`(SELECT id FROM queue_entries WHERE waiting_since IS NOT NULL ORDER BY id LIMIT 1)`
    await sql`UPDATE queue_entries SET status = CASE WHEN id = ${first} THEN 'called' ELSE 'finished' END`.execute(
      test.deps.db,
    )
    await keepQueue(test.deps)
    expect(await numbers(states)).toEqual({ waiting: 0, called: 1 })
    await sql`UPDATE queue_entries SET status = 'finished'`.execute(test.deps.db)
    await keepQueue(test.deps)
    expect(await numbers(states)).toEqual({ waiting: 4, called: 0 })
  })

  it('has posts with pictures, and a draft', async () => {
    const posts =
      await numbers(`SELECT count(*) FILTER (WHERE NOT draft) AS out, count(*) FILTER (WHERE draft) AS drafts,
      count(DISTINCT cover_key) AS covers FROM posts`)
    expect(posts).toEqual({ out: 4, drafts: 1, covers: 5 })
  })

  it('has registrations at every state, with how they came there and proofs to look at', async () => {
    expect(
      await numbers(`SELECT count(*) FILTER (WHERE status = 0) AS incomplete, count(*) FILTER (WHERE status = 2) AS waiting,
        count(*) FILTER (WHERE status = 3) AS refused, count(*) FILTER (WHERE status = 4) AS suspended,
        bool_and(status IN (0, 1) OR EXISTS (SELECT FROM specialist_status_changes c
          WHERE c.specialist_id = s.id AND c.to_status = s.status)) AS notified,
        (SELECT count(DISTINCT type) FROM specialist_documents) AS kinds FROM specialists s`),
    ).toEqual({ incomplete: 2, waiting: 4, refused: 2, suspended: 1, notified: true, kinds: 2 })
  })

  it('gives every specialist a next slot, and a council registration that could be one', async () => {
    const { rows } = await sql<{ type: string; uf: string; number: string; next: Date | null }>`
      SELECT s.council_type AS type, s.council_uf AS uf, s.council_number AS number, n.starts_at AS next
      FROM specialists s JOIN next_slots n ON n.specialist_id = s.id AND n.specialty_id IS NULL WHERE s.status = 1`.execute(
      test.deps.db,
    )
    for (const { next, ...council } of rows) {
      const checked = checkCouncil(council)
      expect(checked.ok && formatCouncil(checked.value)).toContain(council.number)
      expect(next?.getTime()).toBeGreaterThan(test.clock.now().getTime())
    }
  })

  it('keeps a ledger that sums to zero, with the balances that follow from it', async () => {
    expect(await numbers('SELECT sum(amount) AS total FROM ledger_postings')).toEqual({ total: 0 })
    const { rows } = await sql`
      SELECT coalesce(b.account, p.account) FROM account_balances b
      FULL JOIN (SELECT account, sum(amount) AS total FROM ledger_postings
                 WHERE account NOT IN ('provider', 'platform') GROUP BY account) p ON p.account = b.account
      WHERE b.balance IS DISTINCT FROM p.total`.execute(test.deps.db)
    expect(rows).toEqual([])
    const credit = await numbers(`SELECT sum(c.remaining) AS credits, max(b.balance) AS wallet FROM credits c
      JOIN users u ON u.email = '${demoEmails.customer}' JOIN customers k ON k.user_id = u.id AND k.id = c.customer_id
      JOIN account_balances b ON b.account = 'wallet:' || k.id`)
    expect(credit).toEqual({ credits: 30_000, wallet: 30_000 })
  })

  it('shows the specialist money in all three purses', async () => {
    const purses = await numbers(`SELECT
      max(balance) FILTER (WHERE account LIKE 'pending:%') > 0 AS pending,
      max(balance) FILTER (WHERE account LIKE 'available:%') > 0 AS available,
      max(balance) FILTER (WHERE account LIKE 'transferred:%') > 0 AS transferred
      FROM account_balances b JOIN users u ON u.email = '${demoEmails.specialist}'
      JOIN specialists s ON s.user_id = u.id AND b.account LIKE '%:' || s.id`)
    expect(purses).toEqual({ pending: true, available: true, transferred: true })
  })

  it('tells the patient of two consultations that were canceled, each with its credit', async () => {
    const user = await test.deps.db
      .selectFrom('users')
      .select('id as userId')
      .where('email', '=', demoEmails.customer)
      .executeTakeFirstOrThrow()
    const { headers } = await signIn(test.deps, user)
    const url = '/api/v1/customer/notifications?kind=canceled_by_specialist'
    const { data, unread } = (await test.app.inject({ url, headers })).json()
    expect(unread).toBe(2)
    expect(data).toMatchObject([
      { amount: 12_000, refundable_amount: 12_000, read: false },
      { amount: 18_000, refundable_amount: 18_000, read: false },
    ])
    const wallet = await test.app.inject({ url: '/api/v1/balances/balance', headers })
    const ids = wallet.json().credits.map(({ id }: { id: string }) => id)
    expect(data.map(({ creditId }: { creditId: string }) => creditId).sort()).toEqual([...ids].sort())
  })

  it('has a withdrawal behind every centavo that left', async () => {
    expect(
      await numbers(`SELECT (SELECT sum(balance) FROM account_balances WHERE account LIKE 'transferred:%')
        - (SELECT sum(amount) FROM withdrawals WHERE status IN ('approved', 'processing', 'paid', 'requested')) AS missing`),
    ).toEqual({ missing: 0 })
  })

  it('books nobody twice for one time', async () => {
    const overlaps = await numbers(`SELECT count(*) AS found FROM appointments a JOIN appointments b
      ON a.id < b.id AND (a.specialist_id = b.specialist_id OR a.customer_id = b.customer_id)
      AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`)
    expect(overlaps).toEqual({ found: 0 })
  })

  it('gives the patient prescriptions, certificates and an exam request', async () => {
    const found = await numbers(`SELECT count(*) FILTER (WHERE d.kind = 'prescription') > 1 AS prescriptions,
        count(*) FILTER (WHERE d.kind = 'certificate') AS certificates,
        count(*) FILTER (WHERE d.kind = 'exam_request') AS requests
      FROM prescription_documents d JOIN customers c ON c.id = d.customer_id JOIN users u ON u.id = c.user_id
      WHERE u.email = '${demoEmails.customer}'`)
    expect(found).toEqual({ prescriptions: true, certificates: 3, requests: 2 })
  })
  it('seals CPFs that are valid', async () => {
    const { db, vault } = test.deps
    const rows = await db.selectFrom('customers').select(['id', 'cpf_sealed']).limit(5).execute()
    for (const { id, cpf_sealed } of rows) {
      const cell = { subjectId: id, column: 'customers.cpf_sealed', rowId: id }
      const cpf = cpf_sealed === null ? '' : await vault.open(db, cell, cpf_sealed)
      expect(parseCpf(String(cpf)).ok).toBe(true)
    }
  })

  it('is made once', async () => {
    const count = () =>
      numbers('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM appointments) AS visits')
    const before = await count()
    await Promise.all([seedDemo(test.deps), seedDemo(test.deps)])
    expect(await count()).toEqual(before)
  })
})

describe('the money of the demo', () => {
  const as = async (email: string) => {
    const user = await test.deps.db
      .selectFrom('users')
      .select('id as userId')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return (await signIn(test.deps, user)).headers
  }

  it('is the same in both books', async () => {
    const headers = await as(demoEmails.admin)
    await reconcile(test.deps, 'everything')
    const state = await test.app.inject({ url: '/api/v1/finance/reconciliation', headers })
    expect(state.json()).toMatchObject({ state: 'ok', open_differences: 0, last_run: { failed: false } })
    expect(state.json().last_run.charges).toBeGreaterThan(100)
    const unknown = await numbers(`SELECT count(*) AS found FROM payments
      WHERE paid_at IS NOT NULL AND provider_amount > 0 AND provider_charge_id IS NULL`)
    expect(unknown).toEqual({ found: 0 })
  })

  it('lets the specialist withdraw what was earned', async () => {
    const headers = await as(demoEmails.specialist)
    const list = await test.app.inject({ url: '/api/v1/finance/withdrawals', headers })
    expect(list.json().data).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
    await new Promise((resolve) => setTimeout(resolve, 100))
    const asked = await test.app.inject({
      method: 'POST',
      url: '/api/v1/finance/withdrawals',
      headers,
      payload: { amount: 5000 },
    })
    expect(asked.json()).toMatchObject({ status: 'requested', bank_account: { bank_code: '341' } })
  })
})

describe('the appointment that can be joined now', () => {
  it('is there, charged at the provider, and asks for consent first', async () => {
    const [found] = await appointmentNow()
    expect(minutesFromNow(found?.starts_at)).toBeLessThanOrEqual(10)
    expect(found?.provider_charge_id).toMatch(/^ch_/)
    const patient = await test.deps.db
      .selectFrom('users')
      .select('id as userId')
      .where('email', '=', demoEmails.customer)
      .executeTakeFirstOrThrow()
    const { headers } = await signIn(test.deps, patient)
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/schedules/${found?.id}/agoraio`,
      headers,
    })
    expect(answer.json()).toMatchObject({ code: 'consent_missing' })
  })

  it('is there again half an hour later, the same while nobody came', async () => {
    const [first] = await appointmentNow()
    for (const step of [5, 5, 10, 5, 5, 30]) {
      test.clock.advance(step * MINUTE)
      await demoJobs['keep-demo-appointment']?.(test.deps, {})
    }
    const found = await appointmentNow()
    expect(found).toHaveLength(1)
    expect(found[0]?.id).toBe(first?.id)
    expect(minutesFromNow(found[0]?.starts_at)).toBeLessThanOrEqual(10)
  })

  it('is a new one after an attendance', async () => {
    const [attended] = await appointmentNow()
    await test.deps.db
      .updateTable('appointments')
      .set({ status: 'finished', finished_at: test.clock.now() })
      .where('id', '=', attended?.id ?? '')
      .execute()
    test.clock.advance(30 * MINUTE)
    await demoJobs['keep-demo-appointment']?.(test.deps, {})
    const [next] = await appointmentNow()
    expect(next?.id).not.toBe(attended?.id)
    expect(next?.provider_charge_id).toMatch(/^ch_/)
    expect(await numbers('SELECT sum(amount) AS total FROM ledger_postings')).toEqual({ total: 0 })
  })
})
