import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from 'graphile-worker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSettings } from '../../test/settings.ts'
import { type Collector, startCollector } from '../../test/tracing/collector.ts'
import { readConfig } from '../config.ts'
import { AppError } from '../http/app-error.ts'
import { carryTrace, traceJob } from '../jobs/trace-job.ts'
import { createLog } from '../log.ts'
import { currentSpan, step } from './span.ts'
import { type Beginning, beginning, openTracing, type Tracing } from './tracing.ts'

let collector: Collector
let lines: string[]
const opened: Tracing[] = []
beforeEach(async () => {
  collector = await startCollector()
  lines = []
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  await collector.stop()
})

const log = createLog('info', { write: (line) => void lines.push(line) })
const open = async (more: Readonly<Record<string, string>> = {}): Promise<Tracing> => {
  const settings = testSettings('postgres://nowhere', 'http://nowhere', 25, '/tmp')
  const config = readConfig({
    ...settings,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
    ...more,
  })
  const tracing = await openTracing(config, log)
  if (!tracing) throw new Error('Tracing is off')
  opened.push(tracing)
  return tracing
}
const call =
  (more: Partial<Beginning> = {}) =>
  (): Beginning => ({
    name: 'call',
    kind: 'server',
    attributes: {},
    ...more,
  })
const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'
const CALLED = '0af7651916cd43dd8448eb211c80319c'

test('a caller chooses the id of the trace, and not whether it is kept', async () => {
  const tracing = await open()
  await beginning(tracing, call({ caller: CALLER }), async () => {})
  const none = await open({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
  const inside = await beginning(none, call({ caller: CALLER.replace(/00$/, '01') }), () =>
    step('below', 'internal', {}, async () => currentSpan()),
  )
  expect(inside).toMatchObject({ traceId: CALLED, isKept: false })
  await Promise.all([tracing.close(), none.close()])
  expect(collector.spans).toMatchObject([{ name: 'call', traceId: CALLED, parentId: 'b7ad6b7169203331' }])
})

test.each([
  '',
  'x',
  CALLER.slice(3),
  CALLER.replace(/^00/, 'ff'),
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
])('a header that is none is passed over: %s', async (caller) => {
  const tracing = await open()
  await beginning(tracing, call({ caller }), async () => {})
  await tracing.close()
  expect(collector.spans).toMatchObject([{ name: 'call', parentId: '' }])
})

test('what broke has failed, and a refusal has not; neither says with which words', async () => {
  const tracing = await open()
  const fail = (error: Error) =>
    beginning(tracing, call(), () => Promise.reject(error)).catch(() => undefined)
  await fail(new TypeError('paula@emma.test is undefined'))
  await fail(Object.assign(new Error('duplicate of 12345678909'), { code: '23505' }))
  await fail(new AppError('slot_taken'))
  await tracing.close()
  expect(collector.spans.map(({ hasFailed, attributes }) => [hasFailed, attributes])).toEqual([
    [true, { 'error.type': 'TypeError' }],
    [true, { 'error.type': '23505' }],
    [false, { 'error.type': 'slot_taken' }],
  ])
})

const jobOf = (addedAt: string, begunAt: string): Job =>
  ({
    task_identifier: 'remind',
    attempts: 1,
    created_at: new Date(addedAt),
    locked_at: new Date(begunAt),
  }) as Job
const run = async (tracing: Tracing, payload: unknown, begunAt: string) => {
  const job = jobOf('2026-01-01T08:00:00Z', begunAt)
  const seen: unknown[] = []
  await traceJob(tracing, { job, payload }, async (own) => {
    seen.push(own)
    log.info('done')
  })
  return seen
}

test('a job goes on with the trace that added it; hours later it is one of its own, which names the other', async () => {
  const tracing = await open()
  const payload = await beginning(tracing, call(), async () => carryTrace({ id: 7 }))
  expect(await run(tracing, payload, '2026-01-01T08:00:02Z')).toEqual([{ id: 7 }])
  expect(await run(tracing, payload, '2026-01-01T20:00:00Z')).toEqual([{ id: 7 }])
  await tracing.close()
  const [added, soon, late] = collector.spans
  expect(soon).toMatchObject({
    name: 'job remind',
    traceId: added?.traceId,
    parentId: added?.spanId,
    links: [],
  })
  expect(late).toMatchObject({ name: 'job remind', parentId: '', links: [added?.traceId] })
  expect(late?.traceId).not.toBe(added?.traceId)
  expect(lines.map((line) => JSON.parse(line).trace_id)).toEqual([soon?.traceId, late?.traceId])
})

test('a job that was added without a trace, or is done where nothing is traced, is done all the same', async () => {
  expect(carryTrace({ id: 7 })).toEqual({ id: 7 })
  const job = jobOf('2026-01-01T08:00:00Z', '2026-01-01T08:00:00Z')
  const seen: unknown[] = []
  const keep = async (own: unknown) => void seen.push(own)
  await traceJob(undefined, { job, payload: { id: 7, traceparent: CALLER } }, keep)
  await traceJob(undefined, { job, payload: null }, keep)
  expect(seen).toEqual([{ id: 7 }, null])
})

const many = async (tracing: Tracing, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) await beginning(tracing, call(), async () => {})
}

test('a collector that refuses is told of once in the log, and once when it takes traces again', async () => {
  const tracing = await open()
  const refuse = (status: number) => collector.answerWith((response) => void response.writeHead(status).end())
  const said = () => lines.map((line) => JSON.parse(line).msg)
  refuse(400)
  await many(tracing, 600)
  await expect.poll(said).toEqual(['the collector of traces takes nothing: traces are lost'])
  const before = collector.keys.length
  await many(tracing, 600)
  await expect.poll(() => collector.keys.length).toBeGreaterThan(before)
  refuse(200)
  // A batch that fails only now leaves the next ones waiting for another span, as a process at work has them.
  const saidAtWork = async () => {
    await many(tracing, 1)
    return said()
  }
  await expect.poll(saidAtWork).toHaveLength(2)
  expect(said()[1]).toBe('the collector of traces takes them again')
})

test('for a collector that hangs a bounded number of spans waits, and no process waits at its end', async () => {
  collector.answerWith(() => {})
  const tracing = await open()
  await many(tracing, 600)
  await expect.poll(() => collector.spans.length).toBe(512)
  await many(tracing, 10_000)
  await sleep(0)
  await tracing.close()
  expect(collector.spans.length).toBeLessThanOrEqual(512 + 2048)
})

test('a collector that is not there keeps nobody', async () => {
  const tracing = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  await many(tracing, 3)
  await tracing.close()
  expect(lines.filter((line) => line.includes('traces are lost'))).toHaveLength(1)
})
