import { expect, test } from 'vitest'
import { createCompany } from '../../../../test/earnings.ts'
import { onBehalf } from '../../../../test/fixtures/on-behalf.ts'
import { textOf } from '../../../../test/fixtures/pdf-text.ts'
import {
  createCustomer,
  createSpecialist,
  giveCard,
  giveCredit,
  PRICE,
  signIn,
  type TestCustomer,
  useBookingFixture,
} from '../../../../test/index.ts'

const w = useBookingFixture()
const FEE = 2250
const SHARE = 12_750
const none = { appointments: 0, price: 0, returned: 0, platform_fee: 0, company_share: 0, earned: 0 }

const get = async (path: string) => {
  const { headers } = await signIn(w().t.deps, w().specialist)
  return w().t.app.inject({ url: `/api/v1/balances/balanceSpecialist/month${path}`, headers })
}
const monthOf = async (month: string) => (await get(`?month=${month}`)).json()
const bookAt = async (startsAt: string): Promise<string> => {
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  return (await w().book('wallet', { startsAt })).json().id
}
const rename = ({ userId }: TestCustomer, first_name: string, last_name: string) =>
  w().t.deps.db.updateTable('users').set({ first_name, last_name }).where('id', '=', userId).execute()
const identityReads = async () => {
  const { t, paula } = w()
  const { headers } = await signIn(t.deps, paula)
  const { data } = (await t.app.inject({ url: '/api/v1/customer/access-log', headers })).json()
  return data.filter(({ object }: { object: string }) => object === 'identity')
}

test('a month says what patients paid, what went back, and what each side kept', async () => {
  const { paula, session, t } = w()
  await bookAt('2026-11-25T12:00:00.000Z')
  await giveCard(t, session)
  const { id } = (await w().book('credit_card')).json()
  t.clock.set('2026-11-24T11:00:00.000Z')
  expect((await w().cancel(id)).statusCode).toBe(200)
  // 30 % of the late one is kept, with fee and share as agreed.
  const totals = {
    appointments: 2,
    price: 2 * PRICE,
    returned: 10_500,
    platform_fee: FEE + 675,
    company_share: 0,
    earned: SHARE + 3825,
  }
  expect(await monthOf('2026-11')).toMatchObject({
    month: '2026-11',
    totals,
    payers: [{ customer: { id: paula.customerId }, ...totals }],
  })
  expect(await monthOf('2026-12')).toEqual({ month: '2026-12', totals: none, payers: [] })
  expect((await get('')).json()).toMatchObject({ month: '2026-11', totals })
})

test('a courtesy is no paid appointment', async () => {
  const { attend, post } = onBehalf(w)
  await attend()
  const before = await monthOf('2026-11')
  const given = await post({ customer_id: w().paula.customerId, mode: 'courtesy' })
  expect(given.body.appointment).toMatchObject({ price: 0 })
  expect(await monthOf('2026-11')).toEqual(before)
  expect((await get('.csv?month=2026-11')).body.split('\r\n')).toHaveLength(2 + before.totals.appointments)
})

test('a month ends at midnight of the specialist’s clock', async () => {
  const last = await bookAt('2026-11-24T12:00:00.000Z')
  const move = (starts_at: string) =>
    w()
      .t.deps.db.updateTable('appointments')
      .set({ starts_at: new Date(starts_at), ends_at: new Date(Date.parse(starts_at) + 1_800_000) })
      .where('id', '=', last)
      .execute()
  await move('2026-12-01T02:59:00.000Z')
  expect((await monthOf('2026-11')).totals.appointments).toBe(1)
  await move('2026-12-01T03:00:00.000Z')
  expect((await monthOf('2026-11')).totals.appointments).toBe(0)
  expect((await monthOf('2026-12')).totals.appointments).toBe(1)
})

test('a company’s share is apart, and payers stand by name', async () => {
  const { specialist, t, specialtyId } = w()
  const companyId = await createCompany(t.deps, [await createSpecialist(t.deps, { specialtyId }), specialist])
  await t.deps.db.updateTable('companies').set({ percent: 20 }).where('id', '=', companyId).execute()
  await t.deps.db
    .updateTable('company_members')
    .set({ is_active: true })
    .where('specialist_id', '=', specialist.specialistId)
    .execute()
  await bookAt('2026-11-24T12:00:00.000Z')
  await rename(w().paula, 'Zélia', 'Prado')
  const other = await createCustomer(t.deps)
  await rename(other, 'Ângela', 'Souza')
  const moved = await bookAt('2026-11-25T12:00:00.000Z')
  await t.deps.db
    .updateTable('appointments')
    .set({ customer_id: other.customerId })
    .where('id', '=', moved)
    .execute()
  const { totals, payers } = await monthOf('2026-11')
  expect(totals).toMatchObject({ platform_fee: 2 * FEE, company_share: 5100, earned: 20_400 })
  expect(payers.map(({ customer }: { customer: { name: string } }) => customer.name)).toEqual([
    'Ângela Souza',
    'Zélia Prado',
  ])
})

test('the table has the CPF that a receipt needs while there is care, and the patient sees that it was read', async () => {
  const { paula, t } = w()
  await rename(paula, '=Paula', 'Lima')
  await bookAt('2026-11-24T12:00:00.000Z')
  const answer = await get('.csv?month=2026-11')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('resumo-emma-2026-11.csv')
  const [, line, ...rest] = answer.body.split('\r\n')
  expect(line).toMatch(
    /^24\/11\/2026;23\/11\/2026;'=Paula Lima;\d{3}\.\d{3}\.\d{3}-\d{2};'=Paula Lima;[^;]+;150,00;0,00;22,50;;0,00;127,50$/,
  )
  expect(rest).toEqual([''])
  expect(await identityReads()).toMatchObject([{ action: 'read', basis: 'care', times: 1 }])

  t.clock.set('2028-12-01T12:00:00.000Z')
  const later = (await get('.csv?month=2026-11')).body.split('\r\n')[1]
  expect(later).toContain("'=Paula Lima;;'=Paula Lima")
  expect(await identityReads()).toHaveLength(1)
})

test('the paper names the month, the sums and who paid', async () => {
  await rename(w().paula, 'Łucja', 'Lima')
  await bookAt('2026-11-24T12:00:00.000Z')
  const answer = await get('.pdf?month=2026-11')
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = await textOf(answer.rawPayload)
  for (const words of ['Resumo de novembro de 2026', 'Taxa da plataforma', '-R$ 22,50', 'Łucja Lima']) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  }
  expect(text).toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
})

test.each(['2026-13', '2026-00', '0000-01', '2026-1', 'agora'])('%s is no month', async (month) => {
  for (const file of ['', '.csv', '.pdf']) expect((await get(`${file}?month=${month}`)).statusCode).toBe(422)
})
