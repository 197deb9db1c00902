import { randomUUID } from 'node:crypto'
import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import { createCompany, giveCompanyRecipient } from '../earnings.ts'
import {
  createAdmin,
  createCustomer,
  createSpecialist,
  giveCard,
  runJobs,
  type SignedIn,
  signIn,
  slotId,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
  testCards,
} from '../index.ts'
import { clearFaults, control, readHooks } from '../sandbox.ts'

const credentials = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
const payout = {
  holderName: 'Beatriz Lima',
  holderKind: 'individual',
  holderDocument: '52998224725',
  bankCode: '341',
  branch: '1234',
  account: '56789',
  accountDigit: '0',
  kind: 'checking',
} as const

export type CardKind = keyof typeof testCards
export const cardKinds = Object.keys(testCards).filter((kind): kind is CardKind => kind in testCards)

interface Patient extends TestCustomer {
  readonly cards: Readonly<Record<string, string>>
}
interface Doctor extends TestSpecialist {
  /** Null for somebody unknown to the provider. */
  readonly recipientId: string | null
}
export interface People {
  readonly patients: readonly Patient[]
  readonly doctors: readonly [Doctor, Doctor]
  /** Both doctors own it; the second one works for it. */
  readonly companyId: string
  readonly admin: { readonly userId: string }
}
type Hook = Awaited<ReturnType<typeof readHooks>>[number]

/** One history of bookings and money, from sign-up to the last job. */
export class MoneyFixture {
  readonly t: TestApp
  readonly specialtyId: string
  readonly people: People
  readonly booked: string[] = []
  readonly #sessions = new Map<string, { readonly since: number; readonly session: SignedIn }>()
  #told = 0

  constructor(t: TestApp, specialtyId: string, people: People) {
    this.t = t
    this.specialtyId = specialtyId
    this.people = people
  }

  /** A valid session, even after the clock moved. */
  async #headersOf(person: { readonly userId: string }): Promise<SignedIn['headers']> {
    const now = this.t.clock.now().getTime()
    const known = this.#sessions.get(person.userId)
    if (known && now - known.since < HOUR / 6) return known.session.headers
    const session = await signIn(this.t.deps, person)
    this.#sessions.set(person.userId, { since: now, session })
    return session.headers
  }

  /** A call that may be refused, but never fails. */
  async call(person: { readonly userId: string }, request: string, payload?: object) {
    const [method, path] = request.split(' ')
    const answer = await this.t.app.inject({
      method: method as 'POST',
      url: `/api/v1/${path}`,
      headers: await this.#headersOf(person),
      ...(payload ? { payload } : {}),
    })
    if (answer.statusCode === 500) throw new Error(`${request}: ${answer.body}`)
    return answer
  }

  async book(who: Patient, { specialistId }: Doctor, startsAt: string, method: string, card: CardKind) {
    const slot = slotId(specialistId, startsAt)
    const cardId = method === 'credit_card' || method === 'wallet_card' ? who.cards[card] : undefined
    const path = `schedules/auth/${who.customerId}/schedules/${slot}/confirm`
    const answer = await this.call(who, `POST ${path}`, {
      specialty_id: this.specialtyId,
      payment_method: method,
      ...(cardId ? { card_id: cardId } : {}),
    })
    const { id } = answer.json()
    if (answer.statusCode < 300) this.booked.push(id)
  }

  /** Delivers the provider's new webhooks in the given order, some of them twice. */
  async deliverHooks(order: (hooks: readonly Hook[]) => readonly Hook[]): Promise<void> {
    const hooks = await readHooks(this.t)
    const fresh = hooks.slice(this.#told)
    this.#told = hooks.length
    for (const { id, type, data } of order(fresh)) {
      await this.t.app.inject({
        method: 'POST',
        url: '/api/v1/webhooks/payments',
        headers: { authorization: credentials },
        payload: { id, type, data },
      })
    }
  }

  sale(appointmentId: string) {
    return this.t.deps.db
      .selectFrom('appointments as a')
      .innerJoin('payments as p', 'p.appointment_id', 'a.id')
      .innerJoin('specialists as s', 's.id', 'a.specialist_id')
      .innerJoin('customers as c', 'c.id', 'a.customer_id')
      .select(['a.id', 'a.status', 'p.provider_charge_id as chargeId'])
      .select(['s.user_id as doctor', 'c.user_id as patient', 'a.customer_id as customerId'])
      .where('a.id', '=', appointmentId)
      .executeTakeFirstOrThrow()
  }

  /** Jobs due later run now. */
  jobs(): Promise<readonly string[]> {
    return runJobs(this.t, { concurrency: 4 })
  }
}

const patient = async (t: TestApp): Promise<Patient> => {
  const person = await createCustomer(t.deps)
  const session = await signIn(t.deps, person)
  const cards: Record<string, string> = {}
  for (const kind of cardKinds) cards[kind] = await giveCard(t, session, testCards[kind])
  return { ...person, cards }
}

const doctor = async (t: TestApp, specialtyId: string, isKnown: boolean): Promise<Doctor> => {
  const person = await createSpecialist(t.deps, { specialtyId, price: isKnown ? 15_000 : 9999 })
  if (!isKnown) return { ...person, recipientId: null }
  const { specialistId } = person
  const { payments, db, newId, clock } = t.deps
  const recipient = await payments.ensureRecipient(randomUUID(), {
    code: specialistId,
    kind: 'individual',
    name: 'Beatriz Lima',
    email: 'beatriz@emma.test',
    document: '52998224725',
    account: payout,
  })
  await control(t, `/_recipients/${recipient.id}/status`, { status: 'active' })
  await db
    .insertInto('recipients')
    .values({ specialist_id: specialistId, provider_recipient_id: recipient.id })
    .execute()
  await db
    .insertInto('bank_accounts')
    .values({
      id: newId(),
      specialist_id: specialistId,
      status: 'active',
      bank_code: '341',
      details_sealed: Buffer.from('not opened here'),
      ends_with: '789-0',
      provider_account_id: recipient.accountId,
      recipient_status: 'active',
      created_at: clock.now(),
    })
    .execute()
  return { ...person, recipientId: recipient.id }
}

/** A company that takes most of what the second doctor earns. */
const company = async (t: TestApp, doctors: readonly [Doctor, Doctor]): Promise<string> => {
  const { db } = t.deps
  const id = await createCompany(t.deps, doctors)
  await db.updateTable('companies').set({ percent: '85' }).where('id', '=', id).execute()
  await db.updateTable('company_members').set({ role: 'admin' }).where('company_id', '=', id).execute()
  await db
    .updateTable('company_members')
    .set({ is_active: true })
    .where('specialist_id', '=', doctors[1].specialistId)
    .execute()
  await giveCompanyRecipient(t, id)
  return id
}

/** New people for one history. */
export const openFixture = async (t: TestApp, specialtyId: string): Promise<MoneyFixture> => {
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(t.deps.db)
  await clearFaults(t)
  const patients = [await patient(t), await patient(t)]
  const doctors = [await doctor(t, specialtyId, true), await doctor(t, specialtyId, false)] as const
  const admin = await createAdmin(t.deps)
  const companyId = await company(t, doctors)
  const fixture = new MoneyFixture(t, specialtyId, { patients, doctors: [...doctors], companyId, admin })
  await fixture.deliverHooks(() => [])
  return fixture
}
