import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, inCluster, startTestCluster, templateName, testKeys } from '@emma/api/test'
import { startServer } from '../server.ts'

/** A stopped installation with the demo: every journey's file begins with a copy of it. */
export interface Template {
  readonly clusterUrl: string
  readonly database: string
  /** The server's files, and in `sandbox` the simulators' state. */
  readonly folder: string
  /** Keys that the copies are sealed and signed with. */
  readonly keys: Readonly<Record<string, string>>
}

const SETTING = 'EMMA_TEMPLATE'
const SEEDED = 'emma_demo'

/**
 * Starts a cluster, seeds the template once and publishes it to this run's workers; returns a function that removes it
 * all.
 */
export const seedTemplate = async (): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster()
  const folder = await mkdtemp(join(tmpdir(), 'emma-template-'))
  const remove = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await inCluster(cluster.url, `CREATE DATABASE ${SEEDED} TEMPLATE ${templateName} STRATEGY file_copy`)
    const keys = testKeys()
    const server = await startServer({ databaseUrl: databaseUrl(cluster.url, SEEDED), dataDir: folder, keys })
    await server.stop()
    const template: Template = { clusterUrl: cluster.url, database: SEEDED, folder, keys }
    process.env[SETTING] = JSON.stringify(template)
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

/** The seeded template, by this process or its parent; undefined if there is none. */
export const writtenTemplate = (): string | undefined => process.env[SETTING]

export const readTemplate = (): Template => {
  const text = writtenTemplate()
  if (text === undefined) throw new Error('There is no template: the global set-up makes it')
  return JSON.parse(text)
}

export const copyFolder = async ({ folder }: Template): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'emma-e2e-'))
  await cp(folder, copy, { recursive: true })
  return copy
}
