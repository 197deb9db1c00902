import type { ErrorCode } from '@emma/contracts/kit'

/** The server refused an event of the socket. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused'
  readonly code: ErrorCode
  /** The code's sentence in Portuguese, which the answer to a call would have. */
  readonly detail: string | undefined
  constructor(code: ErrorCode, detail?: string) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** The refusal with its sentence, which is loaded when it is first needed. */
export const refusedEvent = async (code: ErrorCode): Promise<EventRefused> => {
  const phrases = await import('@emma/phrases/errors').catch(() => undefined)
  return new EventRefused(code, phrases?.errorPhrases[code].detail)
}
