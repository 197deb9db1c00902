import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOURS, roundsOf } from '../depth.ts'
import { halfHourOf } from '../half-hours.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  type SignedIn,
  signIn,
  slotId,
  type TestApp,
  type TestCustomer,
} from '../index.ts'
import { expectSound } from '../money-properties/invariants.ts'
import { leftOpen } from './left-open.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

const KILLS = roundsOf('killsUnderLoad')
const CLIENTS = 3

let t: TestApp
let specialtyId: string
/** Two processes, each server and worker; a killed one is restarted. */
const running: (RunningProcess | undefined)[] = []

beforeAll(async () => {
  t = await buildTestApp()
  t.clock.set(new Date().toISOString())
  specialtyId = await createSpecialty(t.deps)
  // Once before, so that its compile cache exists.
  await (await startProcess(t, 'all')).stop()
  running.push(...(await Promise.all([startProcess(t, 'all'), startProcess(t, 'all')])))
})
afterAll(async () => {
  await Promise.all(running.map((each) => each?.stop()))
  await t.close()
})

interface Client {
  readonly person: TestCustomer
  readonly session: SignedIn
  readonly specialistId: string
}
interface Attempt {
  readonly client: Client
  readonly startsAt: string
  readonly method: 'credit_card' | 'wallet_card'
  readonly key: string
}
interface Answer {
  readonly status: number
  readonly id?: string
}

/** Status 0 without an answer. */
const ask = async (
  method: string,
  path: string,
  of: Client,
  payload?: object,
  key?: string,
): Promise<Answer> => {
  const alive = running.filter((each) => each !== undefined)
  const api = alive[Math.floor(Math.random() * alive.length)]
  try {
    const answer = await fetch(`${api?.url}/api/v1/${path}`, {
      method,
      headers: {
        ...of.session.headers,
        ...(payload ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(payload ? { body: JSON.stringify(payload) } : {}),
    })
    return { ...((await answer.json()) as object), status: answer.status }
  } catch {
    return { status: 0 }
  }
}

const book = ({ client, startsAt, method, key }: Attempt): Promise<Answer> => {
  const { person, specialistId } = client
  const path = `schedules/auth/${person.customerId}/schedules/${slotId(specialistId, startsAt)}/confirm`
  return ask('POST', path, client, { specialty_id: specialtyId, payment_method: method }, key)
}

const attempts: { readonly attempt: Attempt; readonly answer: Answer }[] = []
const answered = (status: number) => attempts.filter(({ answer }) => answer.status === status)

const newClient = async (): Promise<Client> => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: 15_000 })
  const person = await createCustomer(t.deps)
  const session = await signIn(t.deps, person)
  await giveCard(t, session)
  return { person, session, specialistId }
}

/**
 * Books, and turns every third booking into credit, until stopped; continues as another person while one has an unpaid
 * booking.
 */
const load = async (first: Client, signal: AbortSignal): Promise<void> => {
  let client = first
  for (let turn = 0; !signal.aborted; turn += 1) {
    const method = turn % 3 === 2 ? 'wallet_card' : 'credit_card'
    const attempt: Attempt = { client, startsAt: halfHourOf(turn), method, key: t.deps.newId() }
    const answer = await book(attempt)
    attempts.push({ attempt, answer })
    if (turn % 3 === 1 && answer.status === 201) {
      const wallet = `schedules/auth/schedules-by-wallet/cancel/${answer.id}/${client.person.customerId}`
      await ask('PATCH', wallet, client)
    }
    if (answer.status !== 201) client = await newClient()
    await sleep(100)
  }
}

const comeBack = async (index: number): Promise<void> => {
  running[index] = await startProcess(t, 'all')
}

const isEnough = (kills: number): boolean =>
  kills >= KILLS && answered(201).length > KILLS && answered(0).length > 0

/** Kills one after the other in the middle of their work, until some calls got no answer. */
const killAll = async (): Promise<void> => {
  let back: Promise<void> = Promise.resolve()
  for (let kill = 0; !isEnough(kill); kill += 1) {
    await back
    await sleep(Math.random() * 300)
    const index = kill % 2
    const victim = running[index]
    running[index] = undefined
    await victim?.kill()
    back = comeBack(index)
  }
  await back
}

const releaseClaims = async (): Promise<void> => {
  await sql`UPDATE idempotency_keys SET locked_at = locked_at - interval '1 minute'`.execute(t.deps.db)
  // The queue considers a dead worker's jobs lost after four hours.
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL`.execute(t.deps.db)
  await sql`UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL`.execute(
    t.deps.db,
  )
}

test(
  'killed again and again under load, servers and worker lose nothing that they said, and no centavo',
  async () => {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, newClient))
    const stop = new AbortController()
    const loads = clients.map((each) => load(each, stop.signal))
    await killAll()
    stop.abort()
    await Promise.all(loads)
    await releaseClaims()
    await expect.poll(() => leftOpen(t.deps.db), { timeout: 120_000, interval: 500 }).toBe(0)

    const said = answered(201)
    const unanswered = answered(0)
    const rows = await t.deps.db.selectFrom('appointments').select(['id', 'status']).execute()
    const stands = new Set(rows.filter(({ status }) => status !== 'expired').map(({ id }) => id))
    expect(said.filter(({ answer }) => !stands.has(answer.id ?? ''))).toEqual([])
    // Unanswered calls are repeated with the same key, and get the outcome.
    const again = await Promise.all(unanswered.map(({ attempt }) => book(attempt)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    await expect.poll(() => leftOpen(t.deps.db), { timeout: 120_000, interval: 500 }).toBe(0)
    await expectSound(t)
  },
  HOURS,
)
