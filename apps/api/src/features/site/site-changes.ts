import { listen } from '../../realtime/listen.repo.ts'
import type { PageCache } from './page-cache.ts'

/** How long the first reader waits for the connection; without it pages are drawn for each who asks. */
const PATIENCE_MS = 2000

/**
 * Word of what changed, from the database at each commit (`site_changed`). Nothing is kept while it does not reach us,
 * and everything is forgotten when it does again.
 */
export const createSiteChanges = (databaseUrl: string, ...caches: readonly PageCache[]) => {
  const clear = (): void => {
    for (const cache of caches) cache.clear()
  }
  const drop = (topic: string): void => {
    for (const cache of caches) cache.drop(topic)
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
        onNotice: (topic) => (topic === 'all' ? clear() : drop(topic)),
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
    /** Listens from the first page that is asked for. */
    ready: (): Promise<void> => {
      started ??= start()
      return started
    },
    stop: async (): Promise<void> => {
      await stop?.()
    },
  }
}
