import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepWithdrawals } from '../../src/features/earnings/index.ts'
import { HOURS, roundsOf } from '../depth.ts'
import { giveBankAccount, giveEarnings } from '../earnings.ts'
import {
  buildTestApp,
  createAdmin,
  createSpecialist,
  createSpecialty,
  ledgerFaults,
  type SignedIn,
  signIn,
  type TestApp,
} from '../index.ts'
import { addFault, clearFaults, control, readProviderBook } from '../sandbox.ts'
import { startProcess } from './start-process.ts'

const KILLS = roundsOf('killsOfWithdrawals')
const AMOUNT = 7000

let t: TestApp
let specialtyId: string
let admin: SignedIn

beforeAll(async () => {
  t = await buildTestApp()
  t.clock.set(new Date().toISOString())
  specialtyId = await createSpecialty(t.deps)
  admin = await signIn(t.deps, await createAdmin(t.deps))
  // Once before, so that its compile cache exists.
  await (await startProcess(t, 'all')).stop()
})
afterAll(() => t.close())

const UNAVAILABLE = 503

/** Repeats a call with the same key while the server answers that it is too busy. */
const post = async (
  url: string,
  path: string,
  { headers }: SignedIn,
  body?: object,
): Promise<{ id: string }> => {
  const key = t.deps.newId()
  for (;;) {
    const answer = await fetch(`${url}/api/v1/finance/withdrawals${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const said = await answer.text()
    if (answer.ok) return JSON.parse(said) as { id: string }
    expect(answer.status, said).toBe(UNAVAILABLE)
    await sleep(500)
  }
}

/** A requested and approved withdrawal; the process dies while its worker sends it to a slow provider. */
const killWhileSending = async (nth: number): Promise<void> => {
  // A process that died before it called the provider leaves its fault to the next one's bank account.
  await clearFaults(t)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const session = await signIn(t.deps, specialist)
  await giveBankAccount(t, specialist, session)
  await giveEarnings(t, specialist, AMOUNT)
  const running = await startProcess(t, 'all')
  await addFault(t, 'pagarme', {
    mode: nth % 2 === 0 ? 'slow' : 'drop_response',
    count: 1,
    delay_ms: 400,
    match: nth % 3 === 0 ? 'POST /transfers' : 'POST /recipients',
  })
  const { id } = await post(running.url, '', session, { amount: AMOUNT })
  await post(running.url, `/${id}/approve`, admin)
  await sleep(Math.random() * 500)
  await running.kill()
}

const statuses = async () => {
  const { rows } = await sql<{ status: string }>`SELECT status FROM withdrawals`.execute(t.deps.db)
  return rows.map(({ status }) => status)
}

test(
  'kill -9 while money is being sent: each withdrawal leaves once and is paid',
  async () => {
    for (let nth = 0; nth < KILLS; nth += 1) await killWhileSending(nth)
    await clearFaults(t)
    await expect
      .poll(
        async () => {
          t.clock.advance(120_000)
          await sweepWithdrawals(t.deps)
          const { withdrawals } = await readProviderBook(t)
          for (const { id, status } of withdrawals)
            if (status === 'pending') await control(t, `/_withdrawals/${id}`, { status: 'paid' })
          return (await statuses()).every((status) => status === 'paid')
        },
        { timeout: 120_000, interval: 300 },
      )
      .toBe(true)
    const ledger = await readProviderBook(t)
    expect(ledger.withdrawals).toHaveLength((await statuses()).length)
    expect(ledger.withdrawals.every(({ amount, status }) => amount === AMOUNT && status === 'paid')).toBe(
      true,
    )
    expect(await statuses()).toHaveLength(KILLS)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  },
  HOURS,
)
