import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../src/db/embedded/index.ts'
import { processMark, stopPostgresIn } from '../../src/db/embedded/processes.ts'
import { migrate } from '../../src/db/migrate.ts'
import { databaseUrl, inCluster, templateName } from './databases.ts'
import { memoryBackedFolder } from './memory.ts'

const prefix = 'emma-test-'

export interface TestCluster {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a cluster in memory, with a template database that is migrated once. */
export async function startTestCluster(): Promise<TestCluster> {
  const parent = await memoryBackedFolder()
  await removeAbandoned(parent)
  const dataDir = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  const cluster = await startEmbeddedPostgres({ dataDir, durability: 'off', log: () => {} })
  const stop = async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await inCluster(cluster.url, `CREATE DATABASE ${templateName}`)
    await migrate(databaseUrl(cluster.url, templateName))
    await readCatalog(databaseUrl(cluster.url, templateName))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: cluster.url, stop }
}

/**
 * PostgreSQL caches the catalog at a first connection, and copies include the cache: otherwise each would have to build
 * it.
 */
async function readCatalog(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.end()
}

/** A killed run leaves its cluster; the next run frees its memory. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of (await readdir(parent)).filter((entry) => entry.startsWith(prefix))) {
    if (await processMark(Number.parseInt(name.slice(prefix.length), 10))) continue
    await stopPostgresIn(join(parent, name, 'postgres/cluster')).catch(() => {})
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}
