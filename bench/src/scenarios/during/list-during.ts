import { load, type Request } from '../../load.ts'
import type { Row } from '../../row.ts'
import type { Setup } from '../../setup.ts'
import { CONNECTIONS } from '../http-work.ts'
import { list } from '../list.ts'

interface Heavy {
  /** The load beside the list: `50 log in`. */
  readonly what: string
  readonly requests: readonly Request[]
  readonly connections: number
}

/** How long everybody else waits during a heavy load: the list alone, and beside it. */
export const listDuring = async (
  setup: Setup,
  { what, requests: heavy, connections }: Heavy,
): Promise<Row> => {
  const { requests } = await list.prepare(setup)
  const options = { url: setup.server.url, requests, connections: CONNECTIONS, seconds: setup.seconds }
  const alone = await load(options)
  const [, duringIt] = await Promise.all([load({ ...options, requests: heavy, connections }), load(options)])
  const [before, after] = [alone.latency.p99, duringIt.latency.p99]
  return {
    work: `the list while ${what}`,
    goal: 'p99 at most doubles',
    perSecond: duringIt.requests.average,
    p50: duringIt.latency.p50,
    p99: after,
    result: `p99 ${before} ms alone, ${after} ms beside`,
    isMet: after <= 2 * before,
  }
}
