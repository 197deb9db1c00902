import { createAdapter } from '@socket.io/postgres-adapter'
import type { ServerOptions } from 'socket.io'
import type { Config } from '../config.ts'
import { createPool } from '../db/pool.ts'

export interface Cluster {
  readonly options: Partial<Pick<ServerOptions, 'adapter'>>
  readonly leave: () => Promise<void>
}

/** NOTIFY refuses 8,000 bytes and more; what is longer goes through a table. */
const LONGEST_NOTICE = 7900

/**
 * How the sockets of several servers reach each other, by `REALTIME_ADAPTER`: through PostgreSQL's NOTIFY, or not at all
 * where one server has them all. The connections are its own, so that a burst of signals never waits for bookings.
 */
export const joinCluster = (config: Config): Cluster => {
  if (config.REALTIME_ADAPTER === 'memory') return { options: {}, leave: async () => {} }
  const pool = createPool({ url: config.DATABASE_URL, max: 4, applicationName: 'emma-realtime' })
  return {
    options: { adapter: createAdapter(pool, { payloadThreshold: LONGEST_NOTICE }) },
    leave: () => pool.end(),
  }
}
