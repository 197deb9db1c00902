import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isScreenPath, meantPath } from '@emma/contracts/site/paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, knownAgoraHosts } from '../../config.ts'
import { AppError } from '../app-error.ts'
import type { AnswerMissing } from './answer-unknown.ts'
import { inlineScriptsIn } from './inline-scripts.ts'
import { screenDocuments } from './screen-documents.ts'
import { tileOriginsOf } from './tile-origins.ts'
import { webRootOf } from './web-root.ts'

const originOf = (url: string): string => new URL(url).origin

/** Older browsers do not include sockets of our own address in `'self'`. */
const socketOriginOf = ({ publicUrl }: Config): string => originOf(publicUrl).replace(/^http/, 'ws')

/** Hosts of a hosted video provider; `peer` needs none. */
const videoHostsOf = (config: Config): string[] => {
  const { VIDEO_PROVIDER: provider, VIDEO_HOSTS: named, LIVEKIT_URL: livekit } = config
  const own = provider === 'agora' ? knownAgoraHosts : ''
  const listed = `${own},${provider === 'peer' ? '' : named}`.split(',').filter((host) => host !== '')
  if (provider !== 'livekit' || livekit === undefined) return listed
  return [originOf(livekit.replace(/^ws/, 'http')), livekit.replace(/^(wss?:\/\/[^/]+).*$/, '$1'), ...listed]
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * No inline script runs but the web app's own; the browser connects only to us, with card data to the payment provider, and in calls to a
 * configured hosted provider. WebAssembly blurs a camera's background.
 */
export const contentSecurityPolicy = (config: Config) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScriptsIn(webRootOf(config))],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      originOf(config.PAGARME_PUBLIC_URL ?? config.PAGARME_URL),
      ...tileOriginsOf(config),
    ],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: [
      "'self'",
      socketOriginOf(config),
      originOf(config.PAGARME_PUBLIC_URL ?? config.PAGARME_URL),
      ...videoHostsOf(config),
    ],
    workerSrc: ["'self'", 'blob:'],
    // For printing a PDF: a file of the person's own, in a hidden frame.
    frameSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
})

/**
 * The built web app: hashed files immutable and precompressed, the index never cached and served for every screen's
 * path. A missing asset is 404, never the index.
 */
export const serveWeb = async (
  app: FastifyInstance,
  config: Config,
  answerMissing?: AnswerMissing,
): Promise<void> => {
  const root = webRootOf(config)
  if (!existsSync(join(root, 'index.html'))) return
  const documentOf = await screenDocuments(root)
  await app.register(fastifyStatic, {
    root,
    index: false,
    // Its own route lists the whole folder, thousands of names, for each requested file.
    serve: false,
    preCompressed: true,
    // The build's own notes (`.vite`, `.sources`) are not served.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${join(root, 'assets')}`)
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // The index as a file, which the installed app caches for every screen.
      if (path.endsWith('.html')) response.header('x-robots-tag', 'noindex')
    },
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params }, reply) => reply.sendFile(params['*']),
  })
  // Unknown calls must not be looked up as files: a path too long for a file name would be our fault.
  app.route({ method: ['GET', 'HEAD'], url: '/api/*', handler: (_request, reply) => reply.callNotFound() })
  const answerScreen = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path = ''] = request.url.split('?')
    const isScreen =
      isReading(request.method) && !/^\/(api|assets|socket\.io)(\/|$)/.test(path) && !/\.\w{2,5}$/.test(path)
    // The path of the device test looks like a file, but is a screen (spec §2).
    if (isScreen || path === '/specialist/agora.io') {
      if (answerMissing && (!isScreenPath(path) || meantPath(path))) return answerMissing(request, reply)
      const { status, document } = documentOf(path)
      // Screens are personal: not indexed.
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(document)
    }
    if (path.startsWith('/assets/') && !existsSync(join(root, path))) throw new AppError('not_found')
    return undefined
  }
  // Calls and public pages, the majority of requests, skip this.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isSite || request.url.startsWith('/api/')) return done()
    answerScreen(request, reply).then(() => (reply.sent ? undefined : done()), done)
  })
}
