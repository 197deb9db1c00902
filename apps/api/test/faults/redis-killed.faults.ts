import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCustomer, signIn } from '../index.ts'
import { connect } from '../sockets.ts'
import { passExam } from '../storage/pass-exam.ts'
import { startLoad } from './load.ts'
import { canRun } from './programs.ts'
import { report } from './report.ts'
import { type Stack, startStack } from './stack.ts'

const AWAY_MS = 10_000
const MOST_SOCKETS = 10

/** One too many, with all but the oldest on the other node: the oldest is closed. */
const expectSocketsCounted = async ({ t, nodes }: Stack): Promise<void> => {
  const { accessToken } = await signIn(t.deps, await createCustomer(t.deps))
  const [here, there] = nodes
  const oldest = await connect(here.api.url, accessToken)
  const others = []
  for (let nth = 0; nth < MOST_SOCKETS; nth += 1) others.push(await connect(there.api.url, accessToken))
  await oldest.take('session:displaced')
  await expect.poll(() => oldest.raw.connected).toBe(false)
  expect(others.map(({ raw }) => raw.connected)).not.toContain(false)
  for (const socket of others) socket.close()
}

test.runIf(canRun)(
  'redis killed and back: calls are answered meanwhile, and people on two nodes hear of each other again',
  async () => {
    const stack = await startStack()
    const [here, there] = stack.nodes
    try {
      await expectSocketsCounted(stack)
      await passExam(stack.t, [here.api.url, there.api.url])
      const load = await startLoad(stack, [here.api.url, there.api.url])
      const since = performance.now()
      await stack.redis.stop()
      await sleep(AWAY_MS)
      expect(load.tally.since('booking', since)).toBeGreaterThan(10)
      await stack.redis.start()
      const back = performance.now()
      await expect.poll(() => load.tally.since('signal', back)).toBeGreaterThan(10)
      const outcome = await load.end()
      expect(load.tally.counts()).toEqual({ unanswered: [], refused: 0 })
      expect(outcome).toMatchObject({ lost: [], doubled: [] })
      await expectSocketsCounted(stack)
      await report('redis killed for 10 s', load, outcome, since)
    } finally {
      await stack.close()
    }
  },
)
