export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
}

const MAX_BYTES = 1_000_000

/** One call to a configured host: bounded in time and size, no redirects followed. @throws when no answer came */
export const callJson = async (
  url: string,
  { timeoutMs, ...init }: RequestInit & { readonly timeoutMs: number },
): Promise<HttpAnswer> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error('The answer is too large')
  try {
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  } catch {
    return { status: response.status, body: null }
  }
}
