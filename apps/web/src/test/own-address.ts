import { vi } from 'vitest'

/** Makes `new Request('/api/…')` work: a browser knows its own address, Node's Request does not. */
export const knowOwnAddress = (): void => {
  const NodeRequest = Request
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, window.location.href) : input, init)
      }
    },
  )
}
