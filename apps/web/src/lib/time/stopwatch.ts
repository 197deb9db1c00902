/**
 * Says how many milliseconds have passed since it was begun. By both clocks: one of them stands still while a device sleeps,
 * the other one is set now and then.
 */
export const stopwatch =
  (tick = performance.now(), moment = Date.now()) =>
  (): number =>
    Math.max(performance.now() - tick, Date.now() - moment)
