import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from './factories.ts'
import { forgetJobs, runJobs } from './jobs.ts'
import { giveCredit, ledgerFaults } from './money.ts'
import { clearFaults } from './sandbox.ts'

/** What urgent care costs unless an admin says otherwise, centavos. */
export const URGENT_PRICE = 9000

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Person {
  readonly userId: string
}

/** An empty queue, and everybody that a test of it needs; one application a file. */
export class QueueWorld {
  readonly t: TestApp
  readonly specialtyId: string
  constructor(t: TestApp, specialtyId: string) {
    this.t = t
    this.specialtyId = specialtyId
  }

  /** Signs in anew: access lasts for 15 minutes of the clock. */
  async call(who: Person, method: Method, path: string, payload?: object, key?: string) {
    const { headers } = await signIn(this.t.deps, who)
    const answer = await this.t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }

  /** A patient with money in the wallet. */
  async patient(amount = 2 * URGENT_PRICE): Promise<TestCustomer> {
    const customer = await createCustomer(this.t.deps)
    if (amount > 0) await giveCredit(this.t.deps, customer.customerId, amount)
    return customer
  }

  async specialist(isOnDuty = true): Promise<TestSpecialist> {
    const specialist = await createSpecialist(this.t.deps, { specialtyId: this.specialtyId })
    if (isOnDuty) await this.duty(specialist, true)
    return specialist
  }

  async duty(specialist: TestSpecialist, on_duty: boolean): Promise<void> {
    const path = `specialists/updateStatus/${specialist.specialistId}`
    expect((await this.call(specialist, 'PUT', path, { on_duty })).status).toBe(200)
    expect(await runJobs(this.t)).toEqual([])
  }

  enter(who: TestCustomer, more: object = {}, key?: string) {
    const order = { complaint: 'Febre alta desde ontem', payment_method: 'wallet', ...more }
    return this.call(who, 'POST', 'queue/enter', order, key)
  }

  /** Enters by the wallet; the entry's id. Who comes later stands behind. */
  async wait(who: TestCustomer, more: object = {}): Promise<string> {
    const { status, body } = await this.enter(who, more)
    expect(status, JSON.stringify(body)).toBe(201)
    this.t.clock.advance(1000)
    return body.id
  }

  answer(who: TestCustomer) {
    return this.call(who, 'POST', 'queue/me/answer')
  }

  update(who: TestSpecialist, id: string, action: string) {
    return this.call(who, 'PUT', 'queue/update', { id, action })
  }

  async balance(account: string): Promise<number> {
    const { db } = this.t.deps
    const query = db.selectFrom('account_balances').select('balance').where('account', '=', account)
    return (await query.executeTakeFirst())?.balance ?? 0
  }

  wallet({ customerId }: TestCustomer): Promise<number> {
    return this.balance(`wallet:${customerId}`)
  }

  held({ customerId }: TestCustomer): Promise<number> {
    return this.balance(`queue:${customerId}`)
  }

  /** Every row of the queue, of its money and of what it becomes. */
  async rows() {
    const { rows } = await sql`
      SELECT (SELECT jsonb_agg(to_jsonb(q) ORDER BY q.id) FROM queue_entries q) AS entries,
        (SELECT jsonb_agg(to_jsonb(p) ORDER BY p.id) FROM payments p) AS payments,
        (SELECT jsonb_agg(to_jsonb(a) ORDER BY a.id) FROM appointments a) AS appointments,
        (SELECT jsonb_agg(to_jsonb(d) ORDER BY d.id) FROM queue_advice d) AS advice,
        (SELECT count(*) FROM ledger_entries) AS ledger, (SELECT count(*) FROM notifications) AS notifications`.execute(
      this.t.deps.db,
    )
    return rows
  }

  async expectWhole(): Promise<void> {
    expect(await ledgerFaults(this.t.deps.db)).toEqual([])
  }
}

/** The queue of the test that runs: nobody waits, and nobody is on duty. */
export const useQueueWorld = (): (() => QueueWorld) => {
  let world: QueueWorld | undefined
  beforeAll(async () => {
    const t = await buildTestApp()
    world = new QueueWorld(t, await createSpecialty(t.deps))
  })
  afterAll(() => world?.t.close())
  beforeEach(async () => {
    if (!world) return
    const { t } = world
    t.clock.set(TEST_NOW)
    await forgetJobs(t)
    await clearFaults(t)
    await sql`UPDATE queue_entries SET status = 'finished', ended_at = created_at - interval '60 days'`.execute(
      t.deps.db,
    )
    await sql`UPDATE specialists SET on_duty = false`.execute(t.deps.db)
    await sql`UPDATE queue_duty SET empty_since = NULL`.execute(t.deps.db)
  })
  return () => {
    if (!world) throw new Error('Only inside a test')
    return world
  }
}
