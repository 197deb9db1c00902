import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, Kept } from './page-cache.ts'

/** For browsers and intermediate caches: fresh for half a minute, then served once more while it is revalidated. */
const kept = 'public, max-age=30, stale-while-revalidate=300'

/** Pages run only their own scripts, connect to nobody else and load nothing from elsewhere, except map tiles. */
const policyOf = ({ pictureHosts = [] }: Kept): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureHosts].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';')

const devices = (camera: '' | 'self'): string =>
  `camera=(${camera}), microphone=(), display-capture=(), geolocation=()`

const encodingOf = ({ headers }: FastifyRequest): Encoding => {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

const hasIt = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => ['*', etag].includes(known.trim()))

/** The query is kept on redirects: times of a specialty, the referring page. */
const withQuery = (location: string, { url }: FastifyRequest): string => {
  const at = url.indexOf('?')
  return at < 0 ? location : location + url.slice(at)
}

/** Sends a cached page: 304 if the client has it. */
export const answerWith = (
  page: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
  caching: string = kept,
): FastifyReply => {
  reply
    .headers({
      'content-security-policy': policyOf(page),
      'permissions-policy': devices(page.usesCamera ? 'self' : ''),
    })
    .headers({ 'cache-control': caching, etag: page.etag, vary: 'accept-encoding' })
  if (!page.isIndexed) reply.header('x-robots-tag', 'noindex')
  if (page.location !== undefined) return reply.redirect(withQuery(page.location, request), 301)
  if (page.status === 200 && hasIt(request, page.etag)) return reply.code(304).send()
  const isPicture = page.type.startsWith('image/')
  const encoding = isPicture ? 'identity' : encodingOf(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type(page.type).send(page.body(encoding))
}
