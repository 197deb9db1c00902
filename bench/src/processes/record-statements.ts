import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { DB } from '../../../apps/api/db/types.gen.ts'
import type { Deps } from '../../../apps/api/src/deps.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A pool that notes what it is asked. */
const listeningPool = (real: pg.Pool, heard: Statement[]): PostgresPool => ({
  options: real.options,
  end: () => real.end(),
  connect: async () => {
    const client = await real.connect()
    const query = (...[text, values]: readonly [string, (readonly unknown[])?]) => {
      heard.push({ text, values: values ?? [] })
      return client.query(text, values ? [...values] : [])
    }
    return { query: query as never, release: () => client.release() }
  },
})

/**
 * The statements that calls of the product make, for the floor to make them again. Each call runs once before, so that
 * what the product remembers is not counted.
 */
export const recordStatements = async (
  deps: Deps,
  databaseUrl: string,
  calls: readonly ((deps: Deps) => Promise<unknown>)[],
): Promise<Statement[][]> => {
  const heard: Statement[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: listeningPool(pool, heard) }) })
  const listening = { ...deps, db, readDb: db }
  const recorded: Statement[][] = []
  for (const call of calls) {
    await call(listening)
    heard.length = 0
    await call(listening)
    recorded.push([...heard])
  }
  await db.destroy()
  return recorded
}
