import { bearChargeBack } from '@emma/domain/earnings'
import { DAY } from '@emma/domain/interval'
import {
  isPix,
  type PaymentMethod,
  paidParts,
  paymentMethods,
  refundFor,
  splitPrice,
} from '@emma/domain/payments'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOURS, roundsOf } from '../../../../test/depth.ts'
import { payAppointment } from '../../../../test/fixtures/appointments.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  type TestApp,
} from '../../../../test/index.ts'
import { type Returned, returnedSql } from './returned.repo.ts'

let t: TestApp
let appointmentId: string
let customerId: string
beforeAll(async () => {
  t = await buildTestApp()
  const specialtyId = await createSpecialty(t.deps)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const customer = await createCustomer(t.deps)
  customerId = customer.customerId
  const startsAt = new Date(t.clock.now().getTime() + DAY)
  const status = 'canceled_by_customer'
  appointmentId = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status })
  await payAppointment(t, appointmentId, customer)
  await t.deps.db.updateTable('appointments').set({ canceled_at: t.clock.now() }).execute()
})
afterAll(() => t.close())

const rounds = { numRuns: roundsOf('moneyInSql') }
const centavos = fc.integer({ min: 0, max: 50_000 })
const percent = fc.integer({ min: 0, max: 100 })
const mostly = fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, fc.constant(false))

interface Payment {
  readonly method: PaymentMethod
  readonly provider: number
  readonly wallet: number
  readonly status: string
  readonly paidAt: Date
  readonly isCharged: boolean
}

/** Writes the case's single payment, without refunds, credit or dispute; returns its id. */
const writePayment = async (payment: Payment): Promise<string> => {
  const { db } = t.deps
  await db.deleteFrom('charge_backs').execute()
  await db.deleteFrom('refunds').execute()
  await db.deleteFrom('credits').execute()
  const { id } = await db
    .updateTable('payments')
    .set({
      method: payment.method,
      amount: payment.provider + payment.wallet,
      provider_amount: payment.provider,
      wallet_amount: payment.wallet,
      status: payment.status,
      paid_at: payment.paidAt,
      provider_charge_id: payment.isCharged ? 'ch_1' : null,
    })
    .where('appointment_id', '=', appointmentId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const writeRefund = async (paymentId: string, amount: number): Promise<void> => {
  if (amount === 0) return
  const id = t.deps.newId()
  await t.deps.db
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount,
      reason: 'canceled',
      status: 'done',
      provider_key: id,
      created_at: t.clock.now(),
    })
    .execute()
}

const writeCredit = async (amount: number, remaining: number, refundable: boolean): Promise<string> => {
  const id = t.deps.newId()
  await t.deps.db
    .insertInto('credits')
    .values({
      id,
      customer_id: customerId,
      amount,
      remaining,
      refundable,
      origin_appointment_id: appointmentId,
      reason: 'canceled',
      created_at: t.clock.now(),
    })
    .execute()
  return id
}

test(
  'as much of a credit can go back the way it was paid in SQL as in the domain',
  async () => {
    const credit = fc.record({
      provider: centavos,
      wallet: centavos,
      remaining: centavos,
      refunded: centavos,
      method: fc.constantFrom(...paymentMethods),
      // Around the end of a Pix's refund period, to the millisecond.
      age: fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -90 * DAY, max: 90 * DAY })),
      isRefundable: mostly,
      isCharged: mostly,
      isDisputed: mostly.map((usual) => !usual),
      status: mostly.map((usual) => (usual ? 'paid' : 'charged_back')),
    })
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(credit, async (given) => {
        const now = t.clock.now()
        const paidAt = new Date(now.getTime() - 90 * DAY - given.age)
        const refunded = Math.min(given.refunded, given.provider)
        const paymentId = await writePayment({ ...given, paidAt })
        await writeRefund(paymentId, refunded)
        const creditId = await writeCredit(Math.max(1, given.remaining), given.remaining, given.isRefundable)
        if (given.isDisputed) await writeDispute(paymentId, { platform: 0 })
        const { rows } = await sql<{ amount: number }>`
          SELECT refundable_amount(${creditId}, ${now}) AS amount`.execute(t.deps.db)
        const parts = paidParts(given, given.method, paidAt.getTime(), now.getTime())
        const isOpen =
          given.isRefundable && given.isCharged && !given.isDisputed && given.status !== 'charged_back'
        const expected = isOpen ? Math.max(0, Math.min(given.remaining, parts.card - refunded)) : 0
        if (isOpen) seen.add(`${isPix(given.method)} ${expected > 0}`)
        expect(rows[0]?.amount).toBe(expected)
      }),
      rounds,
    )
    expect(seen.size).toBe(4)
  },
  HOURS,
)

