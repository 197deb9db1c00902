import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInTime } from './fetch-in-time.ts'

/** The signals of the requests, none of which is answered. */
let signals: AbortSignal[]
beforeEach(() => {
  vi.useFakeTimers()
  signals = []
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal?: AbortSignal } = {}) => {
    if (signal) signals.push(signal)
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as unknown)),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = (init: RequestInit = {}) => new Request('http://emma.test/api/v1/anything', init)

test('who is never answered is told within half a minute', async () => {
  const answer = expect(fetchInTime(request())).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(signals[0]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  await answer
})

test('who gives up before ends the request', async () => {
  const own = new AbortController()
  const answer = expect(fetchInTime(request({ signal: own.signal }))).rejects.toThrow('enough')
  own.abort(new Error('enough'))
  await answer
})

test('who has given up already asks nothing', () => {
  const signal = AbortSignal.abort()
  void fetchInTime(request({ signal })).catch(() => undefined)
  expect(signals[0]?.aborted).toBe(true)
})

const formOf = (part: string) => {
  const body = new FormData()
  body.set('part', part)
  return request({ method: 'POST', body })
}

test('a file takes as long as it takes on a slow line', async () => {
  // As many bytes as a file: jsdom's own are not read by this `Request`.
  void fetchInTime(formOf('x'.repeat(5_000_000))).catch(() => undefined)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(signals[0]?.aborted).toBe(false)
})

test('a form without a file is answered as soon as any other call', async () => {
  const answer = expect(fetchInTime(formOf('Paulinha'))).rejects.toThrow()
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(31_000)
  await answer
})
