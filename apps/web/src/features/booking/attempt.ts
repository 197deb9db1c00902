import { ApiError, NetworkError } from '@emma/contracts/kit'

const storageKey = 'bookingAttempt'

interface Kept {
  readonly about: string
  readonly key: string
}

const read = (): Kept | null => {
  const [about, key] = (sessionStorage.getItem(storageKey) ?? '').split('\n')
  return about && key ? { about, key } : null
}

/**
 * The Idempotency-Key of an attempt to book: the same as long as the same thing is asked for and no answer was given,
 * also after a reload, so that a lost answer never becomes a second charge. It holds no card and no name.
 */
export const attemptKey = (about: string): string => {
  const kept = read()
  if (kept?.about === about) return kept.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(storageKey, `${about}\n${key}`)
  return key
}

/** Was this slot asked for without an answer, perhaps before a reload? Then it may well be ours already. */
export const isAwaitingAnswer = (slotId: string): boolean => read()?.about.startsWith(`${slotId} `) ?? false

/** An answer came: what is asked for next is a new attempt. */
export const endAttempt = (): void => sessionStorage.removeItem(storageKey)

const unsettled = new Set(['request_in_progress', 'unavailable', 'internal', 'provider_failed'])

/** The server may or may not have booked: the same attempt has to be asked about again, never a new one made. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && unsettled.has(error.problem.code))
