import { DAY, MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import {
  createAdmin,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  PRICE,
  runJobs,
  signIn,
  useBookingFixture,
} from '../../../../test/index.ts'
import { releaseEarnings } from '../../earnings/index.ts'
import { reconciliationJobs } from '../../reconciliation/index.ts'

const w = useBookingFixture()

const standing = (appointmentId: string) =>
  w()
    .t.deps.db.selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.status', 'p.id', 'p.status as payment', 'p.provider_charge_id as chargeId'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()

const credentials = `Basic ${Buffer.from('pagarme:test-webhook-password').toString('base64')}`
const hook = (id: string, type: string, data: object) =>
  w().t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/payments',
    headers: { authorization: credentials },
    payload: { id, type, data },
  })

/** The bank takes it back, and the provider reports it twice: on the charge and as a dispute. */
const dispute = async (appointmentId: string): Promise<readonly string[]> => {
  const { chargeId } = await standing(appointmentId)
  await w().control(`/_charges/${chargeId}/chargeback`)
  await hook(`hook_1${appointmentId}`, 'charge.chargedback', { id: chargeId })
  await hook(`hook_2${appointmentId}`, 'chargeback.received', { id: 'cbk_1', charge: { id: chargeId } })
  return runJobs(w().t)
}

const chargeBack = async (paymentId: string) =>
  w()
    .t.deps.db.selectFrom('charge_backs')
    .select(['amount', 'from_credit', 'from_specialist', 'from_company', 'from_platform'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()

const bookByCard = async (): Promise<string> => {
  await giveCard(w().t, w().session)
  return (await w().book('credit_card')).json().id
}

const attend = async (appointmentId: string): Promise<void> => {
  const now = w().t.deps.clock.now()
  await w()
    .t.deps.db.updateTable('appointments')
    .set({ status: 'finished', started_at: now, finished_at: now })
    .where('id', '=', appointmentId)
    .execute()
}

const notices = async (userId: string) => {
  const { db } = w().t.deps
  const rows = await db.selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()
  return rows.map(({ kind }) => kind)
}

describe('a charge-back', () => {
  test('of what is still pending takes the shares of all, once, and admin and specialist are told', async () => {
    const admin = await createAdmin(w().t.deps)
    const id = await bookByCard()
    await attend(id)
    const held = await heldByProvider(w().t.deps.db)
    expect(await dispute(id)).toEqual([])
    const sale = await standing(id)
    expect(sale).toMatchObject({ status: 'finished', payment: 'charged_back' })
    const shares = { from_credit: 0, from_specialist: 12_750, from_company: 0, from_platform: 2250 }
    expect(await chargeBack(sale.id)).toEqual({ amount: PRICE, ...shares })
    expect(await w().waiting()).toBe(0)
    expect(await heldByProvider(w().t.deps.db)).toBe(held - PRICE)
    expect(await notices(admin.userId)).toEqual(['chargeback'])
    expect(await notices(w().specialist.userId)).toContain('chargeback')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is seen by the admin: who bore how much, newest first, and what the platform lost in all', async () => {
    const admin = await createAdmin(w().t.deps)
    const get = async (path: string, person: { userId: string } = admin) => {
      const { headers } = await signIn(w().t.deps, person)
      return w().t.app.inject({ url: `/api/v1/${path}`, headers })
    }
    const seen = async () => (await get('balances/balance')).json().charge_backs
    const before = await seen()
    const id = await bookByCard()
    await attend(id)
    await dispute(id)
    w().t.clock.advance(MINUTE)
    const second = (await w().book('credit_card', { startsAt: '2026-11-25T12:00:00.000Z' })).json().id
    await attend(second)
    w().t.clock.advance(3 * DAY)
    await releaseEarnings(w().t.deps)
    await dispute(second)
    expect(await seen()).toEqual({
      count: before.count + 2,
      amount: before.amount + 2 * PRICE,
      by_platform: before.by_platform + 2250 + PRICE,
    })
    const listed = (await get('finance/chargebacks?pageSize=2')).json()
    expect(listed.meta).toEqual({ page: 1, pageSize: 2, total: before.count + 2 })
    expect(listed.data).toMatchObject([
      {
        schedule_id: second,
        amount: PRICE,
        borne: { credit: 0, specialist: 0, company: 0, platform: PRICE },
      },
      {
        schedule_id: id,
        specialist: { id: w().specialist.specialistId },
        amount: PRICE,
        borne: { credit: 0, specialist: 12_750, company: 0, platform: 2250 },
      },
    ])
    expect((await get('balances/balance', w().paula)).json().charge_backs).toBeUndefined()
    for (const person of [w().paula, w().specialist])
      expect((await get('finance/chargebacks', person)).statusCode).toBe(403)
  })

  test('of what was released is the loss of the platform', async () => {
    const id = await bookByCard()
    await attend(id)
    const { db } = w().t.deps
    w().t.clock.advance(3 * DAY)
    await releaseEarnings(w().t.deps)
    await dispute(id)
    expect(await chargeBack((await standing(id)).id)).toMatchObject({
      from_specialist: 0,
      from_platform: PRICE,
    })
    expect(await w().balance(`available:${w().specialist.specialistId}`)).toBe(12_750)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('of what is still to come ends it, gives the wallet its part, and opens the slot', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, 5000)
    await giveCard(w().t, w().session)
    const { id } = (await w().book('wallet_card')).json()
    await dispute(id)
    const sale = await standing(id)
    expect(sale).toMatchObject({ status: 'canceled_by_customer', payment: 'charged_back' })
    expect(await chargeBack(sale.id)).toMatchObject({ amount: PRICE - 5000, from_specialist: 8500 })
    expect([await w().wallet(), await w().waiting()]).toEqual([5000, 0])
    expect(await notices(w().specialist.userId)).toEqual(expect.arrayContaining(['canceled_by_platform']))
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await w().book('wallet')).statusCode).toBe(201)
  })

  test('of what became credit takes the credit: nobody has both', async () => {
    const id = await bookByCard()
    const canceled = await w().t.app.inject({
      method: 'PATCH',
      url: `/api/v1/schedules/auth/schedules-by-wallet/cancel/${id}/${w().paula.customerId}`,
      headers: w().session.headers,
    })
    expect(canceled.statusCode).toBe(200)
    expect(await w().wallet()).toBe(PRICE)
    await dispute(id)
    expect(await chargeBack((await standing(id)).id)).toMatchObject({
      from_credit: PRICE,
      from_platform: 0,
    })
    expect(await w().wallet()).toBe(0)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('while a refund is on its way leaves nothing to give back', async () => {
    const id = await bookByCard()
    const held = await heldByProvider(w().t.deps.db)
    const canceled = await w().t.app.inject({
      method: 'DELETE',
      url: `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`,
      headers: w().session.headers,
    })
    expect(canceled.statusCode).toBe(200)
    await dispute(id)
    expect(await runJobs(w().t)).toEqual([])
    const refunds = await w()
      .t.deps.db.selectFrom('refunds')
      .select('status')
      .where('payment_id', '=', (await standing(id)).id)
      .execute()
    expect(refunds).toEqual([{ status: 'done' }])
    expect(await heldByProvider(w().t.deps.db)).toBe(held - PRICE)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('that nobody told of is found by the comparison with the provider, and is no difference', async () => {
    const id = await bookByCard()
    await w().control(`/_charges/${(await standing(id)).chargeId}/chargeback`)
    await reconciliationJobs['reconcile-recent']?.(w().t.deps, undefined)
    expect(await standing(id)).toMatchObject({ status: 'canceled_by_customer', payment: 'charged_back' })
    const differences = await w().t.deps.db.selectFrom('reconciliation_differences').select('id').execute()
    expect(differences).toEqual([])
  })

  test('that was only told of, and that the provider does not know, changes nothing', async () => {
    const id = await bookByCard()
    const { chargeId } = await standing(id)
    await hook(`hook_lie${id}`, 'charge.chargedback', { id: chargeId, status: 'chargedback' })
    await runJobs(w().t)
    expect(await standing(id)).toMatchObject({ status: 'confirmed', payment: 'paid' })
    expect(await chargeBack((await standing(id)).id)).toBeUndefined()
  })
})
