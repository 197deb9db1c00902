import { setTimeout as sleep } from 'node:timers/promises'
import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  signIn,
  slotId,
  type TestApp,
} from '../index.ts'
import { addFault, readProviderBook } from '../sandbox.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

const PRICE = 15_000

let t: TestApp
let apis: RunningProcess[]
let worker: RunningProcess
let specialtyId: string

beforeAll(async () => {
  t = await buildTestApp()
  t.clock.set(new Date().toISOString())
  apis = await Promise.all([startProcess(t, 'api'), startProcess(t, 'api')])
  worker = await startProcess(t, 'worker')
  specialtyId = await createSpecialty(t.deps)
})
afterAll(async () => {
  await Promise.all([...apis, worker].map((each) => each.stop()))
  await t.close()
})

/** The first half hours of the specialist's next working days, in São Paulo. */
const starts = (count: number): string[] => {
  const from = Math.floor(Date.now() / DAY) + 2
  const days = Array.from({ length: 14 }, (_, index) => new Date((from + index) * DAY))
  return days
    .filter((day) => day.getUTCDay() >= 1 && day.getUTCDay() <= 5)
    .flatMap((day) =>
      Array.from({ length: 20 }, (_, half) => new Date(day.getTime() + (22 + half) * (DAY / 48))),
    )
    .map((start) => start.toISOString())
    .slice(0, count)
}

const someone = async (pay: 'wallet' | 'credit_card') => {
  const person = await createCustomer(t.deps)
  const session = await signIn(t.deps, person)
  if (pay === 'wallet') await giveCredit(t.deps, person.customerId, PRICE)
  else await giveCard(t, session)
  return { person, session }
}

interface Attempt {
  readonly api: RunningProcess | undefined
  readonly specialistId: string
  readonly startsAt: string
  readonly pay: 'wallet' | 'credit_card'
  readonly who: Awaited<ReturnType<typeof someone>>
  readonly key: string
}
interface Answer {
  readonly status: number
  readonly id?: string
  readonly code?: string
  readonly retry_after?: number
}

const ask = async ({ api, specialistId, startsAt, pay, who, key }: Attempt): Promise<Answer> => {
  const path = `schedules/auth/${who.person.customerId}/schedules/${slotId(specialistId, startsAt)}/confirm`
  const response = await fetch(`${api?.url}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      ...who.session.headers,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ specialty_id: specialtyId, payment_method: pay }),
  })
  return { ...((await response.json()) as object), status: response.status }
}

/** Asks again with the same key while the server is too busy, as the client does. Status 0 if the process died. */
const book = async (attempt: Attempt): Promise<Answer> => {
  try {
    let answer = await ask(attempt)
    while (answer.status === 503) {
      await sleep((answer.retry_after ?? 1) * 1000)
      answer = await ask(attempt)
    }
    return answer
  } catch {
    return { status: 0 }
  }
}

const statusOf = async (id: string | undefined) =>
  (
    await t.deps.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id ?? '')
      .executeTakeFirst()
  )?.status

test('fifty bookings of one slot over two processes: one stands, the others keep their money', async () => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  const people = await Promise.all(Array.from({ length: 50 }, () => someone('wallet')))
  const [startsAt = ''] = starts(1)
  const answers = await Promise.all(
    people.map((who, index) =>
      book({ api: apis[index % 2], specialistId, startsAt, pay: 'wallet', who, key: t.deps.newId() }),
    ),
  )
  const lost = answers.filter(({ status }) => status !== 201)
  expect(lost.map(({ status, code }) => code ?? status)).toEqual(Array(49).fill('slot_taken'))
  const left = await t.deps.db
    .selectFrom('credits')
    .select((eb) => eb.fn.sum<number>('remaining').as('sum'))
    .executeTakeFirstOrThrow()
  expect(left.sum).toBe(49 * PRICE)
  expect(await ledgerFaults(t.deps.db)).toEqual([])
})

const drained = async (): Promise<number> => {
  // Only waiting is shortened: jobs due in half a minute run now.
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`.execute(
    t.deps.db,
  )
  const open = await t.deps.db.selectFrom('payments').select('id').where('status', '=', 'pending').execute()
  return open.length
}

test('a process killed in the middle of card bookings loses nothing', async () => {
  const before = await heldByProvider(t.deps.db)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  const people = await Promise.all(Array.from({ length: 30 }, () => someone('credit_card')))
  await addFault(t, 'pagarme', {
    mode: 'slow',
    count: 30,
    delay_ms: 400,
    match: 'POST /orders',
  })
  const times = starts(people.length)
  const attempts = people.map((who, index): Attempt => {
    const startsAt = times[index] ?? ''
    return { api: apis[index % 2], specialistId, startsAt, pay: 'credit_card', who, key: t.deps.newId() }
  })
  const bookings = attempts.map(book)
  const inFlight = () =>
    t.deps.db.selectFrom('payments').select('id').where('status', '=', 'pending').execute()
  await expect.poll(async () => (await inFlight()).length).toBeGreaterThan(4)
  await apis[0]?.kill()
  const answers = await Promise.all(bookings)

  expect(answers.filter(({ status }) => status === 0).length).toBeGreaterThan(0)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0, 201]))
  await expect.poll(drained, { interval: 1000 }).toBe(0)

  for (const { status, id } of answers) if (status === 201) expect(await statusOf(id)).toBe('confirmed')

  // Unanswered calls are repeated with the same key, once the dead process's claim on it has expired.
  await sql`UPDATE idempotency_keys SET locked_at = locked_at - interval '1 minute'`.execute(t.deps.db)
  const unanswered = attempts.filter((_, index) => answers[index]?.status === 0)
  const again = await Promise.all(unanswered.map((attempt) => book({ ...attempt, api: apis[1] })))
  expect(again.map(({ status }) => status)).toEqual(unanswered.map(() => 201))
  const standing = await t.deps.db
    .selectFrom('appointments')
    .select('status')
    .where('specialist_id', '=', specialistId)
    .execute()
  expect(standing).toEqual(Array(people.length).fill({ status: 'confirmed' }))

  const { rows: overlapping } = await sql`
    SELECT FROM appointments a JOIN appointments b ON a.id < b.id AND a.specialist_id = b.specialist_id
      AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
    WHERE a.status = 'confirmed' AND b.status = 'confirmed'`.execute(t.deps.db)
  expect(overlapping).toEqual([])
  expect(await ledgerFaults(t.deps.db)).toEqual([])
  const provider = await readProviderBook(t)
  expect((await heldByProvider(t.deps.db)) - before).toBe(provider.totals.captured - provider.totals.refunded)
  expect(new Set(provider.charges.map(({ code }) => code)).size).toBe(provider.charges.length)
})
