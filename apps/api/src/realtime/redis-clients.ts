import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createClient } from 'redis'

/** A start waits no longer for Redis: without it people are told by the servers that they are connected to. */
const PATIENCE_MS = 5000

/**
 * The client that the adapter sends with, and by whose `duplicate` it makes those that wait for what is told. What is sent
 * goes at once or not at all: kept until Redis is back, it would keep the sockets of this process waiting too. The adapter
 * does not look at what becomes of `publish` and `set`: refused, they would end the process.
 */
const createSender = (url: string, log: Logger) => {
  const client = createClient({ url, disableOfflineQueue: true })
  // It connects again by itself; each lost connection is said once.
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  const unsent = (): undefined => undefined
  const [publish, set] = [client.publish.bind(client), client.set.bind(client)]
  return Object.assign(client, {
    duplicate: () => createClient({ url }),
    publish: (...sent: Parameters<typeof publish>) => publish(...sent).catch(unsent),
    set: (...kept: Parameters<typeof set>) => set(...kept).catch(unsent),
  })
}

/** @param onReturn called when the connection is there again after it was lost */
export const connectRedis = async (url: string, log: Logger, onReturn: () => void) => {
  const sender = createSender(url, log)
  const connected = sender.connect().catch((error: unknown) => log.warn({ err: error }, 'redis'))
  await Promise.race([connected, sleep(PATIENCE_MS, undefined, { ref: false })])
  // Also where it came after the start: the others were not heard until then.
  sender.on('ready', onReturn)
  return { sender, close: async () => sender.destroy() }
}
