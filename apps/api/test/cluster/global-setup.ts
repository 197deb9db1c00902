import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/db/embedded/index.ts'
import { processMark, stopPostgresIn } from '../../src/db/embedded/processes.ts'
import { migrate } from '../../src/db/migrate.ts'
import { databaseUrl, templateName } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

const prefix = 'emma-test-'
const roomNeeded = 1024 ** 3

/** One cluster per run, in memory, with a template database that is migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await memoryBackedFolder()
  await removeAbandoned(parent)
  const dataDir = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  const cluster = await startEmbeddedPostgres({ dataDir, durability: 'off', log: () => {} })
  const stop = async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await createTemplate(cluster.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', cluster.url)
  return stop
}

async function createTemplate(clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  await migrate(databaseUrl(clusterUrl, templateName))
}

async function memoryBackedFolder(): Promise<string> {
  const room = await statfs('/dev/shm').catch(() => undefined)
  return room && room.bavail * room.bsize > roomNeeded ? '/dev/shm' : tmpdir()
}

/** A run that was killed leaves its cluster; the memory it holds is given back by the next run. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of (await readdir(parent)).filter((entry) => entry.startsWith(prefix))) {
    if (await processMark(Number.parseInt(name.slice(prefix.length), 10))) continue
    await stopPostgresIn(join(parent, name, 'postgres/cluster')).catch(() => {})
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}
