import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLoad } from './load.ts'
import { canRun } from './programs.ts'
import { report } from './report.ts'
import { startStack } from './stack.ts'

/** Longer than a process waits for a commit. */
const FROZEN_MS = 45_000
/** For writes already at the standby when it froze. */
const UNDER_WAY_MS = 500

test.runIf(canRun)(
  'a standby that freezes for 45 s: nothing is answered as done that it does not have, and it goes on by itself',
  async () => {
    const stack = await startStack()
    const { standby } = stack.postgres
    try {
      const load = await startLoad(stack)
      const since = performance.now()
      await standby.freeze()
      await sleep(UNDER_WAY_MS)
      const frozen = performance.now()
      await sleep(FROZEN_MS)
      expect(load.tally.since('booking', frozen)).toBe(0)
      expect(load.tally.counts().refused).toBeGreaterThan(0)
      await standby.thaw()
      const thawed = performance.now()
      await expect.poll(() => load.tally.since('booking', thawed)).toBeGreaterThan(10)
      const outcome = await load.end()
      expect(outcome).toMatchObject({ lost: [], doubled: [] })
      await report('standby frozen for 45 s', load, outcome, since)
    } finally {
      await stack.close()
    }
  },
)
