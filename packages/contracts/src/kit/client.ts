import type { Slot } from '../availability/slots.ts'
import type { Exam } from '../exams/index.ts'
import type { BodyIn, EndpointSpec, ParamsIn, QueryIn, ResponseOf } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'

/** The fault of one field: `message` in Portuguese, `code` and `params` for other languages. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
  readonly code?: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** RFC 9457 body of every refusal. `detail` is a Portuguese sentence made for the person. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ErrorCode
  readonly detail: string
  readonly errors?: readonly FieldProblem[]
  readonly traceId: string
  readonly reason?: string
  /** With `offer_changed`: the slot's current offer. */
  readonly offer?: Slot
  /** With `exam_exists`: the exam that has this file. */
  readonly exam?: Exam
  /** With `already_booked_then`: the other appointment. */
  readonly schedule_id?: string
  /** With `series_date_taken` and `series_patient_busy`: the date. */
  readonly starts_at?: string
  /** With `work_required`: the challenge to solve for `X-Work`. */
  readonly challenge?: string
  /** Seconds until a retry is worthwhile, as in Retry-After. */
  readonly retry_after?: number
  /** With a wrong one-time code: the tries left for it; with 0 only another code helps. */
  readonly tries_left?: number
}

/** A refused call, with the problem the server sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** The server could not be reached at all (offline, refused, cut). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

type Given<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<Record<never, never>> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T }

/** Arguments of one call: the endpoint's, and the transport's own. */
export type CallArgs<E extends EndpointSpec> = Given<'params', ParamsIn<E>> &
  Given<'query', QueryIn<E>> &
  Given<'body', BodyIn<E>> & {
    readonly files?: Readonly<Record<string, Blob>>
    readonly idempotencyKey?: string
    /** The token of `authentication/proof`, if the endpoint takes one. */
    readonly proof?: string
    readonly signal?: AbortSignal
  }

export type Call = <E extends EndpointSpec>(endpoint: E, args: CallArgs<E>) => Promise<ResponseOf<E>>

interface ClientOptions {
  /** The API's base URL, without the prefix: `''` in the browser. */
  readonly baseUrl: string
  /** Sends one request; the session adds the token and the retry after a refresh here. */
  readonly send: (request: Request) => Promise<Response>
  /** Solves the challenge that the server requires before it sends another code. */
  readonly work?: ((challenge: string) => Promise<string>) | undefined
  /** The header `traceparent` of the next call (W3C Trace Context): the trace to which the server's steps belong. */
  readonly traceparent?: (() => string) | undefined
  /** `Accept-Language` of the next call: the language of messages to the person. */
  readonly language?: (() => string) | undefined
}

interface LooseArgs {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly files?: Readonly<Record<string, Blob>>
  readonly idempotencyKey?: string
  readonly proof?: string
  readonly signal?: AbortSignal
}

/** A call's path with its parameters and query. */
export const pathOf = (endpoint: EndpointSpec, args: Pick<LooseArgs, 'params' | 'query'>): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(args.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return `/api/v1/${path}${search.size > 0 ? `?${search}` : ''}`
}

const bodyOf = (
  endpoint: EndpointSpec,
  args: LooseArgs,
): { body?: NonNullable<RequestInit['body']>; type?: string } => {
  if (endpoint.multipart) {
    const form = new FormData()
    for (const [name, value] of Object.entries(args.body ?? {})) {
      if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
    }
    for (const [name, file] of Object.entries(args.files ?? {})) form.set(name, file)
    return { body: form }
  }
  return args.body === undefined ? {} : { body: JSON.stringify(args.body), type: 'application/json' }
}

const problemOf = async (response: Response): Promise<Problem> => {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Problem
  const code = response.status >= 500 ? 'unavailable' : 'internal'
  return { type: 'about:blank', title: 'Erro', status: response.status, code, detail: '', traceId: '' }
}

/** A typed client over any transport: `call(endpoint, { params, query, body })` returns the endpoint's response. */
export const createClient = ({ baseUrl, send, work, traceparent, language }: ClientOptions): Call => {
  const call = async (endpoint: EndpointSpec, args: LooseArgs, worked?: string): Promise<unknown> => {
    const { body, type } = bodyOf(endpoint, args)
    const headers = new Headers({ accept: 'application/json' })
    if (type) headers.set('content-type', type)
    if (worked) headers.set('x-work', worked)
    if (args.idempotencyKey) headers.set('idempotency-key', args.idempotencyKey)
    if (args.proof) headers.set('x-proof', args.proof)
    if (traceparent) headers.set('traceparent', traceparent())
    if (language) headers.set('accept-language', language())
    const request = new Request(`${baseUrl}${pathOf(endpoint, args)}`, {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(args.signal ? { signal: args.signal } : {}),
    })
    const response = await send(request).catch((error: unknown) => {
      if (args.signal?.aborted || error instanceof ApiError) throw error
      throw new NetworkError('unreachable', { cause: error })
    })
    if (!response.ok) {
      const problem = await problemOf(response)
      if (!worked && work && problem.challenge) return call(endpoint, args, await work(problem.challenge))
      throw new ApiError(problem)
    }
    if (endpoint.response === null) return undefined
    return endpoint.response === 'stream' ? response.blob() : response.json()
  }
  return call as Call
}
