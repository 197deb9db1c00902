import { errorStatus } from '@emma/contracts/kit'
import Fastify from 'fastify'
import type { Deps } from '../deps.ts'
import { handleError } from '../http/errors.ts'
import { serveMetrics } from '../http/ops.ts'
import { readReadiness } from './readiness.ts'
import type { Worker } from './worker.ts'

/** Health checks of a process without the API: they fail if it runs no jobs, or is behind with them. */
export const serveWorkerHealth = async (
  deps: Deps,
  worker: Pick<Worker, 'isRunning'>,
): Promise<() => Promise<void>> => {
  const { HOST: host, WORKER_PORT: port } = deps.config
  if (port === undefined) return async () => {}
  const app = Fastify()
  app.setErrorHandler(handleError(deps))
  app.get('/api/v1/health/live', async () => ({ status: 'ok' }))
  app.get('/api/v1/health/ready', async (_request, reply) => {
    const readiness = await readReadiness(deps.db)
    if (worker.isRunning() && readiness.status === 'ok') return readiness
    return reply.code(errorStatus.unavailable).send({ ...readiness, status: 'failed' })
  })
  serveMetrics(app, deps)
  const url = await app.listen({ host, port })
  deps.log.info({ url }, 'health of the worker')
  return () => app.close()
}
