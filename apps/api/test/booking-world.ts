import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from './factories.ts'
import { forgetJobs } from './jobs.ts'
import { confirm, ledgerFaults } from './money.ts'
import { addFault, clearFaults, control, readProviderBook } from './sandbox.ts'

type Method = 'credit_card' | 'wallet' | 'pix' | 'wallet_card'
interface More {
  readonly key?: string
  readonly startsAt?: string
  readonly cardId?: string
}

/** What a consultation costs in these tests, centavos; the specialist's share of it is 12,750. */
export const PRICE = 15_000
/** Tuesday, 9 in the morning in São Paulo: a slot that is open. */
export const TOMORROW = '2026-11-24T12:00:00.000Z'

/** A specialist, a customer and what a booking test asks about them; new people for each test, one application a file. */
export class BookingWorld {
  readonly t: TestApp
  readonly specialtyId: string
  readonly specialist: TestSpecialist
  readonly paula: TestCustomer
  readonly session: SignedIn

  constructor(made: Pick<BookingWorld, 't' | 'specialtyId' | 'specialist' | 'paula' | 'session'>) {
    this.t = made.t
    this.specialtyId = made.specialtyId
    this.specialist = made.specialist
    this.paula = made.paula
    this.session = made.session
  }

  order(method: Method, more: More = {}) {
    const { specialtyId } = this
    return { specialistId: this.specialist.specialistId, specialtyId, startsAt: TOMORROW, method, ...more }
  }

  book(method: Method, more: More = {}) {
    return confirm(this.t, this.paula, this.session, this.order(method, more))
  }

  control(path: string, body: object = {}): Promise<void> {
    return control(this.t, path, body)
  }

  fault(mode: string, match = 'POST /orders', count = 1): Promise<void> {
    return addFault(this.t, 'pagarme', { mode, count, match })
  }

  appointments() {
    return this.t.deps.db
      .selectFrom('appointments as a')
      .innerJoin('payments as p', 'p.appointment_id', 'a.id')
      .select(['a.id', 'a.status', 'p.status as payment'])
      .where('a.specialist_id', '=', this.specialist.specialistId)
      .execute()
  }

  async balance(account: string): Promise<number> {
    const { db } = this.t.deps
    const query = db.selectFrom('account_balances').select('balance').where('account', '=', account)
    return (await query.executeTakeFirst())?.balance ?? 0
  }

  wallet(): Promise<number> {
    return this.balance(`wallet:${this.paula.customerId}`)
  }

  /** What waits for the specialist. */
  waiting(): Promise<number> {
    return this.balance(`pending:${this.specialist.specialistId}`)
  }

  async chargesOf(appointmentId: string) {
    const { charges } = await readProviderBook(this.t)
    return charges.filter(({ code }) => code === appointmentId)
  }

  async expectNothingWritten(): Promise<void> {
    expect(await this.appointments()).toEqual([])
    expect(await this.waiting()).toBe(0)
    expect(await ledgerFaults(this.t.deps.db)).toEqual([])
  }
}

/** The world of the test that runs. */
export const useBookingWorld = (): (() => BookingWorld) => {
  let app: TestApp | undefined
  let specialtyId = ''
  let world: BookingWorld | undefined
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
    const specialist = await createSpecialist(t.deps, { specialtyId, price: PRICE })
    const paula = await createCustomer(t.deps)
    world = new BookingWorld({ t, specialtyId, specialist, paula, session: await signIn(t.deps, paula) })
  })
  return () => {
    if (!world) throw new Error('Only inside a test')
    return world
  }
}
