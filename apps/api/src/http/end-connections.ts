import type { FastifyInstance } from 'fastify'

const EVERY_MS = 50

/**
 * Lets the stop end once the last answer is sent. A connection that is answering when the stop begins would be kept
 * alive for a next request, and delay the stop by Fastify's 72 s.
 */
export const endConnections = (app: FastifyInstance): void => {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
