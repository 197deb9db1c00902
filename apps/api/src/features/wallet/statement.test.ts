import { expect, test } from 'vitest'
import {
  createCustomer,
  giveCard,
  giveCredit,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  testCards,
  useBookingFixture,
} from '../../../test/index.ts'

const w = useBookingFixture()
const DAY = '2026-11-26T12:00:00.000Z'

const statement = async (query = '', { headers }: SignedIn = w().session) =>
  (await w().t.app.inject({ url: `/api/v1/balances/statement${query}`, headers })).json()
const send = (method: 'POST' | 'DELETE' | 'PATCH', path: string, as = w().session, payload?: object) =>
  w().t.app.inject({
    method,
    url: `/api/v1/schedules/auth/${path}`,
    headers: as.headers,
    ...(payload ? { payload } : {}),
  })

test('the statement follows every centavo in and out, and its last balance is the wallet', async () => {
  await giveCredit(w().t.deps, w().paula.customerId, 5000)
  w().t.clock.advance(1000)
  await giveCard(w().t, w().session)
  const { id } = (await w().book('wallet_card', { startsAt: DAY })).json()
  w().t.clock.advance(1000)
  const specialist = await signIn(w().t.deps, w().specialist)
  await send('POST', `schedules/${id}/cancelPerSpecialist`, specialist, { reason: 'Imprevisto' })
  w().t.clock.advance(1000)
  await send('DELETE', `schedules/${id}/refund`)
  await runJobs(w().t)
  const { data, meta } = await statement()
  const about = { schedule_id: id, specialist: { name: w().specialist.name } }
  expect(data).toMatchObject([
    { kind: 'refunded', amount: -10_000, balance: 5000, ...about },
    { kind: 'credit', amount: PRICE, balance: PRICE, ...about },
    { kind: 'held', amount: -5000, balance: 0, ...about },
    { kind: 'credit', amount: 5000, balance: 5000, schedule_id: null, specialist: null },
  ])
  expect(meta).toEqual({ page: 1, pageSize: 10, total: 4 })
  expect(data[0].balance).toBe(await w().wallet())
  expect((await statement('?page=2&pageSize=3')).data).toMatchObject([{ balance: 5000 }])
})

test('what was set aside for a card that was refused is back', async () => {
  await giveCredit(w().t.deps, w().paula.customerId, 5000)
  w().t.clock.advance(1000)
  await giveCard(w().t, w().session, testCards.refuses)
  expect((await w().book('wallet_card', { startsAt: DAY })).statusCode).toBe(402)
  const { data } = await statement()
  expect(
    data.map(({ amount }: { amount: number }) => amount).toSorted((a: number, b: number) => a - b),
  ).toEqual([-5000, 5000, 5000])
  expect(data.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['credit', 'held', 'returned'])
})

test('is nobody else’s', async () => {
  await giveCredit(w().t.deps, w().paula.customerId, 5000)
  const other = await signIn(w().t.deps, await createCustomer(w().t.deps))
  expect(await statement('', other)).toMatchObject({ data: [], meta: { total: 0 } })
  expect(await statement('', await signIn(w().t.deps, w().specialist))).toMatchObject({ status: 403 })
})
