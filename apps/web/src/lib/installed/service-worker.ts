import { HOUR } from '@emma/domain/interval'
import type { createAppRouter } from '../../routes/router.ts'
import { internalPath } from '../session/return-to.ts'
import { offerUpdate } from './update.ts'

/** A first version replaces nothing: only one that waits behind another is an update. */
const watch = (registration: ServiceWorkerRegistration): void => {
  const check = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting)
  }
  check()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', check),
  )
  // A page that stays open for days has to check for updates itself.
  setInterval(() => void registration.update().catch(() => undefined), HOUR)
}

/** Opens the page of a pressed push message here. */
const followNotices = (router: ReturnType<typeof createAppRouter>): void => {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const path =
      typeof data === 'object' && data !== null && 'open' in data ? internalPath(data.open) : undefined
    if (path) void router.navigate({ href: path })
  })
}

/** Starts the installed app's service worker, if the browser supports it. */
export const startServiceWorker = (router: ReturnType<typeof createAppRouter>): void => {
  if (!('serviceWorker' in navigator)) return
  followNotices(router)
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined)
}
