import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const AGAIN_MS = 1000

interface Revocations {
  readonly databaseUrl: string
  /** The sessions that this process holds sockets of. */
  readonly held: () => readonly string[]
  readonly onRevoked: (sessionId: string) => void
}

/** Listens until the connection ends. What was revoked before it listened is looked up. */
const listenOnce = async (client: pg.Client, { held, onRevoked }: Revocations): Promise<void> => {
  const ended = once(client, 'end')
  client.on('notification', ({ payload }) => onRevoked(payload ?? ''))
  await client.connect()
  await client.query('LISTEN session_revoked')
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND revoked_at IS NOT NULL',
    [held()],
  )
  for (const { id } of rows) onRevoked(id)
  await ended
}

/** Hears of every revoked session, on whichever process it was revoked; a lost connection is opened again. */
export const hearRevocations = (revocations: Revocations): (() => Promise<void>) => {
  let stopped = false
  let client: pg.Client | undefined
  const run = async (): Promise<void> => {
    while (!stopped) {
      client = new pg.Client({
        connectionString: revocations.databaseUrl,
        application_name: 'emma-revocations',
        keepAlive: true,
      })
      // A lost connection is an `end` as well, which the loop answers.
      client.on('error', () => {})
      await listenOnce(client, revocations).catch(() => {})
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
