import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { buildTestAppOn, type TestApp } from '../build-test-app.ts'
import { memoryBackedFolder } from '../cluster/memory.ts'
import { startRedis, type TestRedis } from '../cluster/redis.ts'
import { freePort } from '../free-port.ts'
import { type RunningProcess, startProcess } from '../processes/start-process.ts'
import { startS3 } from '../storage/s3.ts'
import { startHaproxy } from './haproxy.ts'
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts'
import { readRecipe, recipePath } from './recipe.ts'
import { type SlowLink, startSlowLink } from './slow-link.ts'

/** A machine of the recipe: an API process and a worker process. */
export interface Node {
  api: RunningProcess
  worker: RunningProcess
  readonly start: () => Promise<void>
}

/**
 * Two nodes that share a bucket and no folder, two PostgreSQLs, Redis and the load balancer, as in
 * docs/high-availability, on this machine.
 */
export interface Stack {
  /** For creating people and reading rows, connected to the database like the nodes. */
  readonly t: TestApp
  /** The public URL. */
  readonly url: string
  readonly nodes: readonly [Node, Node]
  readonly postgres: PostgresPair
  readonly redis: TestRedis
  readonly link: SlowLink
  readonly close: () => Promise<void>
}

const startNode = async (
  t: TestApp,
  port: number,
  files: Readonly<Record<string, string>>,
): Promise<Node> => {
  const both = () =>
    Promise.all([
      startProcess(t, 'api', { ...files, PORT: String(port) }),
      startProcess(t, 'worker', { ...files, LEAVE_MS: '0' }),
    ])
  const [api, worker] = await both()
  const node: Node = {
    api,
    worker,
    start: async () => {
      ;[node.api, node.worker] = await both()
    },
  }
  return node
}

const isReady = async (url: string): Promise<number> =>
  (await fetch(`${url}/api/v1/health/ready`).catch(() => undefined))?.status ?? 0

/** Started parts, to be stopped in reverse order, even if a later one failed to start. */
const createUndo = () => {
  const ends: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (let end = ends.pop(); end; end = ends.pop()) await end()
  }
  return { add: (end: () => Promise<unknown>) => void ends.push(end), close }
}
type Undo = ReturnType<typeof createUndo>

const startDatabase = async (undo: Undo, nodes: readonly [number, number]) => {
  const folder = await mkdtemp(`${await memoryBackedFolder()}/emma-faults-`)
  undo.add(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL runs as a separate user if the tests run as root.
  await chmod(folder, 0o755)
  const postgres = await startPostgresPair(folder)
  undo.add(postgres.close)
  const [people, database] = [await freePort(), await freePort()]
  const { primary, standby } = postgres
  undo.add(await startHaproxy({ people, nodes, database, postgres: [primary.port, standby.port] }))
  const link = await startSlowLink(database)
  undo.add(link.close)
  const isSynchronous = () => postgres.ask(primary, 'SELECT sync_state FROM pg_stat_replication')
  await expect.poll(isSynchronous).toBe('sync')
  return { folder, postgres, link, url: `http://127.0.0.1:${people}` }
}

const startApp = async (undo: Undo, port: number, redis: TestRedis): Promise<TestApp> => {
  const url = `postgres://emma:emma@127.0.0.1:${port}/emma`
  await expect.poll(() => migrate(url).then(() => 'migrated', String)).toBe('migrated')
  const settings = Object.entries(parseEnv(await readRecipe('emma.env'))).map(([name, value]) => [
    name,
    `${value}`,
  ])
  const database = { url, drop: async () => {} }
  const t = await buildTestAppOn(database, { ...Object.fromEntries(settings), REDIS_URL: redis.url })
  undo.add(t.close)
  t.clock.set(new Date().toISOString())
  return t
}

const startAll = async (undo: Undo): Promise<Stack> => {
  const ports = [await freePort(), await freePort()] as const
  const { folder, postgres, link, url } = await startDatabase(undo, ports)
  const redis = await startRedis([recipePath('redis.conf')])
  undo.add(redis.stop)
  const t = await startApp(undo, link.port, redis)
  const s3 = await startS3()
  undo.add(s3.close)
  const apart = (name: string) => ({ ...s3.environment, DATA_DIR: join(folder, name) })
  const nodes = [
    await startNode(t, ports[0], apart('one')),
    await startNode(t, ports[1], apart('other')),
  ] as const
  undo.add(() => Promise.all(nodes.flatMap(({ api, worker }) => [api.kill(), worker.kill()])))
  await expect.poll(() => isReady(url)).toBe(200)
  return { t, url, nodes, postgres, redis, link, close: undo.close }
}

export const startStack = async (): Promise<Stack> => {
  const undo = createUndo()
  return startAll(undo).catch(async (error: unknown) => {
    await undo.close()
    throw error
  })
}
