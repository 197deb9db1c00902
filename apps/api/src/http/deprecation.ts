import type { Deprecation } from '@emma/contracts/kit'
import type { onRequestHookHandler } from 'fastify'

const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Adds the headers with the dates of deprecation and removal to each answer, refusals too (RFC 9745, RFC 8594). */
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
