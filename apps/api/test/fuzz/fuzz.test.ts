import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOURS, roundsOf } from '../depth.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '../index.ts'
import { type ActorName, buildFixture, type MatrixFixture } from '../matrix/fixture.ts'
import { calls, type FuzzCall, requestOf } from './calls.ts'
import { counterexamples } from './counterexamples.ts'
import { inTime } from './in-time.ts'

/** After this many calls people have logged each other out and so on, and most calls would be refused. */
const CALLS_OF_A_FIXTURE = 400

let t: TestApp
let fixture: MatrixFixture
let ids: readonly string[]
let made = 0
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const freshFixture = async (): Promise<void> => {
  t.clock.set(TEST_NOW)
  fixture = await buildFixture(t)
  const { rows } = await sql<{ id: string }>`
    (SELECT id FROM users ORDER BY id DESC LIMIT 10) UNION ALL (SELECT id FROM customers ORDER BY id DESC LIMIT 5)
    UNION ALL (SELECT id FROM specialists ORDER BY id DESC LIMIT 10)
    UNION ALL (SELECT id FROM appointments ORDER BY id DESC LIMIT 10)
    UNION ALL (SELECT id FROM specialties ORDER BY id DESC LIMIT 2) UNION ALL (SELECT id FROM companies LIMIT 2)`.execute(
    t.deps.db,
  )
  ids = [...rows.map(({ id }) => id), '00000000-0000-7000-8000-000000000000']
}

/** People to whom a customer's e-mail must not be shown: no care, no company, no administration connects them. */
const strangers: Partial<Record<ActorName, 'customer' | 'otherCustomer'>> = {
  nobody: 'customer',
  expired: 'customer',
  revoked: 'customer',
  otherCustomer: 'customer',
  customer: 'otherCustomer',
}

/** Some of these bodies come from browsers (WebAuthn), mail programs or old clients: they accept unknown fields. */
const takesMore = [
  'POST auth/refreshToken',
  'POST authentication/refreshToken',
  'POST authentication/passkeys/login/verify',
  'POST authentication/passkeys/registration/verify',
  'POST authentication/mfa/passkey/verify',
  'POST notifications/unsubscribe/:token',
  'POST webhooks/payments',
]

/** Answers belong to the credential's owner, whoever else the caller is already. */
const entersAs = /^POST (auth|authentication|jwt)\//

const expectSound = async (call: FuzzCall): Promise<void> => {
  if (made % CALLS_OF_A_FIXTURE === 0) await freshFixture()
  made += 1
  const { request, hasUnknown } = await requestOf(call, fixture, ids)
  const { type, ...sent } = { type: undefined, ...request }
  const headers = { ...request.headers, ...(type ? { 'content-type': type } : {}) }
  // A different address for each round: limits by address would refuse the rest.
  const remoteAddress = `10.1.${Math.floor(made / CALLS_OF_A_FIXTURE) % 250}.${made % 250}`
  const answer = await inTime(t.app.inject({ ...sent, headers, remoteAddress }), call.operation)
  const said = `${call.actor} ${request.method} ${request.url} ${answer.statusCode} ${answer.body.slice(0, 300)}`
  expect(answer.statusCode, said).toBeLessThan(500)
  if (hasUnknown && !takesMore.includes(call.operation))
    expect(answer.statusCode, `an unknown field was taken: ${said}`).toBeGreaterThanOrEqual(400)
  const owner = entersAs.test(call.operation) ? undefined : strangers[call.actor]
  const secret = owner && fixture[owner].email
  if (secret && !JSON.stringify(request).includes(secret))
    expect(answer.body.includes(secret), `somebody else’s e-mail: ${said}`).toBe(false)
}

test.each(counterexamples)('$operation by $actor is sound, as it once was not', expectSound)

test(
  'whatever anybody sends to any operation, nothing breaks, hangs, leaks, or takes what nobody knows',
  async () => {
    const holds = fc.asyncProperty(calls, expectSound)
    await fc.assert(holds, { numRuns: roundsOf('fuzzedCalls') })
  },
  HOURS,
)
