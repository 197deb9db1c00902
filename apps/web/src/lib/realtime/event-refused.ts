import type { ErrorCode } from '@emma/contracts/kit'

/** The server refused an event of the socket. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused'
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}
