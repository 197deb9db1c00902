import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { ledgerFaults } from '../index.ts'
import { expectSound } from '../money-properties/invariants.ts'
import { leftOpen } from '../processes/left-open.ts'
import { readProviderBook } from '../sandbox.ts'
import { createBooker, keepBooking } from './bookings.ts'
import { keepLooking } from './looking.ts'
import type { Stack } from './stack.ts'
import { keepSignalling, keepWriting, openTalk, type Talk } from './talking.ts'
import { createTally, type Tally } from './tally.ts'

const BOOKERS = 2
const SETTLED_MS = 180_000

/** The acknowledged writes, and the stored ones. */
export interface Outcome {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

/** People who book, write and call without a pause. */
export interface Load {
  readonly tally: Tally
  readonly talk: Talk
  /** Stops everybody, each once the last request is answered, and compares the results with the stored data. */
  readonly end: () => Promise<Outcome>
}

const ledgerLines = async ({ t }: Stack): Promise<readonly string[]> =>
  (await t.deps.db.selectFrom('ledger_entries').select('id').execute()).map(({ id }) => id)

/** Everything visible in the books has really happened. */
const keepReading = async (stack: Stack, signal: AbortSignal): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>()
  while (!signal.aborted) {
    for (const id of await ledgerLines(stack).catch(() => [])) seen.add(id)
    await sleep(300, undefined, { signal }).catch(() => {})
  }
  return seen
}

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

const compareChat = async ({ screens, anew }: Talk): Promise<Outcome> => {
  const stored = anew()
  await stored.catchUp()
  // In the order of their numbers: an event may arrive before the answer with earlier messages.
  const texts = [...stored.has].toSorted(([one], [other]) => one - other).map(([, { message }]) => message)
  const sent = [...screens.patient.sent, ...screens.specialist.sent]
  // Messages missed during an interruption were loaded without pressing reload.
  for (const { has } of Object.values(screens)) await expect.poll(() => has.size).toBe(texts.length)
  const lost = sent.filter((text) => !texts.includes(text))
  for (const mine of [screens.patient.sent, screens.specialist.sent])
    expect(texts.filter((text) => mine.includes(text))).toEqual(mine)
  return { acknowledged: sent.length, lost, doubled: repeated(texts) }
}

const compareBookings = async ({ t }: Stack, booked: readonly string[]): Promise<Outcome> => {
  const rows = await t.deps.db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'confirmed')
    .execute()
  const there = rows.map(({ id }) => id)
  const { charges } = await readProviderBook(t)
  return {
    acknowledged: booked.length,
    lost: booked.filter((id) => !there.includes(id)),
    doubled: [...repeated(booked), ...repeated(charges.map(({ code }) => code))],
  }
}

const compareBooks = async (stack: Stack, seen: ReadonlySet<string>): Promise<Outcome> => {
  const { t } = stack
  await expect.poll(() => leftOpen(t.deps.db), { timeout: SETTLED_MS, interval: 500 }).toBe(0)
  expect(await ledgerFaults(t.deps.db)).toEqual([])
  await expectSound(t)
  const there = new Set(await ledgerLines(stack))
  return { acknowledged: seen.size, lost: [...seen].filter((id) => !there.has(id)), doubled: [] }
}

const together = (outcomes: readonly Outcome[]): Outcome => ({
  acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  lost: outcomes.flatMap(({ lost }) => lost),
  doubled: outcomes.flatMap(({ doubled }) => doubled),
})

/** @param urls for the patient's socket and the specialist's; by default both use the load balancer */
export const startLoad = async (stack: Stack, urls?: readonly [string, string]): Promise<Load> => {
  const stop = new AbortController()
  const tally = createTally()
  const bookers = await Promise.all(Array.from({ length: BOOKERS }, () => createBooker(stack)))
  const talk = await openTalk(stack, urls)
  const { patient, specialist } = talk.screens
  const bookings = Promise.all(bookers.map((each) => keepBooking(stack, each, tally, stop.signal)))
  const reading = keepReading(stack, stop.signal)
  const talking = Promise.all([
    keepWriting(patient, 'paciente', tally, stop.signal),
    keepWriting(specialist, 'especialista', tally, stop.signal),
    keepSignalling(talk, tally, stop.signal),
    ...bookers.map((each) => keepLooking(stack, each, tally, stop.signal)),
  ])
  const end = async (): Promise<Outcome> => {
    stop.abort()
    const [booked, seen] = await Promise.all([bookings, reading, talking])
    const outcomes = [
      await compareBookings(stack, booked.flat()),
      await compareChat(talk),
      await compareBooks(stack, seen),
    ]
    talk.close()
    return together(outcomes)
  }
  await expect.poll(() => tally.since('booking', 0)).toBeGreaterThan(3)
  await expect.poll(() => tally.since('signal', 0)).toBeGreaterThan(3)
  return { tally, talk, end }
}
