import { type CallArgs, createClient, type EndpointSpec, type ResponseOf } from '@emma/contracts/kit'
import { withSecondFactor } from '../session/second-factor.ts'
import { session } from './api.ts'
import { traceparent } from './trace.ts'

/** Callbacks of an upload in progress; `signal` cancels it. */
export interface Watch {
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/\r?\n/)
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      }),
  )

/** Statuses that a `Response` may not give a body. */
const bodiless = new Set([204, 205, 304])

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(bodiless.has(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  })

/** Like `fetch`, but reports the upload's progress, which `fetch` can't. */
export const sendWatched =
  (onProgress: Watch['onProgress']) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    request.signal.throwIfAborted()
    const sent = new XMLHttpRequest()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    sent.open(request.method, request.url)
    for (const [name, value] of request.headers) sent.setRequestHeader(name, value)
    sent.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / (total || 1)))
    sent.onload = () => resolve(answerOf(sent))
    sent.onerror = () => reject(new TypeError('The upload was cut'))
    request.signal.addEventListener('abort', () => {
      sent.abort()
      reject(request.signal.reason)
    })
    sent.send(body)
    return promise
  }

/** `call` for uploads: with the session's token and its one retry, progress in percent, and cancelation. */
export const upload = <E extends EndpointSpec>(
  endpoint: E,
  args: CallArgs<E>,
  { onProgress, signal }: Watch,
): Promise<ResponseOf<E>> => {
  const send = (request: Request) => session.send(request, sendWatched(onProgress))
  return withSecondFactor(createClient({ baseUrl: '', send, traceparent }))(endpoint, { ...args, signal })
}
