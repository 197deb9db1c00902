import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Connections of this process to each database, and how many calls wait for one. */
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
