import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { roundsOf } from '../depth.ts'
import { buildTestApp, type TestApp } from '../index.ts'
import { changeNames, makeChange } from '../kept/changes.ts'
import { type Facts, pathsOf, useFacts } from '../kept/facts.ts'
import { withoutKeeping } from '../kept/without-keeping.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

let t: TestApp
let apis: RunningProcess[]
let facts: Facts
let anew: FastifyInstance
beforeAll(async () => {
  t = await buildTestApp()
  t.clock.set(new Date().toISOString())
  facts = await useFacts(t)
  apis = await Promise.all([startProcess(t, 'api'), startProcess(t, 'api')])
  anew = await buildApp({ ...t.deps, memories: withoutKeeping(t.deps.memories) })
})
afterAll(async () => {
  await Promise.all(apis.map((each) => each.stop()))
  await anew.close()
  await t.close()
})

/** Without a refusal's trace id, which differs each time. */
const saying = (body: string): string => body.replace(/"traceId":"[^"]+"/, '')

const read = async (api: RunningProcess | undefined, path: string): Promise<string> => {
  const { headers } = facts.session
  return saying(await (await fetch(`${api?.url}/api/v1/${path}`, { headers })).text())
}

/** The current answer of each path, without a cache. */
const truth = async (): Promise<ReadonlyMap<string, string>> => {
  const { headers } = facts.session
  const said = new Map<string, string>()
  for (const path of pathsOf(facts)) {
    said.set(path, saying((await anew.inject({ url: `/api/v1/${path}`, headers })).body))
  }
  return said
}

/** An answer, with the changes made before it was requested, and those begun before it arrived. */
interface Reading {
  readonly path: string
  readonly body: string
  readonly from: number
  readonly to: number
}

const steps = (count: number) =>
  fc.sample(fc.tuple(fc.constantFrom(...changeNames), fc.nat(63)), count) satisfies [string, number][]

const READERS = 4

test('no answer of either process is older than what was committed before it was asked for', async () => {
  const truths = [await truth()]
  const readings: Reading[] = []
  let [begun, made, isOver] = [0, 0, false]
  const keepReading = async (reader: number): Promise<void> => {
    const paths = pathsOf(facts)
    for (let nth = reader; !isOver; nth += 1) {
      const path = paths[nth % paths.length] ?? ''
      const from = made
      const body = await read(apis[(nth + reader) % 2], path)
      readings.push({ path, body, from, to: begun })
    }
  }
  const readers = Array.from({ length: READERS }, (_, reader) => keepReading(reader))
  for (const [name, nth] of steps(roundsOf('keptChanges'))) {
    begun += 1
    await makeChange(facts, name, nth)
    made = begun
    truths.push(await truth())
  }
  isOver = true
  await Promise.all(readers)
  const isTrue = ({ path, body, from, to }: Reading) =>
    truths.slice(from, to + 1).some((said) => said.get(path) === body)
  expect(readings.length).toBeGreaterThan(roundsOf('keptChanges'))
  expect(readings.filter((reading) => !isTrue(reading))).toEqual([])
})

test('many changes at once of the same practices: none is lost, none waits for another for good', async () => {
  const WRITERS = 8
  const all = steps(2 * roundsOf('keptChanges'))
  const changeOn = async (writer: number): Promise<void> => {
    const own = all.filter((_, at) => at % WRITERS === writer)
    // Each writer has its own times: two bookings of one time may wait for each other, which is not tested here.
    for (const [name, nth] of own) await makeChange(facts, name, (nth - (nth % WRITERS) + writer) % 64)
  }
  let isOver = false
  const keepReading = async (): Promise<void> => {
    while (!isOver) await Promise.all(apis.flatMap((api) => pathsOf(facts).map((path) => read(api, path))))
  }
  const reading = keepReading()
  const writing = Array.from({ length: WRITERS }, (_, writer) => changeOn(writer))
  await Promise.all(writing).finally(() => {
    isOver = true
  })
  await reading
  const said = await truth()
  for (const api of apis) {
    for (const path of pathsOf(facts)) expect(await read(api, path)).toBe(said.get(path))
  }
  const { rows } = await sql<{ lanes: number }>`SELECT count(*)::int AS lanes FROM practice_versions
    WHERE specialist_id = ${facts.specialists[0]}`.execute(t.deps.db)
  expect(rows[0]?.lanes).toBeLessThanOrEqual(WRITERS)
})
