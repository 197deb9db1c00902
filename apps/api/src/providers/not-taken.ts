/** A message was not sent: the provider refused it, or could not be reached. With any other error that is unknown. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  readonly failure: 'refused' | 'unreachable'
  /** The same message will never be accepted. */
  readonly isFinal: boolean
  constructor(
    failure: NotTaken['failure'],
    message: string,
    { isFinal = false, cause }: { readonly isFinal?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.failure = failure
    this.isFinal = isFinal
  }
}

/** Errors from before the first byte of a call. */
const beforeIt: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** For the errors of `fetch`. @throws NotTaken if the host could not be reached; else the error itself */
export const unlessUnreachable = (error: unknown): never => {
  const cause = error instanceof Error ? error.cause : undefined
  if (beforeIt.includes(codeOf(cause)))
    throw new NotTaken('unreachable', 'Nobody was reached', { cause: error })
  throw error
}
