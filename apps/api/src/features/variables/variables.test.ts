import { describe, expect, test } from 'vitest'
import {
  createAdmin,
  giveCredit,
  PRICE,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../test/index.ts'

const fixture = useBookingFixture()
const admin = async (): Promise<SignedIn> => {
  const { deps } = fixture().t
  return signIn(deps, await createAdmin(deps))
}
const ask = (method: 'GET' | 'PUT', path: string, session: SignedIn | null, payload?: object) =>
  fixture().t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const set = () => fixture().t.deps.db.selectFrom('variables').selectAll().execute()

describe('who may', () => {
  test.each(['variables', 'variables/hold_minutes'])('%s is for admins', async (path) => {
    expect((await ask('GET', path, null)).statusCode).toBe(401)
    expect((await ask('GET', path, fixture().session)).statusCode).toBe(403)
    expect((await ask('GET', path, await admin())).statusCode).toBe(200)
  })

  test.each(['variables?page=2', 'variables/hold_minutes?unit=hours'])(
    '%s is told what it can’t ask',
    async (path) => {
      const answer = await ask('GET', path, await admin())
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed'])
    },
  )

  test('nobody else changes one', async () => {
    const before = await set()
    expect((await ask('PUT', 'variables/hold_minutes', fixture().session, { value: 12 })).statusCode).toBe(
      403,
    )
    expect((await ask('PUT', 'variables/hold_minutes', null, { value: 12 })).statusCode).toBe(401)
    expect(await set()).toEqual(before)
  })
})

test('they come all, with bounds, defaults and who set them', async () => {
  const { data } = (await ask('GET', 'variables', await admin())).json()
  expect(data).toHaveLength(18)
  expect(data).toContainEqual({
    id: 'late_card_percent',
    name: 'late_card_percent',
    value: 50,
    unit: 'percent',
    min: 0,
    max: 100,
    default: 50,
    updated_at: null,
    updated_by: null,
  })
})

test.each([
  ['late_card_percent', { value: 101 }, 422],
  ['late_card_percent', { value: -1 }, 422],
  ['late_card_percent', { value: 12.5 }, 422],
  ['late_card_percent', { value: '50' }, 422],
  ['late_card_percent', {}, 422],
  ['late_card_percent', { value: 50, unit: 'hours' }, 422],
  ['min_price', { value: 200_001 }, 422],
  ['nothing_such', { value: 1 }, 404],
  ['toString', { value: 1 }, 404],
])('%s with %j answers %i and changes nothing', async (id, body, status) => {
  const before = await set()
  expect((await ask('PUT', `variables/${id}`, await admin(), body)).statusCode).toBe(status)
  expect(await set()).toEqual(before)
})

test('a change has its history, newest first; the same value again is none', async () => {
  const session = await admin()
  const change = (value: number) =>
    ask('PUT', 'variables/release_days', session, { value, reason: `Para ${value}` })
  expect((await change(3)).json()).toMatchObject({ value: 3, updated_by: { id: expect.any(String) } })
  await change(3)
  await change(5)
  const { history, value } = (await ask('GET', 'variables/release_days', session)).json()
  expect(value).toBe(5)
  expect(history).toMatchObject([
    { from: 3, to: 5, reason: 'Para 5' },
    { from: 2, to: 3, reason: 'Para 3' },
  ])
})

test('of many at once each begins where the one before ended', async () => {
  const session = await admin()
  await Promise.all(
    [20, 21, 22, 23, 24].map((value) => ask('PUT', 'variables/queue_minutes', session, { value })),
  )
  const { history } = (await ask('GET', 'variables/queue_minutes', session)).json()
  const [last, ...before] = history
  expect(before).toHaveLength(4)
  let next = last
  for (const one of before) {
    expect(next.from).toBe(one.to)
    next = one
  }
})

test('the next booking follows it, what was booked does not', async () => {
  const { t, paula, session } = fixture()
  const boss = await admin()
  await giveCredit(t.deps, paula.customerId, 2 * PRICE)
  const book = async (startsAt: string): Promise<string> =>
    (await fixture().book('wallet', { startsAt })).json().id
  const first = await book('2026-11-24T12:00:00.000Z')
  await ask('PUT', 'variables/late_wallet_percent', boss, { value: 40, reason: 'Teste' })
  await ask('PUT', 'variables/platform_fee_percent', boss, { value: 20, reason: 'Teste' })
  expect((await ask('GET', 'schedules/policy', session)).json()).toMatchObject({ late_wallet_percent: 40 })
  const waited = await fixture().waiting()
  const second = await book('2026-11-24T13:00:00.000Z')
  expect((await fixture().waiting()) - waited).toBe(PRICE - PRICE * 0.2)
  expect(waited).toBe(PRICE - PRICE * 0.15)
  t.clock.set('2026-11-24T11:00:00.000Z')
  const later = await signIn(t.deps, paula)
  const quote = async (id: string) =>
    (await ask('GET', `schedules/auth/schedules/${id}/cancel`, later)).json().wallet.value
  expect(await quote(first)).toBe(PRICE * 0.7)
  expect(await quote(second)).toBe(PRICE * 0.4)
})
