/** A difference that network delay explains: the device's clock is right. */
const USUAL_MS = 2000

/** An answer may have waited for the app to load: a smaller difference to its date says nothing. */
const WAITED_MS = 30_000

let ahead = 0
let isExact = false

/** Sets the clock by the server: a device's may be minutes off. */
export const keepServerTime = (at: string): void => {
  isExact = true
  const off = Date.parse(at) - Date.now()
  ahead = Math.abs(off) < USUAL_MS ? 0 : off
}

/**
 * Sets the clock by the date of an answer that no cache can have given, until the connection sends the exact time: the
 * first screen would show another day as today.
 */
export const keepAnswerTime = ({ headers }: Response): void => {
  const off = Date.parse(headers.get('date') ?? '') - Date.now()
  if (isExact || Number.isNaN(off) || headers.get('cache-control') !== 'no-store') return
  ahead = Math.abs(off) < WAITED_MS ? 0 : off
}

/** Milliseconds since 1970 by the server's clock; by the device's until the server has sent a time. */
export const serverNow = (): number => Date.now() + ahead
