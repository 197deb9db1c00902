import { AppError } from '../../http/app-error.ts'

const PER_MINUTE = 30
const MINUTE_MS = 60_000
/** Addresses that are counted at once; with more, counting begins anew. */
const MAX_ADDRESSES = 10_000

/** Counts what each address tells in a minute; each server by itself. @throws AppError `too_many_requests` */
export const createReportLimit = () => {
  let began = 0
  let told = new Map<string, number>()
  return (address: string, now: Date): void => {
    const over = now.getTime() - began
    if (over >= MINUTE_MS || over < 0 || told.size >= MAX_ADDRESSES) {
      began = now.getTime()
      told = new Map()
    }
    const count = (told.get(address) ?? 0) + 1
    told.set(address, count)
    if (count <= PER_MINUTE) return
    const retryAfter = Math.ceil((began + MINUTE_MS - now.getTime()) / 1000)
    throw new AppError('too_many_requests', { retryAfter })
  }
}
