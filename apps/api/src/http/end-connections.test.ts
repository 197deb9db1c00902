import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endConnections } from './end-connections.ts'

test('a stop ends with the last answer, though its client keeps the connection for more', async () => {
  const app = Fastify()
  endConnections(app)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  const agent = new Agent({ keepAlive: true })
  const got = once(get(await app.listen({ host: '127.0.0.1', port: 0 }), { agent }), 'response')
  await asked.promise
  const closed = app.close()
  await expect.poll(() => app.server.listening, { timeout: 15_000 }).toBe(false)
  answer.resolve('at last')
  const [response]: IncomingMessage[] = await got
  expect((await response?.toArray())?.join('')).toBe('at last')
  await closed
  agent.destroy()
})
