import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestAppOn } from '../test/build-test-app.ts'
import { createTestDatabase } from '../test/cluster/index.ts'
import type { TestApp } from '../test/index.ts'
import { createPool } from './db/pool.ts'
import { startWorker } from './jobs/worker.ts'

const monitoring = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url))
const runbooks = fileURLToPath(new URL('../../../docs/runbooks.md', import.meta.url))
/** Prometheus' own metrics, and those that need sockets. */
const ofOthers = /^(up|sockets?_\w+)$/

let t: TestApp
beforeAll(async () => {
  // With everything that is measured only if present.
  const database = await createTestDatabase()
  t = await buildTestAppOn(database, { DATABASE_READ_URL: database.url })
})
afterAll(() => t.close())

const read = async (): Promise<string> =>
  (await t.app.inject({ url: '/api/v1/metrics', remoteAddress: '127.0.0.1' })).body

test('alerts and the dashboard name figures that there are', async () => {
  await t.app.inject({ url: '/api/v1/health/live' })
  const counted = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const texts = await Promise.all(
    (await readdir(monitoring)).map((file) => readFile(`${monitoring}${file}`, 'utf8')),
  )
  const named = texts.flatMap((text) => [...text.matchAll(/\b(\w+)\{job=/g)].map(([, name = '']) => name))
  const unknown = named.filter(
    (name) =>
      !ofOthers.test(name) && !counted.has(name) && !counted.has(name.replace(/_(bucket|count|sum)$/, '')),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(unknown).toEqual([])
})

test('every alert has its page of what to do', async () => {
  const rules = await readFile(`${monitoring}rules.yaml`, 'utf8')
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const pages = [...(await readFile(runbooks, 'utf8')).matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(8)
  expect(alerts.filter((name) => !pages.includes(name))).toEqual([])
})

test('a job is counted with the time that it took, done or failed', async () => {
  const pool = createPool({ url: t.databaseUrl, max: 4 })
  let tries = 0
  const forget = async () => {
    tries += 1
    throw new Error('not today')
  }
  const worker = startWorker(t.deps, pool, { 'forget-errors': forget }, [])
  await t.deps.jobs.add(t.deps.db, 'forget-errors', {})
  await expect.poll(() => tries).toBe(1)
  await expect.poll(read).toMatch(/^job_duration_seconds_count\{task="forget-errors",outcome="failed"\} 1$/m)
  await worker.stop()
  await pool.end()
})

test('connections that are in use, and calls that wait for one, are counted', async () => {
  const figures = await read()
  expect(figures).toMatch(/^database_connections_open\{pool="main"\} \d+$/m)
  expect(figures).toMatch(/^database_calls_waiting\{pool="main"\} \d+$/m)
})
