import { listen } from './listen.repo.ts'

interface Revocations {
  readonly databaseUrl: string
  /** The sessions with sockets in this process. */
  readonly held: () => readonly string[]
  /** The invitations with sockets in this process. */
  readonly heldGuests: () => readonly string[]
  readonly onRevoked: (sessionId: string) => void
}

/**
 * Called for every revoked session and every ended invitation to a call, on any process. Earlier revocations are read
 * from the database.
 */
export const onRevocations = ({
  databaseUrl,
  held,
  heldGuests,
  onRevoked,
}: Revocations): (() => Promise<void>) =>
  listen({
    databaseUrl,
    applicationName: 'emma-revocations',
    channel: 'session_revoked',
    onNotice: onRevoked,
    onListening: async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND revoked_at IS NOT NULL
         UNION ALL SELECT id FROM call_companions WHERE id = ANY($2::uuid[]) AND ended_at IS NOT NULL`,
        [held(), heldGuests()],
      )
      for (const { id } of rows) onRevoked(id)
    },
  })
