import type { Deprecation } from '@emma/contracts/kit'
import type { onRequestHookHandler } from 'fastify'

const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Says on each answer of a call, refusals too, since when and until when it is there (RFC 9745, RFC 8594). */
export const sayDeprecated = ({ since, until }: Deprecation): onRequestHookHandler => {
  const headers = {
    deprecation: `@${instantOf(since).getTime() / 1000}`,
    sunset: instantOf(until).toUTCString(),
    link: '</api/v1/docs>; rel="deprecation"; type="text/html"',
  }
  return (_request, reply, done) => {
    reply.headers(headers)
    done()
  }
}
