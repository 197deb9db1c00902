import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createClient } from 'redis'

/**
 * A start waits no longer for Redis: without it people get only the events of the server that they are connected to.
 */
const PATIENCE_MS = 5000

const unsent = (): undefined => undefined

/** A client for subscriptions. If the server stops before Redis confirmed them, they are canceled. */
const createListener = (url: string) => {
  const client = createClient({ url })
  const subscribe = client.subscribe.bind(client)
  return Object.assign(client, {
    subscribe: (...asked: Parameters<typeof subscribe>) => subscribe(...asked).catch(unsent),
  })
}

/**
 * The client that the adapter sends with, and duplicates for subscriptions. Messages are sent at once or dropped:
 * queued until Redis is back, they would block this process's sockets. The adapter ignores the results of `publish`,
 * `set` and `subscribe`: a rejection would end the process.
 */
const createSender = (url: string, log: Logger) => {
  const client = createClient({ url, disableOfflineQueue: true })
  // It reconnects by itself; each lost connection is logged once.
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  const [publish, set] = [client.publish.bind(client), client.set.bind(client)]
  return Object.assign(client, {
    duplicate: () => createListener(url),
    publish: (...sent: Parameters<typeof publish>) => publish(...sent).catch(unsent),
    set: (...kept: Parameters<typeof set>) => set(...kept).catch(unsent),
  })
}

/** @param onReturn called when a lost connection is restored */
export const connectRedis = async (url: string, log: Logger, onReturn: () => void) => {
  const sender = createSender(url, log)
  const connected = sender.connect().catch((error: unknown) => log.warn({ err: error }, 'redis'))
  await Promise.race([connected, sleep(PATIENCE_MS, undefined, { ref: false })])
  // Even if the first connection came after the start: the others' events were missed until then.
  sender.on('ready', onReturn)
  return { sender, close: async () => sender.destroy() }
}
