import { isLive, isReady } from '@emma/contracts/health'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { readReadiness } from '../jobs/readiness.ts'
import type { Metrics } from '../metrics.ts'
import { AppError } from './app-error.ts'
import { isLocalCall } from './caller/caller-address.ts'
import type { Mount, UseCase } from './mount.ts'

const measureRequests = (app: FastifyInstance, { requestDurations }: Metrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.endpoint?.path
    if (route) {
      const labels = { method: request.method, route, status: reply.statusCode }
      requestDurations.observe(labels, reply.elapsedTime / 1000)
    }
    done()
  })
}

const live: UseCase<typeof isLive> = async () => ({ status: 'ok' })

const ready: UseCase<typeof isReady> = async ({ db, leaving }) => {
  if (leaving.hasBegun()) throw new AppError('unavailable', { retryAfter: 2 })
  return readReadiness(db)
}

/** Metrics of this process, for the local network. */
export const serveMetrics = (app: FastifyInstance, { config, metrics: { registry } }: Deps): void => {
  const onlyLocal = async ({ raw }: FastifyRequest): Promise<void> => {
    if (!isLocalCall(config.TRUST_PROXY, raw)) throw new AppError('not_found')
  }
  app.get('/api/v1/metrics', { onRequest: onlyLocal }, async (_request, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

/** Health for the load balancer, metrics for the local network. */
export const serveOps = (app: FastifyInstance, deps: Deps, mount: Mount): void => {
  serveMetrics(app, deps)
  measureRequests(app, deps.metrics)
  mount(isLive, live)
  mount(isReady, ready)
}
