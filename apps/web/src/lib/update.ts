let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Is a newer version there, to be taken when the person wants it? */
export const hasUpdate = (): boolean => waiting !== null
export const onUpdate = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const offerUpdate = (worker: ServiceWorker): void => {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Takes the newer version: this page is loaded anew with it. */
export const takeUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting?.postMessage('activate')
}
