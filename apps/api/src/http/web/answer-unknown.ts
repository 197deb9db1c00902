import type { EndpointSpec } from '@emma/contracts/kit'
import { isScreenPath, isSitePath } from '@emma/contracts/site/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../app-error.ts'
import { readsPages, sendProblem } from '../errors.ts'
import { sendFailedPage } from './failed-page.ts'

/** Answers with a page that there is no such page. */
export type AnswerMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface Known {
  readonly endpoints: readonly EndpointSpec[]
  /** Undefined if the web app was not built. */
  readonly answerMissing: AnswerMissing | undefined
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The methods of each path of the API. */
const callMethods = (endpoints: readonly EndpointSpec[]) => {
  const patterns = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api/v1/${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (path: string): readonly string[] => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ]
}

/** The methods of a page, a screen, or a file for machines; none if there is no such thing. */
const pageMethods =
  (app: FastifyInstance) =>
  (path: string): readonly string[] => {
    const isThere = isSitePath(path) || isScreenPath(path) || app.hasRoute({ method: 'GET', url: path })
    if (path.startsWith('/api/') || !isThere) return []
    const form = app.hasRoute({ method: 'POST', url: path }) ? ['POST'] : []
    return ['GET', 'HEAD', ...form]
  }

/**
 * A known path with another method is 405 with the allowed methods; an unknown one is 404: a page for browsers that
 * accept pages.
 */
export const answerUnknown = (
  app: FastifyInstance,
  config: Config,
  { endpoints, answerMissing }: Known,
): void => {
  const ofCalls = callMethods(endpoints)
  const ofPages = answerMissing ? pageMethods(app) : () => []
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply =>
    answerMissing && readsPages(request) ? sendFailedPage(config, reply, error) : sendProblem(reply, error)
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isRead = isReading(request.method)
    if (isRead && answerMissing && readsPages(request)) return answerMissing(request, reply)
    const methods = [...ofCalls(path), ...(isRead ? [] : ofPages(path))]
    if (methods.length === 0) return refuse(request, reply, new AppError('not_found'))
    // Known path and method: a parameter was too long.
    if (methods.includes(request.method)) return sendProblem(reply, new AppError('malformed'))
    reply.header('allow', methods.join(', '))
    return refuse(request, reply, new AppError('method_not_allowed'))
  })
}
