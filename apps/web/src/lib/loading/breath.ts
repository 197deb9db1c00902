/** Yields the main thread, so that a slow phone handles input before the remaining work. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
