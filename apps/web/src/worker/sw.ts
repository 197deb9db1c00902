/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keepShared } from '../lib/shared-files.ts'
import { answerAsset, answerScreen, answerShare, isShare, type Part, partOf, readNotice } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** The shell's files, written here by the build. */
const shellFiles = self.__WB_MANIFEST
const page = 'index.html'
const family = 'emma-assets-'
const versionOf = (entry: (typeof shellFiles)[number]): string =>
  typeof entry !== 'string' && entry.url === page ? (entry.revision ?? '') : ''
/** One cache per version: the cache of an older one is deleted with it. */
const used = family + shellFiles.map(versionOf).join('')

const dropOlder = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(family) && name !== used).map((name) => caches.delete(name)),
  )
}

precache(shellFiles)
cleanupOutdatedCaches()
clientsClaim()
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))

const shell = {
  fetch: (request: Request) => fetch(request),
  keptPage: () => matchPrecache(page),
  kept: async (request: Request) =>
    (await matchPrecache(request)) ?? caches.match(request, { cacheName: used }),
  keep: async (request: Request, response: Response) => (await caches.open(used)).put(request, response),
}

const isPart = (part: Part) => (asked: { readonly request: Request }) =>
  partOf(asked.request, self.location.origin) === part

registerRoute(isPart('screen'), ({ request }) => answerScreen(shell, request))
registerRoute(isPart('asset'), ({ request }) => answerAsset(shell, request))
registerRoute(
  ({ request }) => isShare(request, self.location.origin),
  ({ request }) => answerShare(request, keepShared),
  'POST',
)

// A new version waits until the user accepts it: nothing is reloaded during a call or over unsaved text.
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data?.json())
  if (!notice) return
  const { id, title, text, path } = notice
  const shown = { body: text, tag: id, data: path, icon: '/icons/192.png', badge: '/icons/badge.png' }
  event.waitUntil(self.registration.showNotification(title, { ...shown, lang: 'pt-BR' }))
})

/** Navigates an open page of ours; without one opens a new one. */
const open = async (path: string): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window' })
  const client = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!client) return void (await self.clients.openWindow(path))
  await client.focus()
  client.postMessage({ open: path })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data ?? '/')))
})
