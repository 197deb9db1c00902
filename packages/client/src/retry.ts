import { ApiError, type EndpointSpec, NetworkError } from '@emma/contracts/kit'

const TRIES = 3
const FIRST_PAUSE_MS = 500
/** A longer pause is reported instead of waited for. */
const LONGEST_PAUSE_MS = 30_000

const passing = new Set([429, 502, 503, 504])

/** Whether a repeated call has no further effect. */
const isSafe = ({ method, idempotent }: EndpointSpec): boolean => method === 'GET' || idempotent === true

/** Milliseconds before the next try; undefined if another would not help. */
const pauseAfter = (error: unknown, nth: number): number | undefined => {
  const usual = FIRST_PAUSE_MS * 2 ** nth
  if (error instanceof NetworkError) return usual
  if (!(error instanceof ApiError) || !passing.has(error.problem.status)) return undefined
  const asked = (error.problem.retry_after ?? 0) * 1000
  return asked > LONGEST_PAUSE_MS ? undefined : Math.max(asked, usual)
}

const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })

/**
 * Makes a call up to three times if the network or a busy server fails it. Only reads and calls with an idempotency key
 * are repeated: the server answers a repeated key with its first answer.
 */
export const withRetry = async <T>(
  endpoint: EndpointSpec,
  signal: AbortSignal | undefined,
  make: () => Promise<T>,
): Promise<T> => {
  for (let nth = 0; ; nth++) {
    try {
      return await make()
    } catch (error) {
      const pause = isSafe(endpoint) && nth + 1 < TRIES ? pauseAfter(error, nth) : undefined
      if (pause === undefined) throw error
      await sleep(pause, signal)
    }
  }
}
