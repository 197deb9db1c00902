import { ApiError, NetworkError } from '@emma/contracts/kit'
import { useRef } from 'react'
import { isSilence } from './fetch-in-time.ts'

interface Kept {
  readonly about: string
  readonly key: string
}

/**
 * Idempotency-Keys of one kind of request, in session storage under this name: the same key as long as the same thing
 * is requested without an answer, also after a reload, so that a lost answer does not repeat it. What identifies the
 * request holds no card and no name.
 */
export const attempts = (storageKey: string) => {
  const read = (): Kept | null => {
    const [about, key] = (sessionStorage.getItem(storageKey) ?? '').split('\n')
    return about && key ? { about, key } : null
  }
  return {
    /** The key of this attempt. */
    keyOf: (about: string): string => {
      const kept = read()
      if (kept?.about === about) return kept.key
      const key = crypto.randomUUID()
      sessionStorage.setItem(storageKey, `${about}\n${key}`)
      return key
    },
    /** The open attempt without an answer, perhaps from before a reload. */
    open: (): string | undefined => read()?.about,
    /** After an answer, the next request is a new attempt. */
    end: (): void => sessionStorage.removeItem(storageKey),
  }
}

/** Idempotency-Keys of one open form: the same as long as it sends the same and has no answer. */
export const useAttempt = () => {
  const attempt = useRef<Kept>(null)
  return {
    keyOf: (body: unknown): string => {
      const about = JSON.stringify(body)
      if (attempt.current?.about !== about) attempt.current = { about, key: crypto.randomUUID() }
      return attempt.current.key
    },
    /** For the mutation that sends it. */
    options: {
      retry: (failures: number, error: unknown) => repeatUnanswered(failures, error),
      onSettled: (_data: unknown, error: unknown) => {
        if (!isUnanswered(error)) attempt.current = null
      },
    },
  }
}

const unsettled = new Set(['request_in_progress', 'unavailable', 'internal', 'provider_failed'])

/** The server may or may not have done it: repeat the same attempt with its key, never a new one. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && unsettled.has(error.problem.code))

const REPEATS = 2

/** For a mutation with a key: a lost answer is asked for again; after a silence that took long already, once. */
export const repeatUnanswered = (failures: number, error: unknown): boolean =>
  isUnanswered(error) && failures < (isSilence(error) ? 1 : REPEATS)
