import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts'
import { giveBankAccount, giveEarnings } from './earnings.ts'
import {
  createAdmin,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestSpecialist,
} from './factories.ts'
import { forgetJobs } from './jobs.ts'
import { addFault, clearFaults, readProviderBook } from './sandbox.ts'

interface Made {
  readonly t: TestApp
  readonly specialtyId: string
  readonly specialist: TestSpecialist
  readonly session: SignedIn
  readonly admin: SignedIn
  readonly recipientId: string
}

/** A specialist with a bank account, an admin, and what a test of withdrawals asks about them. */
export class WithdrawalWorld {
  readonly t: TestApp
  readonly specialtyId: string
  readonly specialist: TestSpecialist
  readonly admin: SignedIn
  readonly recipientId: string
  session: SignedIn

  constructor(made: Made) {
    this.t = made.t
    this.specialtyId = made.specialtyId
    this.specialist = made.specialist
    this.session = made.session
    this.admin = made.admin
    this.recipientId = made.recipientId
  }

  call(method: 'GET' | 'POST', path: string, { headers }: SignedIn, payload?: object, key?: string) {
    return this.t.app.inject({
      method,
      url: `/api/v1/finance/withdrawals${path}`,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    })
  }

  ask(amount: number, key?: string, who = this.session) {
    return this.call('POST', '', who, { amount }, key)
  }

  approve(id: string, who = this.admin) {
    return this.call('POST', `/${id}/approve`, who)
  }

  reject(id: string, who = this.admin) {
    return this.call('POST', `/${id}/reject`, who, { reason: 'Conta em análise' })
  }

  earn(amount: number, companyId: string | null = null): Promise<void> {
    return giveEarnings(this.t, this.specialist, amount, companyId)
  }

  /** Earned, asked for and approved; not sent yet. */
  async approved(amount = 10_000): Promise<string> {
    await this.earn(amount)
    const { id } = (await this.ask(amount)).json()
    await this.approve(id)
    return id
  }

  async balanceOf(account: string): Promise<number> {
    const { db } = this.t.deps
    const query = db.selectFrom('account_balances').select('balance').where('account', '=', account)
    return (await query.executeTakeFirst())?.balance ?? 0
  }

  available(): Promise<number> {
    return this.balanceOf(`available:${this.specialist.specialistId}`)
  }

  transferred(): Promise<number> {
    return this.balanceOf(`transferred:${this.specialist.specialistId}`)
  }

  stored(id: string) {
    return this.t.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  async count(): Promise<number> {
    const { specialistId } = this.specialist
    const query = this.t.deps.db.selectFrom('withdrawals').select('id')
    return (await query.where('specialist_id', '=', specialistId).execute()).length
  }

  fault(mode: string, match: string, count = 1): Promise<void> {
    return addFault(this.t, 'pagarme', { mode, count, match })
  }

  /** What the provider knows of the specialist's withdrawals. */
  async atProvider() {
    const { withdrawals } = await readProviderBook(this.t)
    return withdrawals.filter((row) => row.recipient_id === this.recipientId)
  }

  async told(userId: string): Promise<readonly string[]> {
    const { db } = this.t.deps
    const rows = await db.selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()
    return rows.map(({ kind }) => kind)
  }
}

/** The world of the test that runs: new people for each test, one application a file. */
export const useWithdrawalWorld = (): (() => WithdrawalWorld) => {
  let app: TestApp | undefined
  let specialtyId = ''
  let world: WithdrawalWorld | undefined
  const theApp = (): TestApp => {
    if (!app) throw new Error('Only inside a test')
    return app
  }
  beforeAll(async () => {
    app = await buildTestApp()
    specialtyId = await createSpecialty(app.deps)
  })
  afterAll(() => theApp().close())
  beforeEach(async () => {
    const t = theApp()
    t.clock.set(TEST_NOW)
    await forgetJobs(t)
    await clearFaults(t)
    const specialist = await createSpecialist(t.deps, { specialtyId })
    const session = await signIn(t.deps, specialist)
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const recipientId = await giveBankAccount(t, specialist, session)
    await forgetJobs(t)
    world = new WithdrawalWorld({ t, specialtyId, specialist, session, admin, recipientId })
  })
  return () => {
    if (!world) throw new Error('Only inside a test')
    return world
  }
}
