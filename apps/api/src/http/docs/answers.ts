import { type EndpointSpec, type ErrorCode, errorStatus } from '@emma/contracts/kit'
import { errorPhrases } from '@emma/phrases/errors'
import type { Json } from './json.ts'

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDetails' } },
}
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

interface SharedAnswer {
  readonly name: string
  readonly codes: readonly ErrorCode[]
  readonly headers?: Json
}

/** Answers that any call may give besides its own codes, by status. */
const shared: Readonly<Record<number, SharedAnswer>> = {
  400: { name: 'BadRequest', codes: ['malformed'] },
  401: { name: 'Unauthorized', codes: ['token_missing', 'token_expired', 'token_invalid', 'session_ended'] },
  403: {
    name: 'Forbidden',
    codes: ['forbidden', 'second_factor_required', 'second_factor_setup_required'],
  },
  404: { name: 'NotFound', codes: ['not_found'] },
  405: {
    name: 'MethodNotAllowed',
    codes: ['method_not_allowed'],
    headers: { Allow: { $ref: '#/components/headers/Allow' } },
  },
  413: { name: 'PayloadTooLarge', codes: ['payload_too_large'] },
  415: { name: 'UnsupportedMediaType', codes: ['unsupported_media_type'] },
  422: { name: 'ValidationFailed', codes: ['validation_failed'] },
  429: { name: 'TooManyRequests', codes: ['too_many_requests'], headers: retryAfter },
  500: { name: 'Internal', codes: ['internal'] },
  503: { name: 'Unavailable', codes: ['unavailable'], headers: retryAfter },
}

const sentences = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `\`${code}\`: ${errorPhrases[code].detail}`).join('\n\n')

const example = (code: ErrorCode): Json => ({
  type: `urn:emma:${code}`,
  title: errorPhrases[code].title,
  status: errorStatus[code],
  code,
  detail: errorPhrases[code].detail,
  traceId: '0198c7a2-5d1e-7c3a-9f00-3b1c6a2f4d10',
})

const contentOf = (codes: readonly ErrorCode[]): Json => ({
  'application/problem+json': {
    ...problemContent['application/problem+json'],
    examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
  },
})

/** An example body for each of these codes. */
export const examplesOf = (endpoints: readonly EndpointSpec[]): Json => {
  const codes = new Set([
    ...Object.values(shared).flatMap(({ codes }) => codes),
    ...endpoints.flatMap(ownCodes),
  ])
  return Object.fromEntries([...codes].map((code) => [code, { value: example(code) }]))
}

/** Answers shared by many calls, each written once. */
export const sharedResponses: Json = Object.fromEntries(
  Object.values(shared).map(({ name, codes, headers }) => [
    name,
    { description: sentences(codes), ...(headers ? { headers } : {}), content: contentOf(codes) },
  ]),
)

export const sharedHeaders: Json = {
  RetryAfter: { description: 'Seconds until another try.', schema: { type: 'integer', minimum: 1 } },
  Allow: { description: 'The methods that this path takes.', schema: { type: 'string' } },
}

const statusesOf = (endpoint: EndpointSpec): readonly number[] => {
  const hasBody = endpoint.body !== undefined || endpoint.multipart !== undefined
  const hasInput = hasBody || endpoint.query !== undefined
  return [
    ...(endpoint.params || hasInput ? [400] : []),
    ...(endpoint.resource === 'auth' ? [] : [401, 403]),
    ...(endpoint.params ? [404] : []),
    405,
    ...(hasBody ? [413, 415] : []),
    ...(hasInput ? [422] : []),
    429,
    500,
    503,
  ]
}

const ownCodes = (endpoint: EndpointSpec): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...endpoint.errors,
    ...(endpoint.idempotent ? (['idempotency_key_reused', 'request_in_progress'] as const) : []),
    ...(endpoint.proof ? (['proof_required'] as const) : []),
  ]),
]

/** Every refusal of a call: its own codes by status, and those that any call has. */
export const refusalsOf = (endpoint: EndpointSpec): Json => {
  const own: ReadonlyMap<number, ErrorCode[]> = Map.groupBy(ownCodes(endpoint), (code) => errorStatus[code])
  const answer = (status: number): Json => {
    const general = statusesOf(endpoint).includes(status) ? shared[status] : undefined
    const codes = own.get(status)?.filter((code) => !general?.codes.includes(code)) ?? []
    if (general && codes.length === 0) return { $ref: `#/components/responses/${general.name}` }
    const all = [...(general?.codes ?? []), ...codes]
    const headers = general?.headers ?? (status === 429 || status === 503 ? retryAfter : undefined)
    return { description: sentences(all), ...(headers ? { headers } : {}), content: contentOf(codes) }
  }
  const statuses = new Set([...statusesOf(endpoint), ...own.keys()])
  return Object.fromEntries([...statuses].map((status) => [String(status), answer(status)]))
}
