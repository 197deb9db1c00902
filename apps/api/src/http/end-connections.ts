import type { FastifyInstance } from 'fastify'

const EVERY_MS = 50

/**
 * Lets the stop end once the last answer is sent. A connection whose answer is under way when the stop begins is kept
 * for a next request, and would hold the stop up for the 72 s that Fastify keeps one.
 */
export const endConnections = (app: FastifyInstance): void => {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
