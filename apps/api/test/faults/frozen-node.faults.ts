import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLoad } from './load.ts'
import { canRun } from './programs.ts'
import { report } from './report.ts'
import { startStack } from './stack.ts'

const FROZEN_MS = 30_000

test.runIf(canRun)(
  'a node that freezes for 30 s: people go on by the other one, and nothing is done twice',
  async () => {
    const stack = await startStack()
    const [{ api, worker }] = stack.nodes
    try {
      const load = await startLoad(stack)
      const since = performance.now()
      api.freeze()
      worker.freeze()
      await sleep(FROZEN_MS)
      const frozen = load.tally.longestPause('message', since)
      api.thaw()
      worker.thaw()
      const thawed = performance.now()
      await expect.poll(() => load.tally.since('booking', thawed)).toBeGreaterThan(20)
      const outcome = await load.end()
      expect(outcome).toMatchObject({ lost: [], doubled: [] })
      // Less than the time it was frozen.
      expect(frozen).toBeLessThan(FROZEN_MS / 2)
      await report('a node frozen for 30 s', load, outcome, since)
    } finally {
      await stack.close()
    }
  },
)
