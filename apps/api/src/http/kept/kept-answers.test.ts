import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roundsOf } from '../../../test/depth.ts'
import {
  buildTestApp,
  createCustomer,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../test/index.ts'
import { changeNames, makeChange } from '../../../test/kept/changes.ts'
import { type Facts, pathsOf, useFacts } from '../../../test/kept/facts.ts'
import { withoutKeeping } from '../../../test/kept/without-keeping.ts'
import { buildApp } from '../../app.ts'
import { createKeptAnswers, type Source } from './kept-answers.ts'

let t: TestApp
let facts: Facts
let somebody: TestCustomer
/** The name that finds both specialists. */
let name = ''
let anew: FastifyInstance
beforeAll(async () => {
  t = await buildTestApp()
  facts = await useFacts(t)
  somebody = await createCustomer(t.deps)
  const called = t.deps.db.selectFrom('specialists').select('name')
  name = (await called.executeTakeFirstOrThrow()).name
  anew = await buildApp({ ...t.deps, memories: withoutKeeping(t.deps.memories) })
  await t.deps.db.updateTable('availability_rules').set({ valid_from: null }).execute()
  await moveTo(facts.firstDay - HOUR)
})
afterAll(async () => {
  await anew.close()
  await t.close()
})

let sessions: readonly SignedIn[]
/** With sessions of that time, for the customer of the facts and for another one. */
const moveTo = async (at: number): Promise<void> => {
  t.clock.set(new Date(at).toISOString())
  sessions = await Promise.all([facts.customer, somebody].map((each) => signIn(t.deps, each)))
}

type Headers = Readonly<Record<string, string>>
const ask = (app: FastifyInstance, path: string, headers: Headers = {}, who = sessions[0]) =>
  app.inject({ url: `/api/v1/${path}`, headers: { ...who?.headers, ...headers } })
const dayIn = (days: number): string =>
  new Date(t.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)

/** Paths whose answers depend on the clock: from now on, and at the first visible days. */
const paths = (): readonly string[] => {
  const [specialist] = facts.specialists
  const slots = `customer/specialists/${specialist}/schedules`
  return [
    ...pathsOf(facts),
    slots,
    `${slots}?online=false`,
    `${slots}?from=${dayIn(118)}&to=${dayIn(121)}`,
    `specialists/specialists?date=${dayIn(0)}`,
    `specialists/specialists?search=${encodeURIComponent(name)}`,
  ]
}

const expectTrue = async (path: string): Promise<void> => {
  for (const who of sessions) {
    const [kept, made] = [await ask(t.app, path, {}, who), await ask(anew, path, {}, who)]
    expect([path, kept.statusCode]).toEqual([path, made.statusCode])
    if (made.statusCode === 200) expect([path, kept.body]).toEqual([path, made.body])
  }
}

const SECOND = 1000
const LITTLE = 10 * SECOND
const aStep = fc.oneof(
  fc.tuple(fc.constantFrom(...changeNames), fc.nat(63)),
  fc.constantFrom(1, LITTLE, MINUTE - 1, 10 * MINUTE, 30 * MINUTE, HOUR, 9 * HOUR),
)
/** From an hour before the first slot, shortly before something begins or ends, and at that moment. */
const moments: [(number | [string, number])[]][] = [
  // The first slot becomes too near to be booked.
  [[30 * MINUTE - LITTLE, LITTLE + 1]],
  // An unpaid booking expires.
  [[['book', 0], 10 * MINUTE - LITTLE, LITTLE]],
  // Another day, in São Paulo.
  [[17 * HOUR - LITTLE, LITTLE]],
  // A slot 120 days ahead becomes visible.
  [[HOUR - LITTLE, LITTLE]],
  // A slot reserved for one is not open to the other; then it is for both.
  [[['keep', 0], 10 * MINUTE - LITTLE, LITTLE]],
  [[['agree', 0], 20 * MINUTE - LITTLE, LITTLE]],
  [[['mark', 0], 1]],
]

/** Resets everything to its initial state, except prices and names. */
const clear = async (): Promise<void> => {
  for (const nth of [0, 1]) {
    for (const name of ['unbook', 'release', 'unblock', 'free', 'closeDays', 'unmark', 'refresh'])
      await makeChange(facts, name, nth)
  }
}

describe('readers who ask again', () => {
  const list = 'specialists/specialists?pageSize=20&sort=next_slot'

  test('are told that it is the same, until it is another', async () => {
    for (const path of [pathsOf(facts)[0] ?? '', list, 'specialties']) {
      const first = await ask(t.app, path)
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
      const etag = String(first.headers.etag)
      const again = await ask(t.app, path, { 'if-none-match': etag })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      await makeChange(facts, 'renameSpecialty', 0)
      const changed = await ask(t.app, path, { 'if-none-match': etag })
      const expected = path.startsWith('customer') ? 304 : 200
      expect([path, changed.statusCode]).toEqual([path, expected])
    }
  })

  test('are refused as everybody is: nothing kept goes to who may not ask', async () => {
    const [path = ''] = pathsOf(facts)
    const { etag } = (await ask(t.app, path)).headers
    const url = `/api/v1/${path}`
    const nobody = await t.app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect([nobody.statusCode, nobody.headers.etag]).toEqual([401, undefined])
  })
})

test('whatever is changed and however time goes on, what is kept says what would be made now', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 2, maxLength: 4 }), async (steps) => {
      await moveTo(facts.firstDay - HOUR)
      await clear()
      for (const step of steps) {
        if (typeof step === 'number') await moveTo(t.clock.now().getTime() + step)
        else await makeChange(facts, ...step)
        for (const path of paths()) await expectTrue(path)
      }
    }),
    { numRuns: roundsOf('keptHistories'), examples: moments },
  )
})

describe('answers that are kept', () => {
  const sourceOf = (key: string, version: number, made: string[]): Source<{ version: number }, string> => ({
    key,
    now: t.clock.now(),
    look: async () => ({ version }),
    make: async () => {
      made.push(`${key} ${version}`)
      return { body: key.repeat(100), until: Number.POSITIVE_INFINITY }
    },
  })

  test('are made once for a version', async () => {
    const [answers, made] = [createKeptAnswers<string>(1000), [] as string[]]
    for (const version of [1, 1, 2, 2, 1]) await answers.answer(t.deps.readDb, sourceOf('a', version, made))
    expect(made).toEqual(['a 1', 'a 2', 'a 1'])
  })

  test('are never more bytes than they may be: the oldest go', async () => {
    const [answers, made] = [createKeptAnswers<string>(250), [] as string[]]
    const get = async (key: string) =>
      (await answers.answer(t.deps.readDb, sourceOf(key, 1, made))).written(String)
    for (const key of ['a', 'b', 'a', 'b', 'c', 'b', 'a']) await get(key)
    expect(made).toEqual(['a 1', 'b 1', 'c 1', 'a 1'])
  })
})
