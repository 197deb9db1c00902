import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/cluster/index.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

/** A database that never receives the other's data but reports that it keeps up. */
const createBehind = () => createTestDatabase()

let t: TestApp
let behind: Awaited<ReturnType<typeof createBehind>>
let specialistId: string
beforeAll(async () => {
  behind = await createBehind()
  t = await buildTestApp({ DATABASE_READ_URL: behind.url, DATABASE_READ_LAG_MS: '1000' })
  const specialtyId = await createSpecialty(t.deps)
  specialistId = (await createSpecialist(t.deps, { specialtyId })).specialistId
})
afterAll(async () => {
  await t.close()
  await behind.drop()
})

type Headers = Readonly<Record<string, string>>
const favoritesOf = async (who: SignedIn, headers: Headers = {}): Promise<number> => {
  const url = '/api/v1/customer/favorites'
  const answer = await t.app.inject({ url, headers: { ...who.headers, ...headers } })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.length
}
const addFavorite = async (who: SignedIn): Promise<void> => {
  const url = `/api/v1/customer/favorites/${specialistId}/change`
  expect((await t.app.inject({ method: 'PUT', url, headers: who.headers })).statusCode).toBeLessThan(300)
}

describe('with a replica that is late', () => {
  beforeEach(() => vi.waitUntil(() => t.deps.replica?.isUsed(), { timeout: 60_000 }))

  test('a person reads what they wrote, and for a while only that: then the replica again', async () => {
    const somebody = await signIn(t.deps, await createCustomer(t.deps))
    expect(await favoritesOf(somebody)).toBe(0)
    await addFavorite(somebody)
    expect(await favoritesOf(somebody)).toBe(1)
    await expect.poll(() => favoritesOf(somebody)).toBe(0)
  })

  test('who wrote at another server, or was told of something, says so and reads it', async () => {
    const customer = await createCustomer(t.deps)
    const somebody = await signIn(t.deps, customer)
    const favorite = {
      customer_id: customer.customerId,
      specialist_id: specialistId,
      created_at: t.clock.now(),
    }
    await t.deps.db.insertInto('favorites').values(favorite).execute()
    expect(await favoritesOf(somebody)).toBe(0)
    expect(await favoritesOf(somebody, { 'cache-control': 'no-cache' })).toBe(1)
  })
})

test('where the replica is away, lists come from the primary, and the operator can see it', async () => {
  const away = new URL(behind.url)
  away.port = '1'
  const alone = await buildTestApp({ DATABASE_READ_URL: away.href })
  const customer = await createCustomer(alone.deps)
  const { headers } = await signIn(alone.deps, customer)
  const answer = await alone.app.inject({ url: '/api/v1/customer/favorites', headers })
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  expect(data).toEqual([])
  const metrics = await alone.deps.metrics.registry.metrics()
  expect(metrics).toContain('database_replica_used 0')
  await alone.close()
})
