import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLoad } from './load.ts'
import { canRun } from './programs.ts'
import { report } from './report.ts'
import { startStack } from './stack.ts'

test.runIf(canRun)('a rolling restart under load fails no call, and chats and calls go on', async () => {
  const stack = await startStack()
  try {
    const load = await startLoad(stack)
    const since = performance.now()
    for (const node of stack.nodes) {
      await Promise.all([node.api.stop(), node.worker.stop()])
      await node.start()
      // The time the load balancer takes to see that it is back.
      await sleep(3000)
    }
    const outcome = await load.end()
    expect(load.tally.counts()).toEqual({ unanswered: [], refused: 0 })
    expect(outcome).toMatchObject({ lost: [], doubled: [] })
    await report('rolling restart', load, outcome, since)
  } finally {
    await stack.close()
  }
})
