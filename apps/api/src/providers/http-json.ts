export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  /** Seconds that the host asks to wait. */
  readonly retryAfterS?: number
}

const MAX_BYTES = 1_000_000

/** The body as text, given up once it is too large: what a host sends is not to fill our memory. */
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

/** One call to a configured host: bounded in time and size, no redirects followed. @throws when no answer came */
export const callJson = async (
  url: string,
  { timeoutMs, ...init }: RequestInit & { readonly timeoutMs: number },
): Promise<HttpAnswer> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const retryAfterS = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    status: response.status,
    body: parse(await readText(response)),
    ...(Number.isFinite(retryAfterS) ? { retryAfterS } : {}),
  }
}
