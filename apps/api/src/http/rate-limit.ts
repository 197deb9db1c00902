import { MINUTE } from '@emma/domain/interval'
import type { RateLimit } from '../ports/memories.ts'
import { AppError } from './app-error.ts'

const MAX_KEYS = 10_000

interface Window {
  readonly ends: number
  count: number
}

/** Counts a caller's calls within a window, a minute by default, on this server. @param lasts milliseconds */
export const createRateLimit = (lasts = MINUTE): RateLimit => {
  const windows = new Map<string, Window>()
  /** @throws AppError `too_many_requests` */
  return (key: string, now: number, most: number): void => {
    if (windows.size >= MAX_KEYS) windows.clear()
    const known = windows.get(key)
    const window = known && known.ends > now ? known : { ends: now + lasts, count: 0 }
    windows.set(key, window)
    window.count += 1
    if (window.count <= most) return
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((window.ends - now) / 1000) })
  }
}
