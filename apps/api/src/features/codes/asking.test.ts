import { createHash } from 'node:crypto'
import { codeAsking, hasWork, workText } from '@emma/domain/auth'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  forgetJobs,
  messagesTo,
  registrationForm,
  runJobs,
  TEST_NOW,
  type TestApp,
} from '../../../test/index.ts'

/** As the browser does it. */
const workOut = (challenge: string): string => {
  for (let count = 0; ; count += 1) {
    const text = workText(challenge, count)
    if (hasWork(createHash('sha256').update(text).digest(), Number.parseInt(challenge, 10))) return text
  }
}

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ SMS_DAILY_BUDGET: '10' })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  await forgetJobs(t)
  await t.deps.db.deleteFrom('attempts').execute()
  await t.deps.db.deleteFrom('sms_days').execute()
})

interface From {
  readonly address: string
  readonly work?: string
  readonly by?: 'sms' | 'email'
}
const register = async ({ address, work, by = 'email' }: From) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/jwt/register',
    remoteAddress: address,
    headers: work === undefined ? {} : { 'x-work': work },
    payload: { ...registrationForm(), contactPreference: by },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth)
const countOf = async (table: 'codes' | 'registrations') =>
  Number(
    (await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(t.deps.db)).rows[0]?.n,
  )

describe('codes that one place asks for', () => {
  const address = '203.0.113.7'
  const askFreely = async () => {
    for (const _ of times(codeAsking.address.free)) expect((await register({ address })).status).toBe(201)
  }

  test('take work after the first few, and a finished work is good for one', async () => {
    await askFreely()
    const before = [await countOf('codes'), await countOf('registrations')]
    const { status, code, challenge } = await register({ address })
    expect([status, code]).toEqual([428, 'work_required'])
    expect([await countOf('codes'), await countOf('registrations')]).toEqual(before)
    const work = workOut(challenge)
    const both = await Promise.all([register({ address, work }), register({ address, work })])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 428])
    expect(both.find((answer) => answer.status === 428)?.challenge).toMatch(/^13\./)
    expect((await register({ address: '198.51.100.7' })).status).toBe(201)
  })

  test('take no work that is not done, forged, of elsewhere, too easy or too late', async () => {
    await askFreely()
    const { challenge } = await register({ address })
    const work = workOut(challenge)
    const easier = work.replace(/^12\./, '08.')
    for (const bad of [
      `${challenge}:x`,
      `${challenge}:0`,
      easier,
      work.replace(/\.[^.]*:/, `.${'A'.repeat(43)}:`),
    ]) {
      expect((await register({ address, work: bad })).code).toBe('work_required')
    }
    for (const _ of times(codeAsking.address.free)) await register({ address: '192.0.2.9' })
    expect((await register({ address: '192.0.2.9', work })).code).toBe('work_required')
    t.clock.advance(600_000)
    expect((await register({ address, work })).code).toBe('work_required')
  })

  test('of a burst no more than the free ones get through, and in the end none with any work', async () => {
    const burst = await Promise.all(times(12).map(() => register({ address })))
    expect(burst.filter(({ status }) => status === 201)).toHaveLength(codeAsking.address.free)
    const bucket = `code_address:${address}`
    const made_at = t.clock.now()
    await t.deps.db
      .insertInto('attempts')
      .values(times(codeAsking.address.most).map(() => ({ bucket, made_at })))
      .execute()
    expect(await register({ address })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      retry_after: 3600,
    })
  })

  test('are counted for the whole network too', async () => {
    const asked = []
    for (const nth of times(codeAsking.network.free + 1)) {
      asked.push((await register({ address: `203.0.113.${nth + 1}` })).status)
    }
    expect(asked.filter((status) => status === 201)).toHaveLength(codeAsking.network.free)
    expect(asked.at(-1)).toBe(428)
    expect((await register({ address: '203.0.114.1' })).status).toBe(201)
  })
})

describe('the text messages of a day', () => {
  const numbers: string[] = []
  const askBySms = async (address: string) => {
    const form = { ...registrationForm(), contactPreference: 'sms' }
    numbers.push(`55${form.cellPhone}`)
    const url = '/api/v1/jwt/register'
    return (await t.app.inject({ method: 'POST', url, remoteAddress: address, payload: form })).statusCode
  }
  const sms = async () => (await Promise.all(numbers.map((to) => messagesTo(t, to)))).flat().length

  test('end at the budget, exactly; admins are told at 80 % and at the end, once', async () => {
    const { userId } = await createAdmin(t.deps)
    const answers = await Promise.all(times(12).map((nth) => askBySms(`10.${nth}.0.1`)))
    expect(new Set(answers)).toEqual(new Set([201]))
    await runJobs(t)
    expect(await sms()).toBe(10)
    const told = await t.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('kind')
      .execute()
    expect(told.map(({ kind }) => kind)).toEqual(['sms_budget_near', 'sms_budget_used'])
  })

  test('once used up, a code by SMS is refused with a way on, one by e-mail is sent', async () => {
    await t.deps.db.insertInto('sms_days').values({ day: '2026-11-23', sent: 10 }).execute()
    const before = await countOf('registrations')
    expect(await register({ address: '10.1.0.1', by: 'sms' })).toMatchObject({
      status: 503,
      code: 'sms_unavailable',
    })
    expect(await countOf('registrations')).toBe(before)
    expect((await register({ address: '10.1.0.1' })).status).toBe(201)
    t.clock.set('2026-11-24T12:00:00.000Z')
    expect((await register({ address: '10.1.0.1', by: 'sms' })).status).toBe(201)
  })
})
