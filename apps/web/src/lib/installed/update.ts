import { createStore, type ReadableStore } from '../store.ts'

const waiting = createStore<ServiceWorker | null>(null)

/** The worker of a newer version, which waits until the person wants it. */
export const waitingUpdate: ReadableStore<ServiceWorker | null> = waiting

export const offerUpdate = (worker: ServiceWorker): void => waiting.set(worker)

/** Activates the newer version and reloads the page with it. */
export const takeUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.get()?.postMessage('activate')
}
