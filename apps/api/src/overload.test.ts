import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildTestApp } from '../test/index.ts'

/** Blocks the event loop, as garbage collection or loading code does. */
const standStill = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('a process that stood still for a second, again and again, is not overloaded long before its limit', async () => {
  const t = await buildTestApp({ OVERLOAD_DELAY_MS: '60000' })
  try {
    for (let times = 0; times < 3; times += 1) {
      standStill(1100)
      await sleep(1)
      const answer = await t.app.inject({ url: '/api/v1/openapi.json' })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    }
  } finally {
    await t.close()
  }
})
