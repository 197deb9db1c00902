import { DAY, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addFault,
  buildTestApp,
  findCode,
  forgetJobs,
  messagesTo,
  newAddress,
  startRegistration,
  TEST_NOW,
  type TestApp,
} from '../../../test/index.ts'
import { codeJobs } from './index.ts'
import { digitsOf } from './one-time-code.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  await forgetJobs(t)
  await t.deps.db.deleteFrom('codes').execute()
})

const post = (path: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/authentication/${path}`,
    remoteAddress: newAddress(),
    payload,
  })
const confirm = async (customerId: string, code: string) => {
  const answer = await post('confirm-registration', { customerId, code })
  return { status: answer.statusCode, code: answer.json().code, retryAfter: answer.headers['retry-after'] }
}
const resend = (customerId: string) => post('resend-code', { customerId })
/** A wrong code. */
const wrong = (right: string) => (right === '123456' ? '654321' : '123456')
const triesOf = async (userId: string) =>
  (await t.deps.db.selectFrom('codes').select('tries').where('user_id', '=', userId).execute()).map(
    ({ tries }) => tries,
  )

const fail = async (customerId: string, userId: string, times: number) => {
  const code = wrong(await findCode(t, userId))
  const answers = []
  for (let time = 0; time < times; time += 1) answers.push((await confirm(customerId, code)).status)
  return answers
}

describe('a code', () => {
  test('takes five tries; after them the right one is refused too', async () => {
    const { customerId, userId } = await startRegistration(t)
    expect(await fail(customerId, userId, 5)).toEqual([422, 422, 422, 422, 422])
    const right = await confirm(customerId, await findCode(t, userId))
    expect(right).toEqual({ status: 429, code: 'too_many_requests', retryAfter: '60' })
    expect(await triesOf(userId)).toEqual([5])
    expect(
      await t.deps.db.selectFrom('customers').where('id', '=', customerId).select('id').execute(),
    ).toEqual([])
  })

  test('says how many tries are left, and when only another code or the hour helps', async () => {
    const { customerId, userId } = await startRegistration(t)
    const told = async () => {
      const code = wrong(await findCode(t, userId))
      const answer = await post('confirm-registration', { customerId, code })
      return answer.json().tries_left
    }
    const tell = async (times: number) => {
      const answers: unknown[] = []
      while (answers.length < times) answers.push(await told())
      return answers
    }
    expect(await tell(6)).toEqual([4, 3, 2, 1, 0, 0])
    t.clock.advance(MINUTE)
    await resend(customerId)
    expect(await tell(6)).toEqual([4, 3, 2, 1, undefined, undefined])
  })

  test('takes five tries when twenty come at once', async () => {
    const { customerId, userId } = await startRegistration(t)
    const code = wrong(await findCode(t, userId))
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(customerId, code)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
    expect(await triesOf(userId)).toEqual([5])
  })

  test('runs out after fifteen minutes', async () => {
    const { customerId, userId } = await startRegistration(t)
    t.clock.advance(15 * MINUTE)
    const late = await confirm(customerId, await findCode(t, userId))
    expect([late.status, late.code]).toEqual([422, 'code_expired'])
  })

  test('counts once: the second use is a wrong code', async () => {
    const { customerId, userId } = await startRegistration(t)
    const code = await findCode(t, userId)
    const both = await Promise.all([confirm(customerId, code), confirm(customerId, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('is worth nothing once another one was sent', async () => {
    const { customerId, userId } = await startRegistration(t)
    const old = await findCode(t, userId)
    t.clock.advance(MINUTE)
    expect((await resend(customerId)).statusCode).toBe(202)
    expect((await confirm(customerId, old)).status).toBe(422)
    expect((await confirm(customerId, await findCode(t, userId))).status).toBe(200)
  })

  test('is six digits, typed with spaces or not, and nothing else', async () => {
    const { customerId, userId } = await startRegistration(t)
    for (const code of ['12345', '1234567', 'abcdef', '', '１２３４５６']) {
      const answer = await confirm(customerId, code)
      expect([code, answer.status, answer.code]).toEqual([code, 422, 'validation_failed'])
    }
    expect(await triesOf(userId)).toEqual([0])
    const code = await findCode(t, userId)
    expect((await confirm(customerId, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  test('is stored nowhere', async () => {
    const { userId } = await startRegistration(t)
    const code = await findCode(t, userId)
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(c)::text AS row FROM codes c UNION ALL SELECT payload::text FROM graphile_worker._private_jobs`.execute(
      t.deps.db,
    )
    expect(rows.some(({ row }) => row.includes(code))).toBe(false)
  })
})

