/**
 * Returns the milliseconds since it was started. By both clocks: one stops while a device sleeps, the other is
 * sometimes adjusted.
 */
export const stopwatch =
  (tick = performance.now(), moment = Date.now()) =>
  (): number =>
    Math.max(performance.now() - tick, Date.now() - moment)
