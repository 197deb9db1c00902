import { NetworkError } from '@emma/contracts/kit'

const retries = new WeakMap<object, () => void>()

/** Something failed because of the network alone, and can be repeated as it was. */
export const keepRetry = (error: unknown, again: () => void): void => {
  if (error instanceof NetworkError) retries.set(error, again)
}

/** Retries the requests that failed this way; undefined if the failure was an answer. */
export const retryOf = (error: unknown): (() => void) | undefined =>
  error instanceof NetworkError ? retries.get(error) : undefined
