import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { DB } from '../../db/types.gen.ts'
import { LateBeginClient } from './client/begin-late.ts'
import { tracedClient } from './traced/traced-client.ts'

export type Db = Kysely<DB>

// Money is bigint in the ledger; every sum stays far below 2^53 centavos.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day and a wall time have no zone: they stay text.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const statementNames = new Map<string, string>()
const MAX_STATEMENTS = 600

/**
 * Marks a statement whose best plan depends on its values and differs much from a generic plan. PostgreSQL plans it for
 * each call.
 */
export const plannedEachTime = sql.raw('/* planned each time */')
const isPlannedEachTime = (text: string): boolean => text.startsWith('/* planned each time */')

/** Names the first few hundred distinct statements, so that PostgreSQL parses and plans each once per connection. */
const nameOf = (text: string): string | undefined => {
  if (isPlannedEachTime(text)) return undefined
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= MAX_STATEMENTS) return known
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** A client whose parameterised queries are prepared (85 µs against 227 for an unprepared builder query). */
class PreparingClient extends LateBeginClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` eight ways; only the (text, values) form is touched.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    if (typeof text === 'string' && Array.isArray(values)) {
      const name = nameOf(text)
      // The rest is the callback of pg's own `pool.query`.
      if (name !== undefined) return Reflect.apply(super.query, this, [{ name, text, values }, ...rest])
    }
    return Reflect.apply(super.query, this, args)
  }
}

const STATEMENT_MS = 30_000
/** A live server ends a statement within this time. */
const GIVEN_UP_MS = STATEMENT_MS + 5000

/**
 * Closes its connection if no answer comes: a hanging server, or a commit that waits for a synchronous standby, which
 * no limit of PostgreSQL's ends. The outcome of such a commit is unknown.
 */
class ImpatientClient extends PreparingClient {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  override query(...args: any[]): any {
    const answer = Reflect.apply(super.query, this, args)
    if (!(answer instanceof Promise)) return answer
    const timer = setTimeout(() => this.connection.stream.destroy(), GIVEN_UP_MS)
    return answer.finally(() => clearTimeout(timer))
  }
}

/**
 * The role of the migrations' `grants.sql`. If it does not exist or this user may not take it, a connection works as
 * its own user; `worksAsRole` tells which.
 */
export const APP_ROLE = 'emma_app'
const takeRole = `DO $$ BEGIN SET ROLE ${APP_ROLE}; EXCEPTION WHEN undefined_object OR invalid_parameter_value
  OR insufficient_privilege THEN NULL; END $$`

export interface PoolOptions {
  readonly url: string
  readonly max: number
  readonly applicationName?: string
  /** Works as `APP_ROLE`: for the server, not for maintenance. */
  readonly asAppRole?: true
  /** Its statements are steps of traces, labelled with this database: `primary`, `replica`. */
  readonly tracedAs?: string
}

/** After this long without data, TCP keep-alive checks the peer, so that a machine that vanished is noticed. */
const SILENT_MS = 10_000

/** A pool whose waiting is bounded: an exhausted pool or a dead server is an error after 5 s, never a hang. */
export const createPool = (options: PoolOptions): pg.Pool => {
  const { url, max, applicationName = 'emma', asAppRole, tracedAs } = options
  const Client = asAppRole ? ImpatientClient : PreparingClient
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 30_000,
    Client: tracedAs === undefined ? Client : tracedClient(Client, tracedAs),
    ...(asAppRole ? { onConnect: (client: pg.ClientBase) => client.query(takeRole) } : {}),
  })
  // A server that goes away breaks idle connections; the pool drops them and opens new ones.
  pool.on('error', () => {})
  // A connection that fails between two statements in use only fails its next statement, not the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  return pool
}

export const createDb = (pool: PostgresPool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

/** Whether the connections work under `APP_ROLE`, which can't change what is append-only. */
export const worksAsRole = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(db)
  return rows[0]?.role === APP_ROLE
}
