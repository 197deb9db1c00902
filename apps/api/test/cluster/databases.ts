import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

export const templateName = 'emma_template'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** The address of another database of the same cluster. */
export function databaseUrl(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A copy of a database without connections (about 25 ms if it is only migrated). */
export async function copyDatabase(clusterUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await inCluster(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: databaseUrl(clusterUrl, name),
    drop: () => inCluster(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

const kept = new Map<string, Pool>()

/** One connection to each cluster: opening one takes longer than copying a database. */
const connectionTo = (clusterUrl: string): Pool => {
  const known = kept.get(clusterUrl)
  if (known) return known
  const pool = new Pool({ connectionString: clusterUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // Dropping it ends the cluster.
  pool.on('error', () => {})
  kept.set(clusterUrl, pool)
  return pool
}

export const inCluster = async (clusterUrl: string, statement: string): Promise<void> => {
  await connectionTo(clusterUrl).query(statement)
}
