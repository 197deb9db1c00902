import autocannon, { type Request, type Result } from 'autocannon'

export type { Request }

export interface Load {
  readonly url: string
  /** One after the other over all connections, repeatedly. */
  readonly requests: readonly Request[]
  readonly connections: number
  readonly seconds: number
  /** Stops after this many, for requests that can be made only once. */
  readonly amount?: number
}

/** Loads a server. @throws Error if an answer was not a success: measured refusals mean nothing */
export const load = async ({ url, requests, connections, seconds, amount }: Load): Promise<Result> => {
  let nth = 0
  const setupRequest = (given: Request): Request => {
    const next = requests[nth % requests.length]
    nth += 1
    return { ...given, ...next }
  }
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [{ setupRequest }],
  })
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} answers from ${url} were no success`)
  return result
}
