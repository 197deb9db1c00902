import { listen } from './listen.repo.ts'

interface Revocations {
  readonly databaseUrl: string
  /** The sessions that this process holds sockets of. */
  readonly held: () => readonly string[]
  readonly onRevoked: (sessionId: string) => void
}

/** Hears of every revoked session, on whichever process it was revoked; what was revoked before that is looked up. */
export const hearRevocations = ({ databaseUrl, held, onRevoked }: Revocations): (() => Promise<void>) =>
  listen({
    databaseUrl,
    applicationName: 'emma-revocations',
    channel: 'session_revoked',
    onNotice: onRevoked,
    onListening: async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND revoked_at IS NOT NULL',
        [held()],
      )
      for (const { id } of rows) onRevoked(id)
    },
  })
