import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Replica } from './replica/replica.ts'

/** This process's connections to each database, and the number of calls waiting for one. */
export const measurePools = (registry: Registry, pools: Readonly<Record<string, pg.Pool>>): void => {
  const measure = (name: string, help: string, figure: (pool: pg.Pool) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, each] of Object.entries(pools)) this.set({ pool }, figure(each))
      },
    })
  }
  measure('database_connections_in_use', 'Connections that work', (pool) => pool.totalCount - pool.idleCount)
  measure('database_connections_open', 'Connections, working or not', (pool) => pool.totalCount)
  measure('database_calls_waiting', 'Calls that wait for a connection', (pool) => pool.waitingCount)
}

/** Whether lists come from the replica, and its greatest lag. */
export const measureReplica = (registry: Registry, { behindMs, isUsed }: Replica): void => {
  const measure = (name: string, help: string, figure: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(figure())
      },
    })
  }
  measure('database_replica_behind_seconds', 'How late the replica is at most', () => behindMs() / 1000)
  measure('database_replica_used', '1 while lists are read from the replica', () => Number(isUsed()))
}
