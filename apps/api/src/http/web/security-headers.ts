import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'
import { contentSecurityPolicy } from './web.ts'

type Headers = Readonly<Record<string, string>>

/** What screens ask for; public pages ask for nothing. */
const devices = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()'

/** Helmet's headers, written once instead of for each call: they hang on the configuration alone. */
const helmetHeaders = (config: Config): Headers => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    contentSecurityPolicy: contentSecurityPolicy(config),
    strictTransportSecurity: config.NODE_ENV === 'production',
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, which opens none of our pages.
    xDownloadOptions: false,
    xXssProtection: false,
  })
  write(response.req, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/**
 * Every answer's headers, which whoever answers may replace: those of a document, or of a call, whose answers are of one
 * person, so that no cache on the way keeps them.
 */
export const sendSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const ofDocuments = { ...helmetHeaders(config), 'permissions-policy': devices }
  const ofCalls = { ...ofDocuments, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : ofDocuments)
    done()
  })
}
