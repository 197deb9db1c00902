import { ACTIVE_STATES, appointmentStates } from '@emma/domain/booking'
import { paymentMethods, paymentStates, refundStates } from '@emma/domain/payments'
import { careKinds, openQueueStates, queueStates } from '@emma/domain/queue'
import { hasCare } from '@emma/domain/records'
import { folded } from '@emma/domain/text'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

/** The words in a constraint or an index. */
const wordsOf = async (name: string): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ${name}
    UNION ALL SELECT indexdef FROM pg_indexes WHERE indexname = ${name} AND schemaname = current_schema()`.execute(
    t.deps.db,
  )
  return [...(rows[0]?.text ?? '').matchAll(/'([a-z_]+)'::text/g)].map(([, word = '']) => word).sort()
}

test.each([
  ['appointments_status_check', appointmentStates],
  ['appointments_active', ACTIVE_STATES],
  ['appointments_no_overlap', [...ACTIVE_STATES, 'booking']],
  ['appointments_payment_method_check', paymentMethods],
  ['payments_status_check', paymentStates],
  ['payments_method_check', paymentMethods],
  ['refunds_status_check', refundStates],
  ['queue_entries_status_check', queueStates],
  ['queue_entries_open', openQueueStates],
  ['queue_entries_kind_check', careKinds],
  ['queue_duty_kind_check', careKinds],
  ['specialties_care_kinds_check', careKinds],
])('%s names what the domain names', async (name, words) => {
  expect(await wordsOf(name)).toEqual([...words].sort())
})

test('care lasts as long in SQL as in the domain', async () => {
  const day = {
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2032-12-31T23:59:59Z'),
    noInvalidDate: true,
  }
  const pairs = fc.sample(
    fc.record({
      now: fc.date(day),
      // Around the limit of 24 months, by days and to the millisecond.
      days: fc.integer({ min: -3, max: 3 }),
      ms: fc.integer({ min: -1, max: 1 }),
    }),
    2000,
  )
  const cases = pairs.map(({ now, days, ms }) => {
    const before = new Date(now)
    before.setUTCFullYear(before.getUTCFullYear() - 2)
    return { now, last: new Date(before.getTime() + days * 86_400_000 + ms) }
  })
  const { rows } = await sql<{ stands: boolean }>`
    SELECT care_stands(c.last, c.now) AS stands
    FROM unnest(${cases.map(({ last }) => last)}::timestamptz[], ${cases.map(({ now }) => now)}::timestamptz[])
      WITH ORDINALITY AS c (last, now, at) ORDER BY c.at`.execute(t.deps.db)
  const inDomain = cases.map(({ now, last }) =>
    hasCare([{ state: 'finished', endsAt: last.getTime() }], now.getTime(), 24),
  )
  expect(rows.map(({ stands }) => stands)).toEqual(inDomain)
  expect(new Set(inDomain)).toEqual(new Set([true, false]))
})

test('what counts as care in SQL is what counts in the domain', async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_functiondef('last_care'::regproc) AS text`.execute(t.deps.db)
  const counted = (state: (typeof appointmentStates)[number]) => hasCare([{ state, endsAt: 1 }], 1, 24)
  const text = rows[0]?.text ?? ''
  for (const state of appointmentStates)
    expect([state, text.includes(`'${state}'`)]).toEqual([state, counted(state)])
})

test('a name is folded in SQL as in the domain, with every letter of Europe’s languages and however accents are written', async () => {
  // Latin-1 and Latin Extended-A, without those that no language writes any more.
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at)).filter(
    (letter) => /[^\P{L}ĸŉſĿŀ]/u.test(letter),
  )
  const names = [
    ...letters,
    ...letters.map((letter) => letter.normalize('NFD')),
    'D’Ávila',
    'Łukasz Sørensen',
  ]
  const { rows } = await sql<{ name: string; plain: string }>`
    SELECT name, fold(name) AS plain FROM unnest(${names}::text[]) name`.execute(t.deps.db)
  expect(rows).toEqual(names.map((name) => ({ name, plain: folded(name) })))
})
