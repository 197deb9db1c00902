/** A difference that the way of a message explains: the device's clock is right. */
const USUAL_MS = 2000

let ahead = 0

/** Takes the server's word for what time it is: a device's clock may be minutes off. */
export const keepServerTime = (at: string): void => {
  const off = Date.parse(at) - Date.now()
  ahead = Math.abs(off) < USUAL_MS ? 0 : off
}

/** Milliseconds since 1970 by the server's clock; by the device's before the server has said it. */
export const serverNow = (): number => Date.now() + ahead
