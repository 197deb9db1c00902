import { randomUUID } from 'node:crypto'
import type { EndpointSpec } from '@emma/contracts/kit'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { actFor } from './features/assistants/index.ts'
import { authenticate } from './features/auth/index.ts'
import { mountFeatures } from './features/features.ts'
import { validatorUrl } from './features/prescriptions/index.ts'
import { serveSite } from './features/site/index.ts'
import { AppError } from './http/app-error.ts'
import { acceptJson } from './http/body.ts'
import { answerBroken } from './http/broken-request.ts'
import { callerAddress } from './http/caller/caller-address.ts'
import { docsRoutes } from './http/docs/docs.ts'
import { endConnections } from './http/end-connections.ts'
import { handleError, readsPages, sendProblem } from './http/errors.ts'
import { createMount } from './http/mount.ts'
import { serveOps } from './http/ops.ts'
import { traceRequests } from './http/trace-requests.ts'
import { answerUnknown } from './http/web/answer-unknown.ts'
import { sendFailedPage } from './http/web/failed-page.ts'
import { sendSecurityHeaders } from './http/web/security-headers.ts'
import { serveSecurityTxt } from './http/web/security-txt.ts'
import { serveWeb } from './http/web/web.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The mounted endpoints, as defined in the contract. */
    readonly endpoints: readonly EndpointSpec[]
  }
}

const ONE_MEGABYTE = 1024 * 1024

const protect = async (app: FastifyInstance, { config }: Deps): Promise<void> => {
  sendSecurityHeaders(app, config)
  await app.register(cors, { origin: [config.publicUrl] })
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => callerAddress(config.TRUST_PROXY, raw),
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  // Without a measurement since the last sample the plugin takes the delay for infinite: with samples rarer than the
  // longest tolerated delay, a short pause of the process (its start, a garbage collection) does not count as an
  // overload.
  await app.register(underPressure, {
    maxEventLoopDelay: config.OVERLOAD_DELAY_MS,
    sampleInterval: 2 * config.OVERLOAD_DELAY_MS,
    retryAfter: 2,
  })
  await app.register(multipart)
}

/** Node takes the shorter of the two for the headers; requests are checked often enough to end in time. */
const patienceOf = ({ REQUEST_TIMEOUT_MS: whole }: Config) => ({
  headersTimeout: Math.min(whole, 60_000),
  connectionsCheckingInterval: Math.min(Math.ceil(whole / 10), 30_000),
})

/** The whole HTTP application over its dependencies; the same in production, tests and bench. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    // Typed as Fastify expects: otherwise pino's own type would be in the type of every application.
    loggerInstance: deps.log as FastifyBaseLogger,
    // Ids that nothing is sorted by: a v7 asks for random bytes each time, a tenth of a small call.
    genReqId: () => randomUUID(),
    bodyLimit: ONE_MEGABYTE,
    // A slowly sent body would otherwise hold its connection, and the part already read, for ever.
    requestTimeout: deps.config.REQUEST_TIMEOUT_MS,
    http: patienceOf(deps.config),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url }) => validatorUrl(url ?? '/'),
    clientErrorHandler: answerBroken(deps),
    // An invalid address never reaches a route.
    frameworkErrors: (error, request, reply) => {
      if (readsPages(request)) sendFailedPage(deps.config, reply, new AppError('not_found', { cause: error }))
      else sendProblem(reply, new AppError('malformed', { cause: error }))
    },
  })
  app.decorateRequest('actor', null)
  traceRequests(app, deps.tracing)
  app.setErrorHandler(handleError(deps))
  acceptJson(app)
  endConnections(app)
  await protect(app, deps)
  const endpoints: EndpointSpec[] = []
  app.decorate('endpoints', endpoints)
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint && !endpoints.includes(config.endpoint)) endpoints.push(config.endpoint)
  })
  const mount = createMount(app, deps, authenticate(deps), actFor(deps))
  serveOps(app, deps, mount)
  mountFeatures(mount)
  await app.register(docsRoutes(endpoints))
  serveSecurityTxt(app, deps)
  const answerMissing = serveSite(app, deps)?.answerMissing
  await serveWeb(app, deps.config, answerMissing)
  answerUnknown(app, deps.config, { endpoints, answerMissing })
  return app
}
