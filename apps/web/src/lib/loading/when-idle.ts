/** Waits no longer than this. */
const MOST_MS = 500

/** Resolves when the browser is idle, or soon; at once in a browser that can't tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MOST_MS })
    else setTimeout(resolve)
  })
