import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asPartOf, type Span } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** Only calls of the contract and public pages: probes come every two seconds, and build files reveal nothing. */
const isTraced = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.isSite === true || (config.endpoint !== undefined && !config.endpoint.path.startsWith('health/'))

const endOf = (span: Span, { actor }: FastifyRequest, { statusCode, raw }: FastifyReply): void => {
  span.note({ 'http.response.status_code': statusCode, 'emma.role': actor?.role })
  if (!raw.writableFinished) span.note({ 'error.type': 'client_left' })
  else if (statusCode >= 500) span.fail(String(statusCode))
  span.end()
}

const begin = (tracing: Tracing, request: FastifyRequest, reply: FastifyReply): Span => {
  const { method, id, headers, routeOptions, protocol } = request
  const { url: route = '' } = routeOptions
  const span = tracing.begin({
    name: `${method} ${route}`,
    kind: 'server',
    caller: headers.traceparent?.toString(),
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'url.scheme': protocol,
      'emma.request_id': id,
    },
  })
  reply.raw.once('close', () => endOf(span, request, reply))
  return span
}

/**
 * Each call is a step of the trace in its header `traceparent`, or of a new one. The caller chooses the trace's id, but
 * not whether it is stored.
 */
export const traceRequests = (app: FastifyInstance, tracing: Tracing | undefined): void => {
  if (!tracing) return
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done()
    request.span = begin(tracing, request, reply)
    asPartOf(request.span, done)
  })
}
