/** A difference that network delay explains: the device's clock is right. */
const USUAL_MS = 2000

let ahead = 0

/** Sets the clock by the server: a device's may be minutes off. */
export const keepServerTime = (at: string): void => {
  const off = Date.parse(at) - Date.now()
  ahead = Math.abs(off) < USUAL_MS ? 0 : off
}

/** Milliseconds since 1970 by the server's clock; by the device's until the server has sent a time. */
export const serverNow = (): number => Date.now() + ahead
