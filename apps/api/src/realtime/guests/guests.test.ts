import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/index.ts'
import { connectGuest } from '../../../test/sockets.ts'
import { companionDoor, socketHandlers } from '../../features/features.ts'
import { AppError } from '../../http/app-error.ts'
import { attachRealtime } from '../socket-server.ts'
import type { GuestDoor } from './port.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('a server that stops waits for what it still does for those who are gone', async () => {
  let isNoted = false
  const door: GuestDoor = {
    enter: async () => 'guest',
    handlers: {
      ...companionDoor.handlers,
      'companion:knock': async (_deps, { whenGone }) => {
        whenGone(async () => {
          await sleep(100)
          isNoted = true
        })
        throw new AppError('forbidden')
      },
    },
  }
  const stop = await attachRealtime(t.app, t.deps, socketHandlers, [], door)
  const guest = await connectGuest(await t.app.listen({ host: '127.0.0.1', port: 0 }), 'token')
  await guest.ask('companion:knock', { epoch: randomUUID(), visit: randomUUID(), name: 'Ana' })
  await stop()
  expect(isNoted).toBe(true)
  guest.close()
})
