/** Longer than any server reads from a replica without a change. */
const NEWEST_MS = 5000

type Send = (request: Request) => Promise<Response>

/** Ensures that reads see the newest data after a write or an event, even if lists come from a replica that lags. */
export interface Newest {
  /** Something changed: reads in the next seconds must show it. */
  readonly expect: () => void
  /** Sends a request by `over`; after a write, successful or not, reads ask for the newest data (RFC 9111 §5.2.1.4). */
  readonly send: (request: Request, over: Send) => Promise<Response>
}

export const createNewest = (now: () => number = Date.now): Newest => {
  let until = 0
  const expect = (): void => {
    until = now() + NEWEST_MS
  }
  return {
    expect,
    send: (request, over) => {
      if (request.method !== 'GET') return over(request).finally(expect)
      if (now() < until) request.headers.set('cache-control', 'no-cache')
      return over(request)
    },
  }
}
