import { vi } from 'vitest'

/** One upload as the fake saw it: tests control its progress. */
export interface SeenUpload {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: Blob
  readonly aborted: boolean
  readonly progress: (loaded: number, total: number) => void
  readonly answer: (status: number, body?: unknown) => void
  readonly cut: () => void
}

class FakeXhr {
  static seen: FakeXhr[] = []
  readonly headers = new Headers()
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  method = ''
  url = ''
  body = new Blob()
  status = 0
  responseText = ''
  aborted = false

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n'
  }
  abort() {
    this.aborted = true
  }
  send(body: Blob) {
    this.body = body
    FakeXhr.seen.push(this)
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  answer(status: number, body?: unknown) {
    this.status = status
    this.responseText = body === undefined ? '' : JSON.stringify(body)
    this.onload?.()
  }
  cut() {
    this.onerror?.()
  }
}

/** Replaces `XMLHttpRequest` by a fake; the list grows with each request. */
export const fakeXhr = (): readonly SeenUpload[] => {
  FakeXhr.seen = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return FakeXhr.seen
}
