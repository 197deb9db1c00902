import type { Deps } from '../../../apps/api/src/deps.ts'
import { load, type Request } from '../load.ts'
import type { HttpProcess } from '../processes/child.ts'
import { cpuDuring } from '../processes/cpu.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'

/** A product call measured under load, beside the floor. */
export interface HttpWork {
  readonly key: string
  readonly work: string
  /** CPU milliseconds a request. */
  readonly goal: number
  /** A bare server's time for the same when the goal was set, CPU milliseconds. */
  readonly reference?: number
  /** Milliseconds at ten connections. */
  readonly p99Goal?: number
  readonly prepare: (setup: Setup) => Promise<{
    readonly requests: readonly Request[]
    /** The use case behind some of them, whose statements the floor repeats. */
    readonly calls: readonly ((deps: Deps) => Promise<unknown>)[]
  }>
}

export const CONNECTIONS = 10
const WARM_UP_SECONDS = 2

/**
 * Requests per second, latency and CPU of server and database with ten connections.
 * @param before requests of the warm-up: others where an answer is kept
 */
export const measure = async (
  setup: Setup,
  server: HttpProcess,
  requests: readonly Request[],
  before: readonly Request[] = requests,
) => {
  const options = { url: server.url, requests, connections: CONNECTIONS }
  await load({ ...options, requests: before, seconds: WARM_UP_SECONDS })
  const { result, ms } = await cpuDuring([server.pid, setup.settings.clusterPid], () =>
    load({ ...options, seconds: setup.seconds }),
  )
  const [ofServer = 0, ofDatabase = 0] = ms.map((each) => each / result.requests.total)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ofServer + ofDatabase,
    cpuServer: ofServer,
    cpuDatabase: ofDatabase,
  }
}

const floorRequests = (key: string, count: number): Request[] =>
  Array.from({ length: count }, (_, nth) => ({ method: 'GET', path: `/${key}/${nth}`, headers: {} }))

export const runHttpWork = async (
  setup: Setup,
  floor: HttpProcess,
  { key, work, goal, reference, p99Goal }: HttpWork,
  { requests, calls }: Awaited<ReturnType<HttpWork['prepare']>>,
): Promise<Row> => {
  const figures = await measure(setup, setup.server, requests)
  const least = await measure(setup, floor, floorRequests(key, calls.length))
  const isFast = p99Goal === undefined || figures.p99 <= p99Goal
  return {
    work,
    goal: `≤ ${goal} ms CPU${p99Goal === undefined ? '' : `, p99 ≤ ${p99Goal} ms`}`,
    ...figures,
    floor: { cpu: least.cpu, perSecond: least.perSecond, what: 'node:http + pg' },
    ...(reference === undefined ? {} : { goalRatio: goal / reference }),
    isMet: figures.cpu <= goal && isFast,
  }
}

/** Arguments of a use case besides its own input. */
export const client = { address: '127.0.0.1', userAgent: 'bench', traceId: 'bench' }
export const noInput = {
  client,
  files: {},
  idempotencyKey: undefined,
  params: undefined,
  query: undefined,
  body: undefined,
} as const
