/** Who is listened to meanwhile waits no longer than that. */
const MOST_MS = 500

/** When the browser has drawn what it was asked to, or soon; in a browser that can't tell, at once. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MOST_MS })
    else setTimeout(resolve)
  })
