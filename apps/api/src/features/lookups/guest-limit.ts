import { MINUTE } from '@emma/domain/interval'
import { AppError } from '../../http/app-error.ts'

/** Far beyond what a person types. */
const PER_MINUTE = 60
const MAX_ADDRESSES = 10_000

interface Window {
  readonly ends: number
  count: number
}

/** Counts calls by address, so that nobody without an account copies a list or tries codes through us. */
export const createGuestLimit = () => {
  const windows = new Map<string, Window>()
  /** @throws AppError `too_many_requests` */
  return (address: string, now: number): void => {
    if (windows.size >= MAX_ADDRESSES) windows.clear()
    const known = windows.get(address)
    const window = known && known.ends > now ? known : { ends: now + MINUTE, count: 0 }
    windows.set(address, window)
    window.count += 1
    if (window.count <= PER_MINUTE) return
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((window.ends - now) / 1000) })
  }
}
