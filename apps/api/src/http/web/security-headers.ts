import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'
import { contentSecurityPolicy } from './web.ts'

type Headers = Readonly<Record<string, string>>

/** Permissions of screens; public pages need none. */
const devices = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()'

/** Helmet's headers, computed once: they depend only on the configuration. */
const helmetHeaders = (config: Config): Headers => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    contentSecurityPolicy: contentSecurityPolicy(config),
    strictTransportSecurity: config.NODE_ENV === 'production',
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, which none of our pages supports.
    xDownloadOptions: false,
    xXssProtection: false,
  })
  write(response.req, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/** Destinations of a page's parts; a worker, and an address opened by itself, have policies of their own. */
const parts: ReadonlySet<string> = new Set(['script', 'style', 'font', 'image'])

/** Whether a build file is requested as a part of a page, to which the page's own policies apply. */
const isPart = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith('/assets/') && parts.has(String(headers['sec-fetch-dest']))

/** The headers that matter for a file that is part of a page: the others would be half the size of a small file. */
const partHeaders = (all: Headers): Headers =>
  Object.fromEntries(
    ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'].flatMap((name) =>
      all[name] === undefined ? [] : [[name, all[name]]],
    ),
  )

/**
 * Sets every answer's headers, which a handler may replace: those of a document, of a call (personal, so that no cache
 * on the way stores it), or of a part of a page.
 */
export const sendSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const ofDocuments = { ...helmetHeaders(config), 'permissions-policy': devices }
  const ofCalls = { ...ofDocuments, 'cache-control': 'no-store' }
  const ofParts = partHeaders(ofDocuments)
  app.addHook('onRequest', (request, reply, done) => {
    if (isPart(request)) reply.headers(ofParts)
    else reply.headers(request.url.startsWith('/api/') ? ofCalls : ofDocuments)
    done()
  })
}
