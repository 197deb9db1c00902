import { listen } from '../../realtime/listen.repo.ts'
import type { PageCache } from './page-cache.ts'

/** How long the first reader waits for the connection; without it pages are rendered for each request. */
const PATIENCE_MS = 2000
/** Prefix of a specialist's id: only free times changed, which no part of pages shows. */
const TIMES = 'times:'

/**
 * Notifications of changes from the database at each commit (`site_changed`). While they do not reach us nothing is
 * cached, and the cache is cleared when they do again.
 */
export const createSiteChanges = (
  databaseUrl: string,
  pages: readonly PageCache[],
  parts: readonly PageCache[],
) => {
  const caches = [...pages, ...parts]
  const clear = (): void => {
    for (const cache of caches) cache.clear()
  }
  const drop = (topic: string): void => {
    if (topic === 'all') clear()
    else if (topic.startsWith(TIMES)) for (const cache of pages) cache.drop(topic.slice(TIMES.length))
    else for (const cache of caches) cache.drop(topic)
  }
  let isHeard = false
  let stop: (() => Promise<void>) | undefined
  let started: Promise<void> | undefined
  const start = (): Promise<void> =>
    new Promise((resolve) => {
      stop = listen({
        databaseUrl,
        applicationName: 'emma-site',
        channel: 'site_changed',
        onNotice: drop,
        onListening: async () => {
          clear()
          isHeard = true
          resolve()
        },
        onLost: () => {
          isHeard = false
        },
      })
      setTimeout(resolve, PATIENCE_MS).unref()
    })
  return {
    isHeard: () => isHeard,
    /** Listens from the first requested page on. */
    ready: (): Promise<void> => {
      started ??= start()
      return started
    },
    stop: async (): Promise<void> => {
      await stop?.()
    },
  }
}
