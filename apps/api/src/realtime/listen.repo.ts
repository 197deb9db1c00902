import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const AGAIN_MS = 1000
/** A server that accepts connections but does not answer is dropped and tried again. */
const CONNECT_MS = 5000
/** After this long without data the other side is probed. */
const SILENT_MS = 10_000

interface Listening {
  readonly databaseUrl: string
  readonly applicationName: string
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /** Called whenever it listens, also after a reconnect: earlier messages were missed. */
  readonly onListening?: (client: pg.Client) => Promise<void>
  /** Called whenever listening stops: from then on messages are missed. */
  readonly onLost?: () => void
}

/** Listens until the connection ends. */
const listenOnce = async (
  client: pg.Client,
  { channel, onNotice, onListening }: Listening,
): Promise<void> => {
  // Not `once` of node:events: it rejects with the connection's error while nobody awaits it yet, which ends the
  // process.
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  await client.connect()
  await client.query(`LISTEN ${channel}`)
  await onListening?.(client)
  await ended
}

/** Listens on a database channel and reconnects if the connection is lost. Returns a function that stops it. */
export const listen = (listening: Listening): (() => Promise<void>) => {
  let stopped = false
  let client: pg.Client | undefined
  const run = async (): Promise<void> => {
    while (!stopped) {
      client = new pg.Client({
        connectionString: listening.databaseUrl,
        application_name: listening.applicationName,
        keepAlive: true,
        keepAliveInitialDelayMillis: SILENT_MS,
        connectionTimeoutMillis: CONNECT_MS,
      })
      // A lost connection is also an `end`, which the loop handles.
      client.on('error', () => {})
      await listenOnce(client, listening).catch(() => {})
      listening.onLost?.()
      await client.end().catch(() => {})
      if (!stopped) await sleep(AGAIN_MS)
    }
  }
  const running = run()
  return async () => {
    stopped = true
    await client?.end().catch(() => {})
    await running
  }
}
