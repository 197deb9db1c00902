import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from '@emma/contracts/kit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { examineReplica } from '../../doctor/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { buildTestAppOn, type TestApp } from '../build-test-app.ts'
import { memoryBackedFolder } from '../cluster/memory.ts'
import { halfHourOf } from '../half-hours.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  type SignedIn,
  signIn,
  slotId,
  type TestCustomer,
} from '../index.ts'
import { cases } from '../matrix/cases/index.ts'
import { actorNames, buildFixture } from '../matrix/fixture.ts'
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts'
import { canRun } from './programs.ts'

const ROUNDS = 20

type Buyer = TestCustomer & SignedIn

describe.runIf(canRun)('lists from a real replica', () => {
  let folder: string
  let postgres: PostgresPair
  let t: TestApp
  let specialistId: string
  let specialtyId: string
  let buyers: readonly [Buyer, Buyer]
  /** A reader without writes, so that the replica answers. */
  let onlooker: Buyer

  const createBuyer = async (): Promise<Buyer> => {
    const customer = await createCustomer(t.deps)
    const session = await signIn(t.deps, customer)
    await giveCard(t, session)
    return { ...customer, ...session }
  }
  /** Delays everything on the replica from now on. */
  const delay = async (by: string): Promise<void> => {
    await postgres.ask(postgres.standby, `ALTER SYSTEM SET recovery_min_apply_delay = '${by}'`)
    await postgres.ask(postgres.standby, 'SELECT pg_reload_conf()')
  }
  const isUsed = () => t.deps.replica?.isUsed()

  beforeAll(async () => {
    folder = await mkdtemp(join(await memoryBackedFolder(), 'emma-replica-'))
    await chmod(folder, 0o755)
    postgres = await startPostgresPair(folder)
    const urlOf = (port: number) => `postgres://emma:emma@127.0.0.1:${port}/emma`
    const url = urlOf(postgres.primary.port)
    await migrate(url)
    const database = { url, drop: async () => {} }
    t = await buildTestAppOn(database, { DATABASE_READ_URL: urlOf(postgres.standby.port) })
    t.clock.set(new Date().toISOString())
    specialtyId = await createSpecialty(t.deps)
    specialistId = (await createSpecialist(t.deps, { specialtyId, price: 15_000 })).specialistId
    buyers = [await createBuyer(), await createBuyer()]
    const customer = await createCustomer(t.deps)
    onlooker = { ...customer, ...(await signIn(t.deps, customer)) }
  })
  afterAll(async () => {
    await t.close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  })

  const book = (buyer: Buyer, nth: number) =>
    t.app.inject({
      method: 'POST',
      url: `/api/v1/schedules/auth/${buyer.customerId}/schedules/${slotId(specialistId, halfHourOf(nth))}/confirm`,
      headers: { ...buyer.headers, 'idempotency-key': t.deps.newId() },
      payload: { specialty_id: specialtyId, payment_method: 'credit_card' },
    })
  const ask = async (buyer: Buyer, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await t.app.inject({
      url: `/api/v1/${path}`,
      headers: { ...buyer.headers, ...headers },
    })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json().data as readonly Record<string, string>[]
  }
  const ownOf = async (buyer: Buyer): Promise<readonly (string | undefined)[]> =>
    (await ask(buyer, 'schedules/customer?pageSize=100')).map(({ id }) => id)
  const isFree = async (buyer: Buyer, nth: number, headers: Readonly<Record<string, string>> = {}) => {
    const day = halfHourOf(nth).slice(0, 10)
    const slots = await ask(
      buyer,
      `customer/specialists/${specialistId}/schedules?from=${day}&to=${day}`,
      headers,
    )
    const start = Date.parse(halfHourOf(nth))
    return slots.some((slot) => Object.values(slot).some((value) => Date.parse(value) === start))
  }

  test('a second late: who booked sees it at once, everybody soon, and nobody books what is taken', async () => {
    await delay('1s')
    await vi.waitUntil(isUsed, { timeout: 60_000 })
    const [first, second] = buyers
    const seen: boolean[] = []
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      const booked = await book(first, nth)
      expect(booked.statusCode).toBe(201)
      expect(await ownOf(first)).toContain(booked.json().id)
      expect(await isFree(first, nth)).toBe(false)
      expect(await isFree(second, nth, { 'cache-control': 'no-cache' })).toBe(false)
      seen.push(await isFree(onlooker, nth))
      const late = await book(second, nth)
      expect([late.statusCode, late.json().code]).toEqual([409, 'slot_taken'])
    }
    // The replica answers, and is behind.
    expect(seen).toContain(true)
    await expect.poll(() => isFree(onlooker, ROUNDS - 1)).toBe(false)
  })

  test('whatever is read, a standby can answer', async () => {
    await delay('0')
    const fixture = await buildFixture(t)
    await vi.waitUntil(isUsed, { timeout: 60_000 })
    for (const { endpoint, own } of cases.filter(({ endpoint }) => endpoint.method === 'GET')) {
      for (const actor of actorNames) {
        const sent = await own[actor]?.(fixture)
        if (sent === undefined) continue
        const statusWith = async (more: Readonly<Record<string, string>>): Promise<number> => {
          const headers = { ...fixture.headers[actor], ...more }
          return (await t.app.inject({ url: pathOf(endpoint, sent), headers })).statusCode
        }
        const status = await statusWith({ 'cache-control': 'no-cache' })
        expect(status, endpoint.path).toBeLessThan(300)
        // Data just created on the primary is still on its way.
        await expect.poll(() => statusWith({}), { message: `${endpoint.path} ${actor}` }).toBe(status)
      }
    }
  })

  test('later than it may be, the primary is read from: everybody sees it at once', async () => {
    await delay('1min')
    const [first] = buyers
    // Something must be written for the replica to lag.
    expect((await book(first, ROUNDS)).statusCode).toBe(201)
    await vi.waitUntil(() => !isUsed(), { timeout: 60_000 })
    expect((await examineReplica(t.config))[0]).toMatchObject({
      state: 'broken',
      sentence: expect.stringMatching(/^Réplica de leitura: atrasada mais de 2 s/),
    })
    expect((await book(first, ROUNDS + 1)).statusCode).toBe(201)
    expect(await isFree(onlooker, ROUNDS + 1)).toBe(false)
  })

  test('killed and back: lists are answered all the time, and come from it again', async () => {
    await delay('0')
    await vi.waitUntil(isUsed, { timeout: 60_000 })
    await postgres.standby.kill()
    for (let nth = 0; nth < ROUNDS; nth += 1) await isFree(onlooker, 0)
    await vi.waitUntil(() => !isUsed(), { timeout: 60_000 })
    await isFree(onlooker, 0)
    await postgres.standby.start()
    await vi.waitUntil(isUsed, { timeout: 60_000 })
    await isFree(onlooker, 0)
  })
})
