import { expect, test } from 'vitest'
import { startLoad } from './load.ts'
import { canRun } from './programs.ts'
import { report } from './report.ts'
import { startStack } from './stack.ts'

/** Without restarting any part of Emma. */
const WRITES_AGAIN_MS = 15_000

test.runIf(canRun)(
  'the primary killed and its standby promoted: writes go on within 15 s, and everything that was answered is there',
  async () => {
    const stack = await startStack()
    const { primary, standby, ask } = stack.postgres
    try {
      const load = await startLoad(stack)
      const since = performance.now()
      await primary.kill()
      await standby.promote()
      await expect.poll(() => load.tally.since('booking', since)).toBeGreaterThan(10)
      const wentOn = load.tally.longestPause('booking', since)
      // The dead one is started again, unchanged: a second primary, which receives no traffic.
      await primary.start()
      const returned = performance.now()
      expect(await ask(primary, 'SELECT pg_is_in_recovery()')).toBe('f')
      await expect.poll(() => load.tally.since('booking', returned)).toBeGreaterThan(30)
      const outcome = await load.end()
      expect(outcome).toMatchObject({ lost: [], doubled: [] })
      expect(wentOn).toBeLessThan(WRITES_AGAIN_MS)
      expect(load.tally.counts().unanswered).toEqual([])
      await report('primary killed, standby promoted', load, outcome, since)
    } finally {
      await stack.close()
    }
  },
)