test(
  'a late cancellation kept in SQL what the domain keeps, wherever the rest goes',
  async () => {
    const cancellation = fc.record({
      provider: centavos,
      wallet: centavos,
      card: percent,
      credit: percent,
      toCard: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(cancellation, async ({ provider, wallet, card, credit, toCard }) => {
        const late = { late_card_percent: card, late_wallet_percent: credit }
        const policy = { ...late, full_refund_hours: 24, regret_days: 0, grace_minutes: 0 }
        const paid = { card: provider, wallet }
        const facts = { paid, startsAt: 2, purchasedAt: 0, canceledBy: 'customer', policy } as const
        const quote = refundFor(facts, 1)
        if (!quote.ok) throw new Error(quote.code)
        const refund = toCard ? quote.value.toCard : quote.value.toWallet
        const status = refund.kept === 0 ? 'refunded' : 'partially_refunded'
        const paidAt = t.clock.now()
        const method = 'wallet_card'
        const paymentId = await writePayment({ method, provider, wallet, status, paidAt, isCharged: true })
        await writeRefund(paymentId, refund.card)
        if (refund.wallet > 0) await writeCredit(refund.wallet, refund.wallet, false)
        const { returned } = await t.deps.db
          .selectFrom('appointments as a')
          .innerJoin('payments as p', 'p.appointment_id', 'a.id')
          .select(returnedSql.$castTo<Returned>().as('returned'))
          .executeTakeFirstOrThrow()
        expect(returned.kept).toBe(refund.kept)
        expect(returned.credit?.amount ?? 0).toBe(refund.wallet)
      }),
      rounds,
    )
  },
  HOURS,
)

const writeDispute = async (
  paymentId: string,
  borne: { credit?: number; specialist?: number; company?: number; platform: number },
): Promise<void> => {
  const { credit = 0, specialist = 0, company = 0, platform } = borne
  await t.deps.db
    .insertInto('charge_backs')
    .values({
      payment_id: paymentId,
      amount: credit + specialist + company + platform,
      from_credit: credit,
      from_specialist: specialist,
      from_company: company,
      from_platform: platform,
      received_at: t.clock.now(),
    })
    .execute()
}

test(
  'every split of a price and of a dispute in the domain is one that the tables take, to the centavo',
  async () => {
    const sale = fc.record({
      price: centavos,
      platform: percent,
      company: percent,
      disputed: percent,
      left: fc.record({ credit: centavos, specialist: centavos, company: centavos }),
    })
    await fc.assert(
      fc.asyncProperty(sale, async ({ price, platform, company, disputed, left }) => {
        const split = splitPrice(price, platform, company)
        const shares = {
          price,
          platform_fee: split.platform,
          company_share: split.company,
          specialist_share: split.specialist,
        }
        const { db } = t.deps
        await db.updateTable('appointments').set(shares).execute()
        const more = { ...shares, platform_fee: split.platform + 1 }
        await expect(db.updateTable('appointments').set(more).execute()).rejects.toThrow(
          'appointments_check1',
        )
        const paidAt = t.clock.now()
        const payment = { method: 'credit_card', provider: price, wallet: 0, status: 'paid', paidAt } as const
        const paymentId = await writePayment({ ...payment, isCharged: true })
        await writeDispute(paymentId, bearChargeBack(Math.floor((price * disputed) / 100), split, left))
      }),
      rounds,
    )
  },
  HOURS,
)
