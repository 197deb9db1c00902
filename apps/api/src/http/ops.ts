import { isLive, isReady } from '@emma/contracts/health'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { measureJobs, readReadiness } from '../jobs/readiness.ts'
import { AppError } from './app-error.ts'
import { isLocalCall } from './caller-address.ts'
import type { Mount, UseCase } from './mount.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Registry
  }
}

const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.endpoint?.path
    if (route)
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

const live: UseCase<typeof isLive> = async () => ({ status: 'ok' })

const ready: UseCase<typeof isReady> = async ({ db, leaving }) => {
  if (leaving.hasBegun()) throw new AppError('unavailable', { retryAfter: 2 })
  return readReadiness(db)
}

/** Metrics of this process, for the local network. */
export const serveMetrics = (app: FastifyInstance, { db, config }: Deps): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureJobs(registry, db)
  const onlyLocal = async ({ raw }: FastifyRequest): Promise<void> => {
    if (!isLocalCall(config.TRUST_PROXY, raw)) throw new AppError('not_found')
  }
  app.get('/api/v1/metrics', { onRequest: onlyLocal }, async (_request, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
  return registry
}

/** Health for the load balancer, metrics for the local network. */
export const serveOps = (app: FastifyInstance, deps: Deps, mount: Mount): void => {
  const registry = serveMetrics(app, deps)
  app.decorate('metrics', registry)
  measureRequests(app, registry)
  mount(isLive, live)
  mount(isReady, ready)
}
