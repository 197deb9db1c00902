/** The server gives up on its own providers well before: by then a line counts as cut. A browser waits for minutes. */
const PATIENCE_MS = 30_000

const silence = new Error('No answer')

/** Whether a call failed because nothing was answered in time. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.cause === silence

/** Of a file on the slowest line, in bytes each millisecond. */
const SLOWEST = 4

/** A form without a file is small: without an answer it must not turn for ever. */
const patienceFor = async (form: Request): Promise<number> =>
  PATIENCE_MS + (await form.clone().blob()).size / SLOWEST

const fetchWithin = (request: Request, patienceMs: number): Promise<Response> => {
  const limit = new AbortController()
  const { signal } = limit
  const timer = setTimeout(() => limit.abort(silence), patienceMs)
  const giveUp = () => limit.abort(request.signal.reason)
  if (request.signal.aborted) giveUp()
  else request.signal.addEventListener('abort', giveUp)
  return fetch(request, { signal }).finally(() => clearTimeout(timer))
}

/** `fetch`, that fails like a cut line if no answer begins in time; a file may take long on a slow line. */
export const fetchInTime = async (request: Request): Promise<Response> => {
  const isForm = /^multipart/.test(request.headers.get('content-type') ?? '')
  return fetchWithin(request, isForm ? await patienceFor(request) : PATIENCE_MS)
}