describe('guessing', () => {
  test('is not helped by asking for more codes', async () => {
    const { customerId, userId } = await startRegistration(t)
    await fail(customerId, userId, 5)
    t.clock.advance(MINUTE)
    await resend(customerId)
    expect(await fail(customerId, userId, 5)).toEqual([422, 422, 422, 422, 422])
    t.clock.advance(MINUTE)
    await resend(customerId)
    const locked = await confirm(customerId, await findCode(t, userId))
    expect([locked.status, locked.retryAfter]).toEqual([429, '3600'])
    t.clock.advance(61 * MINUTE)
    await resend(customerId)
    expect((await confirm(customerId, await findCode(t, userId))).status).toBe(200)
  })

  test('is not helped by registering again for the same phone', async () => {
    const cellPhone = '11955554444'
    for (let time = 0; time < 10; time += 1) {
      const { customerId, userId } = await startRegistration(t, { cellPhone })
      await fail(customerId, userId, 5)
    }
    const another = await startRegistration(t, { cellPhone })
    expect((await confirm(another.customerId, await findCode(t, another.userId))).status).toBe(429)
    const elsewhere = await startRegistration(t)
    expect((await confirm(elsewhere.customerId, await findCode(t, elsewhere.userId))).status).toBe(200)
  })
})

describe('another code', () => {
  test('is sent once a minute', async () => {
    const { customerId } = await startRegistration(t)
    expect((await resend(customerId)).statusCode).toBe(202)
    t.clock.advance(20_000)
    const early = await resend(customerId)
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '40'])
    t.clock.advance(40_000)
    expect((await resend(customerId)).statusCode).toBe(202)
  })

  test('is sent once when it is asked for twenty times at once', async () => {
    const { customerId, userId } = await startRegistration(t)
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(customerId)))
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
    expect(await triesOf(userId)).toHaveLength(2)
  })

  test('is sent six times an hour at most', async () => {
    const { customerId } = await startRegistration(t)
    const answers = []
    for (let time = 0; time < 7; time += 1) {
      t.clock.advance(MINUTE)
      answers.push((await resend(customerId)).statusCode)
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429, 429])
  })

  test('is asked for in vain, and in the same words, for an id that nobody has', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'
    expect((await resend(nobody)).statusCode).toBe(202)
    const tried = await confirm(nobody, '123456')
    expect([tried.status, tried.code]).toEqual([422, 'code_invalid'])
  })
})

test('a message that failed is sent again with the same digits, and none once the code was used', async () => {
  const { userId, payload, customerId } = await startRegistration(t)
  const to = `55${payload.cellPhone}`
  const { id: codeId } = await t.deps.db
    .selectFrom('codes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const send = async () => codeJobs['send-code']?.(t.deps, { codeId })
  await addFault(t, 'zenvia', { mode: 'error' })
  await expect(send()).rejects.toThrow()
  await send()
  await send()
  const code = await findCode(t, userId)
  expect((await messagesTo(t, to)).map(({ text }) => text.includes(code))).toEqual([true, true])
  await confirm(customerId, code)
  await send()
  expect(await messagesTo(t, to)).toHaveLength(2)
})

test('codes of last week are forgotten', async () => {
  const { userId } = await startRegistration(t)
  t.clock.advance(8 * DAY)
  await codeJobs['forget-codes']?.(t.deps, {})
  expect(await triesOf(userId)).toEqual([])
})

test('codes are spread over all six digits', () => {
  const codes = Array.from({ length: 2000 }, (_, at) => digitsOf(t.deps.config, String(at)))
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1980)
  for (let digit = 0; digit < 10; digit += 1) {
    expect(codes.filter((code) => code.startsWith(String(digit))).length).toBeGreaterThan(120)
  }
})
