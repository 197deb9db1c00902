import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createClient } from 'redis'

/** A start waits no longer for Redis: without it people are told by the servers that they are connected to. */
const PATIENCE_MS = 5000

const unsent = (): undefined => undefined

/** One that waits for what is told. A server that leaves before Redis took note of it ends what it asked for. */
const createListener = (url: string) => {
  const client = createClient({ url })
  const subscribe = client.subscribe.bind(client)
  return Object.assign(client, {
    subscribe: (...asked: Parameters<typeof subscribe>) => subscribe(...asked).catch(unsent),
  })
}

/**
 * The client that the adapter sends with, and by whose `duplicate` it makes those that wait for what is told. What is sent
 * goes at once or not at all: kept until Redis is back, it would keep the sockets of this process waiting too. The adapter
 * does not look at what becomes of `publish`, `set` and `subscribe`: refused, they would end the process.
 */
const createSender = (url: string, log: Logger) => {
  const client = createClient({ url, disableOfflineQueue: true })
  // It connects again by itself; each lost connection is said once.
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  const [publish, set] = [client.publish.bind(client), client.set.bind(client)]
  return Object.assign(client, {
    duplicate: () => createListener(url),
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
