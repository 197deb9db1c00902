import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBooker } from './bookings.ts'
import { startLoad } from './load.ts'
import { look } from './looking.ts'
import { canRun } from './programs.ts'
import { report } from './report.ts'
import { type Stack, startStack } from './stack.ts'
import type { Tally } from './tally.ts'

const SLOW_MS = 60_000
/** Delay of each of the database's answers. */
const DELAY_MS = 2000
/** Independent arrivals, which do not wait for others' answers. */
const EVERY_MS = 20
/** Longest wait of a call for a connection, and then for its statements. */
const PATIENCE_MS = 30_000
const WELL_AGAIN_MS = 15_000

/** @returns the longest answer time, ms */
const storm = async (stack: Stack, tally: Tally): Promise<number> => {
  const visitor = await createBooker(stack)
  const took: Promise<number>[] = []
  const visit = async (): Promise<number> => {
    const began = performance.now()
    await look(stack.url, visitor, tally).catch((error: unknown) => tally.unanswered(String(error)))
    return performance.now() - began
  }
  stack.link.delay(DELAY_MS)
  for (const until = performance.now() + SLOW_MS; performance.now() < until; await sleep(EVERY_MS))
    took.push(visit())
  stack.link.delay(0)
  return Math.max(...(await Promise.all(took)))
}

test.runIf(canRun)(
  'a database that is slow for a minute: who can not wait is told to come again, nothing piles up, all is well after',
  async () => {
    const stack = await startStack()
    try {
      const load = await startLoad(stack)
      const { tally } = load
      const since = performance.now()
      const longest = await storm(stack, tally)
      const fast = performance.now()
      await expect.poll(() => tally.since('booking', fast)).toBeGreaterThan(10)
      const wellAgain = tally.longestPause('booking', fast)
      expect(tally.counts().unanswered).toEqual([])
      expect(tally.counts().refused).toBeGreaterThan(0)
      expect(longest).toBeLessThan(PATIENCE_MS)
      expect(wellAgain).toBeLessThan(WELL_AGAIN_MS)
      // Below the pools' limits, including listeners and senders, of four processes and of the test itself.
      const { DATABASE_POOL: most } = stack.t.config
      expect(stack.link.open()).toBeLessThanOrEqual(5 * (most + 3))
      const outcome = await load.end()
      expect(outcome).toMatchObject({ lost: [], doubled: [] })
      await report('database slow for a minute', load, outcome, since)
    } finally {
      await stack.close()
    }
  },
)
