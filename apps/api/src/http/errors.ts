import {
  type EndpointSpec,
  type ErrorCode,
  errorStatus,
  type Problem,
  universalErrors,
} from '@emma/contracts/kit'
import { errorPhrases } from '@emma/phrases/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { StorageUnavailable } from '../providers/storage/port.ts'
import { AppError, faultOf } from './app-error.ts'
import { sendFailedPage } from './web/failed-page.ts'

/** Refusals by Fastify itself, and PostgreSQL's of a text, as our codes. */
const knownCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_UNDER_PRESSURE: 'unavailable',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  // A character that PostgreSQL stores in no text: U+0000.
  '22021': 'malformed',
  '22P05': 'malformed',
}
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

const toAppError = (error: FastifyError | AppError): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof StorageUnavailable)
    return new AppError('unavailable', { retryAfter: 60, cause: error })
  if (isUnavailable(error)) return new AppError('unavailable', { retryAfter: 2, cause: error })
  const code = knownCodes[error.code] ?? byStatus[error.statusCode ?? 500] ?? 'internal'
  return new AppError(code, { cause: error })
}

const isListed = (endpoint: EndpointSpec | undefined, code: ErrorCode): boolean =>
  endpoint === undefined ||
  endpoint.errors.includes(code) ||
  universalErrors.some((universal) => universal === code) ||
  (endpoint.idempotent === true && (code === 'idempotency_key_reused' || code === 'request_in_progress'))

/** RFC 9457 body of a refusal. */
export const problemOf = (error: AppError, traceId: string): Problem => {
  const { title, detail } = errorPhrases[error.code]
  return {
    type: `urn:emma:${error.code}`,
    title,
    status: errorStatus[error.code],
    code: error.code,
    detail,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.reason ? { reason: error.reason } : {}),
    ...(error.offer ? { offer: error.offer } : {}),
    ...(error.exam ? { exam: error.exam } : {}),
    ...(error.scheduleId === undefined ? {} : { schedule_id: error.scheduleId }),
    ...(error.startsAt === undefined ? {} : { starts_at: error.startsAt.toISOString() }),
    ...(error.challenge === undefined ? {} : { challenge: error.challenge }),
    ...(error.retryAfter === undefined ? {} : { retry_after: error.retryAfter }),
    ...(error.triesLeft === undefined ? {} : { tries_left: error.triesLeft }),
    traceId,
  }
}

export const sendProblem = (reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(errorStatus[error.code])
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemOf(error, reply.request.id))
}

/** Reports our own faults: to this process's log, and to the list of errors for admins. */
const reportFault = ({ errorReports }: Deps, known: AppError, request: FastifyRequest): void => {
  const err = faultOf(known)
  request.log.error({ err }, known.code)
  const { name, message, stack = '' } = err
  const { endpoint } = request.routeOptions.config
  errorReports.report({
    kind: 'api',
    name,
    message,
    stack,
    route: endpoint ? `${endpoint.method} ${endpoint.path}` : request.method,
    httpStatus: errorStatus[known.code],
    request: {
      method: request.method,
      path: request.url,
      traceId: request.id,
      role: request.actor?.role,
      userId: request.actor?.userId,
      userAgent: request.headers['user-agent'],
    },
  })
}

/** Whether a browser opens an address: then a person reads the answer. */
export const readsPages = ({ headers, url }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

const isForPerson = (request: FastifyRequest): boolean =>
  request.routeOptions.config.isSite === true && readsPages(request)

/** The only error handler: reports our own faults, and answers every failure in the same shape. */
export const handleError =
  (deps: Deps) => (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toAppError(error)
    const endpoint = request.routeOptions.config.endpoint
    // A probe that finds us starting or without a database gets the answer; nobody has to fix that here.
    const isProbe = endpoint?.path.startsWith('health/') === true && known.code === 'unavailable'
    // A full lane refuses on purpose; bursts of that would fill the list.
    const isRefusal = known.code === 'unavailable' && known.cause === undefined
    if (isRefusal) request.log.warn({ path: endpoint?.path }, 'refused for now')
    else if (errorStatus[known.code] >= 500 && !isProbe) reportFault(deps, known, request)
    if (deps.config.strict && !isListed(endpoint, known.code)) {
      request.log.error(
        { code: known.code, path: endpoint?.path },
        'the endpoint does not list this error code',
      )
      return sendProblem(reply, new AppError('internal'))
    }
    return isForPerson(request) ? sendFailedPage(deps.config, reply, known) : sendProblem(reply, known)
  }
