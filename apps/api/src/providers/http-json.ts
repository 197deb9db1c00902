import { fail, note, step } from '../tracing/span.ts'

export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  /** Seconds that the host asks to wait. */
  readonly retryAfterS?: number
}

const MAX_BYTES = 1_000_000

/** The body as text, aborted once it is too large, to protect our memory. */
const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export interface HttpCall extends RequestInit {
  readonly timeoutMs: number
  /** Name in traces: the provider, and the path without personal parts. */
  readonly name: string
}

/**
 * One call to a configured host: bounded in time and size, no redirects followed. No trace headers are sent: they
 * concern nobody outside. @throws if no answer came
 */
export const callJson = async (url: string, { timeoutMs, name, ...init }: HttpCall): Promise<HttpAnswer> => {
  const { method = 'GET' } = init
  const attributes = { 'http.request.method': method, 'server.address': new URL(url).hostname }
  return step(`${method} ${name}`, 'client', attributes, () => ask(url, timeoutMs, init))
}

const ask = async (url: string, timeoutMs: number, init: RequestInit): Promise<HttpAnswer> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  note({ 'http.response.status_code': response.status })
  if (response.status >= 400) fail(String(response.status))
  const retryAfterS = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    status: response.status,
    body: parse(await readText(response)),
    ...(Number.isFinite(retryAfterS) ? { retryAfterS } : {}),
  }
}
