import { MINUTE } from '@emma/domain/interval'
import { AppError } from '../../http/app-error.ts'

const PER_MINUTE = 30
/** Addresses counted at once; above it, counting starts again. */
const MAX_ADDRESSES = 10_000

/** Counts the reports of each address in a minute, per server. @throws AppError `too_many_requests` */
export const createReportLimit = () => {
  let began = 0
  let counts = new Map<string, number>()
  return (address: string, now: Date): void => {
    const over = now.getTime() - began
    if (over >= MINUTE || over < 0 || counts.size >= MAX_ADDRESSES) {
      began = now.getTime()
      counts = new Map()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    if (count <= PER_MINUTE) return
    const retryAfter = Math.ceil((began + MINUTE - now.getTime()) / 1000)
    throw new AppError('too_many_requests', { retryAfter })
  }
}
