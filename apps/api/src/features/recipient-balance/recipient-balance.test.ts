import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createSpecialist, giveCard, giveCredit, PRICE, useBookingFixture } from '../../../test/index.ts'
import { topUpRecipient } from './index.ts'
import { sweepSurplus } from './sweep-surplus.ts'

const w = useBookingFixture()
const payments = () => w().t.deps.payments
const held = async (recipientId: string) => (await payments().recipientBalance(recipientId)).available
const platform = () => held(payments().platformRecipientId)

/** A specialist or company that the provider knows and pays. */
const recipientFor = async (table: 'specialists' | 'companies', id: string): Promise<string> => {
  const { id: recipientId } = await payments().ensureRecipient(randomUUID(), {
    code: id,
    kind: 'individual',
    name: 'Beatriz Lima',
    email: 'beatriz@emma.test',
    document: '52998224725',
    account: {
      holderName: 'Beatriz Lima',
      holderKind: 'individual',
      holderDocument: '52998224725',
      bankCode: '341',
      branch: '1234',
      account: '56789',
      accountDigit: '0',
      kind: 'checking',
    },
  })
  const { db } = w().t.deps
  const known = { provider_recipient_id: recipientId }
  if (table === 'companies') await db.updateTable(table).set(known).where('id', '=', id).execute()
  else
    await db
      .insertInto('recipients')
      .values({ specialist_id: id, ...known })
      .execute()
  return recipientId
}
const own = () => recipientFor('specialists', w().specialist.specialistId)

const inCompany = async (percent: number): Promise<string> => {
  const { db, newId, clock } = w().t.deps
  const [id, now] = [newId(), clock.now()]
  const times = { created_at: now, updated_at: now }
  const cnpj = `${Math.floor(Math.random() * 9e13) + 1e13}`
  await db
    .insertInto('companies')
    .values({ id, name: 'Clínica', cnpj, status: 'approved', percent: String(percent), ...times })
    .execute()
  const member = { company_id: id, specialist_id: w().specialist.specialistId, joined_at: now }
  await db
    .insertInto('company_members')
    .values({ ...member, is_active: true })
    .execute()
  return id
}

afterEach(() => sweepSurplus(w().t.deps))

test('a card is split as it was fixed at booking, company included', async () => {
  const recipient = await own()
  const companyId = await inCompany(20)
  const company = await recipientFor('companies', companyId)
  const before = await platform()
  await giveCard(w().t, w().session)
  expect((await w().book('credit_card')).statusCode).toBe(201)
  expect(await held(recipient)).toBe(10_200)
  expect(await held(company)).toBe(2550)
  expect((await platform()) - before).toBe(2250)
  expect(await w().waiting()).toBe(10_200)
  expect(await w().balance(`pending:${companyId}`)).toBe(2550)
})

test('with wallet and card only the part of the card is split', async () => {
  const recipient = await own()
  await giveCredit(w().t.deps, w().paula.customerId, 5000)
  await giveCard(w().t, w().session)
  expect((await w().book('wallet_card')).statusCode).toBe(201)
  expect(await held(recipient)).toBe(8500)
  expect(await w().waiting()).toBe(12_750)
})

test('a recipient who may not be paid keeps nobody from booking', async () => {
  const recipient = await own()
  await w().control(`/_recipients/${recipient}/status`, { status: 'blocked' })
  const before = await platform()
  await giveCard(w().t, w().session)
  expect((await w().book('credit_card')).json()).toMatchObject({ status: 'confirmed' })
  expect(await held(recipient)).toBe(0)
  expect((await platform()) - before).toBe(PRICE)
  expect(await w().waiting()).toBe(12_750)
})

test('what a withdrawal lacks comes from the platform, once', async () => {
  const recipient = await own()
  await w().control('/_recipients/re_platform/deposit', { amount: 20_000 })
  const missing = { key: randomUUID(), recipientId: recipient, amount: 9000 }
  await w().fault('drop_response', 'POST /transfers')
  await expect(topUpRecipient(w().t.deps, missing)).rejects.toMatchObject({ name: 'ProviderUnknown' })
  await topUpRecipient(w().t.deps, missing)
  await topUpRecipient(w().t.deps, missing)
  expect(await held(recipient)).toBe(9000)
})

test('what others hold beyond their own is taken back when the platform lacks it', async () => {
  const rich = await own()
  await giveCard(w().t, w().session)
  const { id } = (await w().book('credit_card')).json()
  await w().t.app.inject({
    method: 'PATCH',
    url: `/api/v1/schedules/auth/schedules-by-wallet/cancel/${id}/${w().paula.customerId}`,
    headers: w().session.headers,
  })
  expect([await held(rich), await w().waiting()]).toEqual([12_750, 0])
  const before = await platform()
  const { specialistId } = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId, price: PRICE })
  const poor = await recipientFor('specialists', specialistId)
  const missing = { key: randomUUID(), recipientId: poor, amount: before + 12_750 }
  await topUpRecipient(w().t.deps, missing)
  expect([await held(rich), await held(poor), await platform()]).toEqual([0, missing.amount, 0])
  const more = { key: randomUUID(), recipientId: rich, amount: missing.amount + 1 }
  await expect(topUpRecipient(w().t.deps, more)).rejects.toMatchObject({ name: 'ProviderRejected' })
})
