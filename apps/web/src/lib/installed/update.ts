import { createStore, type ReadableStore } from '../store.ts'

const waiting = createStore<ServiceWorker | null>(null)

/** The waiting worker of a newer version, activated when the user agrees. */
export const waitingUpdate: ReadableStore<ServiceWorker | null> = waiting

export const offerUpdate = (worker: ServiceWorker): void => waiting.set(worker)

/** Activates the newer version and reloads the page with it. */
export const takeUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.get()?.postMessage('activate')
}
