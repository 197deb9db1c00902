import type { Session } from './session.ts'

/** Milliseconds between automatic retries. */
const AGAIN_MS = 10_000

interface Looks {
  readonly start: Session['start']
  /** Shows that no server answered; `again` retries at once. */
  readonly fail: (again: () => void) => void
}

/** By hand, when back online, or after a while. */
const nextTry = (fail: Looks['fail']): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, AGAIN_MS)
  const again = () => resolve()
  window.addEventListener('online', again)
  fail(again)
  return promise.finally(() => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
  })
}

/**
 * Checks the stored token until a server answers. Without a network nothing of the product is drawn, and nobody is sent
 * to the login either: the token stays as it is.
 */
export const untilChecked = async ({ start, fail }: Looks): Promise<void> => {
  while ((await start()) === 'unreachable') await nextTry(fail)
}
