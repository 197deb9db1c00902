import pg from 'pg'
import type { Config } from '../../apps/api/src/config.ts'
import { hashToken, newRefreshToken, signAccessToken } from '../../apps/api/src/features/auth/index.ts'
import { leanProcess } from '../../scripts/run/environment.ts'
import { type HttpProcess, startHttpProcess } from './processes/child.ts'
import { configOf, type Settings } from './settings.ts'

/** The context of scenarios: one copy of the data and a server over it. */
export interface Setup {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly config: Config
  readonly pool: pg.Pool
  readonly server: HttpProcess
  readonly specialists: number
  /** Per measurement. */
  readonly seconds: number
  /** Port for profiling the server. */
  readonly inspectorPort?: number | undefined
}

/** @param inspectorPort lets a profiler connect */
export const startServer = (
  { env }: Settings,
  databaseUrl: string,
  inspectorPort?: number,
): Promise<HttpProcess> =>
  startHttpProcess(
    new URL('../../apps/api/src/server.ts', import.meta.url),
    {
      ...process.env,
      ...leanProcess,
      ...(inspectorPort === undefined
        ? {}
        : { NODE_OPTIONS: `${leanProcess.NODE_OPTIONS} --inspect=127.0.0.1:${inspectorPort}` }),
      ...env,
      DATABASE_URL: databaseUrl,
    },
    '/api/v1/health/ready',
  )

export const openSetup = async (
  settings: Settings,
  databaseUrl: string,
  sizes: Pick<Setup, 'specialists' | 'seconds' | 'inspectorPort'>,
): Promise<Setup> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // A closing connection may still get the news that its database goes away.
  pool.on('error', () => {})
  const config = configOf(settings, databaseUrl)
  const server = await startServer(settings, databaseUrl, sizes.inspectorPort)
  return { ...sizes, settings, databaseUrl, config, pool, server }
}

export const closeSetup = async ({ pool, server }: Setup): Promise<void> => {
  await server.stop()
  await pool.end()
}

/** A logged-in person of the data. */
export interface Person {
  readonly id: string
  readonly userId: string
  readonly sessionId: string
  readonly token: string
}

/** Each with a session. */
export const signIn = async ({ pool, config }: Setup, people: readonly { id: string; user_id: string }[]) => {
  const now = new Date()
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO sessions (id, user_id, refresh_hash, created_at, last_used_at, expires_at)
     SELECT gen_random_uuid(), user_id, hash, $3, $3, $3::timestamptz + interval '30 days'
     FROM unnest($1::uuid[], $2::bytea[]) AS person (user_id, hash) RETURNING id`,
    [people.map(({ user_id }) => user_id), people.map(() => hashToken(newRefreshToken())), now],
  )
  return people.map(({ id, user_id: userId }, nth): Person => {
    const sessionId = rows[nth]?.id ?? ''
    return { id, userId, sessionId, token: signAccessToken(config, { userId, sessionId }, now) }
  })
}

/** The first customers: those with full wallets. */
export const customersOf = async (setup: Setup, count: number): Promise<Person[]> => {
  const { rows } = await setup.pool.query<{ id: string; user_id: string }>(
    'SELECT id, user_id FROM customers ORDER BY id LIMIT $1',
    [count],
  )
  return signIn(setup, rows)
}

export const specialistsOf = async (setup: Setup, count: number): Promise<Person[]> => {
  const { rows } = await setup.pool.query<{ id: string; user_id: string }>(
    'SELECT id, user_id FROM specialists ORDER BY md5(id::text) LIMIT $1',
    [count],
  )
  return signIn(setup, rows)
}

/** Specialists of the data, in the order of their ids in the list. */
export const theseSpecialists = async (setup: Setup, ids: readonly string[]): Promise<Person[]> => {
  const { rows } = await setup.pool.query<{ id: string; user_id: string }>(
    'SELECT id, user_id FROM specialists JOIN unnest($1::uuid[]) WITH ORDINALITY AS w (id, nth) USING (id) ORDER BY nth',
    [ids],
  )
  return signIn(setup, rows)
}

/** A customer or specialist of the demo. */
export const personByEmail = async (setup: Setup, email: string): Promise<Person> => {
  const { rows } = await setup.pool.query<{ id: string; user_id: string }>(
    `SELECT p.id, p.user_id FROM users u JOIN (
       SELECT id, user_id FROM customers UNION ALL SELECT id, user_id FROM specialists) p ON p.user_id = u.id
      WHERE u.email = $1`,
    [email],
  )
  const [person] = await signIn(setup, rows)
  if (!person) throw new Error(`Nobody has the address ${email}`)
  return person
}

export const headersOf = ({ token }: Person): Record<string, string> => ({ authorization: `Bearer ${token}` })
