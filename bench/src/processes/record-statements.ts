import pg from 'pg'
import { createDb } from '../../../apps/api/src/db/pool.ts'
import type { Deps } from '../../../apps/api/src/deps.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A pool that records its connections' statements. */
const listeningPool = (databaseUrl: string, received: Statement[]): pg.Pool => {
  class ListeningClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` eight ways; only the (text, values) form is heard.
    override query(...args: any[]): any {
      const [text, values] = args
      if (typeof text === 'string') received.push({ text, values: Array.isArray(values) ? values : [] })
      // biome-ignore lint/suspicious/noExplicitAny: passed on as it came.
      return (super.query as (...rest: any[]) => unknown).apply(this, args)
    }
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, Client: ListeningClient })
  pool.on('error', () => {})
  return pool
}

/**
 * The statements of product calls, for the floor to repeat. Each call runs once before, so that cached reads are not
 * counted.
 */
export const recordStatements = async (
  deps: Deps,
  databaseUrl: string,
  calls: readonly ((deps: Deps) => Promise<unknown>)[],
): Promise<Statement[][]> => {
  const received: Statement[] = []
  const db = createDb(listeningPool(databaseUrl, received))
  const listening = { ...deps, db, readDb: db }
  const recorded: Statement[][] = []
  for (const call of calls) {
    await call(listening)
    received.length = 0
    await call(listening)
    recorded.push([...received])
  }
  await db.destroy()
  return recorded
}
