import { DAY } from '@emma/domain/interval'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

/** Under a year, as RFC 9116 asks, and long enough for anyone who stores a copy. */
const GOOD_FOR_MS = 180 * DAY

/** How to report a vulnerability (RFC 9116). Generated on each request, so that it never expires. */
export const serveSecurityTxt = (app: FastifyInstance, { config, clock }: Deps): void => {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + GOOD_FOR_MS)
    reply.type('text/plain; charset=utf-8')
    return [
      `Contact: ${config.SECURITY_CONTACT}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: pt, en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
  })
}
