import type { createAppRouter } from '../routes/router.ts'
import { internalPath } from './wanted.ts'

const HOUR_MS = 60 * 60_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Is a newer version there, to be taken when the person wants it? */
export const hasUpdate = (): boolean => waiting !== null
export const onUpdate = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the newer version: this page is loaded anew with it. */
export const takeUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting?.postMessage('activate')
}

/** A first version has nothing to replace: only one that waits behind another is news. */
const watch = (registration: ServiceWorkerRegistration): void => {
  const look = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    waiting = registration.waiting
    for (const listener of listeners) listener()
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  // A page that stays open for days asks by itself.
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
}

/** What a pressed push message leads to, in this page. */
const followNotices = (router: ReturnType<typeof createAppRouter>): void => {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const path =
      typeof data === 'object' && data !== null && 'open' in data ? internalPath(data.open) : undefined
    if (path) void router.navigate({ href: path })
  })
}

/** Starts the worker of the installed app, once the page has what it needs; development goes without. */
export const startServiceWorker = (router: ReturnType<typeof createAppRouter>): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  followNotices(router)
  const register = () =>
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
