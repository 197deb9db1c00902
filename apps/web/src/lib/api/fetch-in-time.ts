/** The server gives up on its own providers well before: by then a line counts as cut. A browser waits for minutes. */
const PATIENCE_MS = 30_000

const silence = new Error('No answer')

/** Whether a call failed because nothing was answered in time. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.cause === silence

/** `fetch`, that fails like a cut line if no answer begins in time; a file may take long on a slow line. */
export const fetchInTime = (request: Request): Promise<Response> => {
  const limit = new AbortController()
  const { signal } = limit
  const isUpload = /^multipart/.test(request.headers.get('content-type') ?? '')
  const timer = isUpload ? 0 : setTimeout(() => limit.abort(silence), PATIENCE_MS)
  const giveUp = () => limit.abort(request.signal.reason)
  if (request.signal.aborted) giveUp()
  else request.signal.addEventListener('abort', giveUp)
  return fetch(request, { signal }).finally(() => clearTimeout(timer))
}
